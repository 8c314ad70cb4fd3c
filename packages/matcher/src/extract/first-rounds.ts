import { firstRounds } from '../knowledge/first-rounds.ts'
import { yearOf } from './calendar.ts'
import type { Qualifiers } from './qualifiers.ts'
import type { Time } from './time.ts'

/**
 * Returns the qualifiers with the round in place of "knockout", where the tournament and its year are known: who leaves
 * the groups of the 2026 World Cup reaches its round of 32. Returns the same object where nothing changes.
 */
export function withFirstRound(qualifiers: Qualifiers, leagues: readonly string[], time: Time): Qualifiers {
  if (qualifiers.reach !== 'knockout') return qualifiers
  const year = time.years[0]?.value ?? (time.closing === undefined ? undefined : yearOf(time.closing))
  const [rounds, ...others] = leagues.map((league) => firstRounds.get(league)).filter((known) => known !== undefined)
  const stage = year === undefined || others.length > 0 ? undefined : rounds?.find(([since]) => year >= since)?.[1]
  return stage === undefined ? qualifiers : { ...qualifiers, reach: stage }
}
