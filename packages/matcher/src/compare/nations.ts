import { type EntityId, entityAt, kindOf } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise, splitWords } from '../extract/text.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { clubsAbroad, nationsOfLeagues } from '../knowledge/nations-of-leagues.ts'
import { settings } from '../settings.ts'
import { isExclusive } from './answers.ts'
import { agreeOnWords, type Comparison, veto } from './comparison.ts'
import { compareEntities } from './entities.ts'
import { matchWords, rulesOfWords } from './words.ts'

/**
 * Compares "a team from England" with a club in the same contest: an English club is one of these teams, and where only
 * one can win, a French one excludes them. Undefined for other pairs.
 */
export function compareNation(any: Proposition, club: Proposition): Comparison[] | undefined {
  const nation = nationIn(any.title)
  if (nation === null) return undefined
  const { onlyA, onlyB, shared } = matchWords(any, club)
  const clubs = onlyB.filter(isClub)
  const stray = [...onlyA, ...onlyB].filter(
    (token) => !clubs.includes(token) && !TEAM.test(token.key) && !token.ids?.includes(nation),
  )
  if (clubs.length !== 1 || shared < settings.words.leastShared || totalWeight(stray) >= settings.words.complete)
    return undefined
  const homes = new Set(clubs.flatMap(({ ids = [] }) => ids.map(homeOf)))
  const relation = !homes.has(nation) ? 'disjoint' : homes.size === 1 ? 'contains' : undefined
  if (!relation || homes.has(undefined) || (relation === 'disjoint' && !isExclusive(club))) return undefined
  if (JSON.stringify(any.qualifiers) !== JSON.stringify(club.qualifiers)) return undefined
  return [
    ...compareEntities(any, club, stray),
    agreeOnWords(shared, () => rulesOfWords(any, club)),
    veto('nation-of-club', relation, [any.title, club.title]),
  ]
}

const TEAM = /^(?:team|club|side|footbal|soccer)$/
const isClub = ({ ids }: Token) => ids?.every((id) => kindOf(id) === 'team') ?? false

/** Returns the country of a club of the tables; undefined where it is not known. */
function homeOf(id: EntityId): EntityId | undefined {
  const [, league = '', name = ''] = id.split(':')
  const nation = clubsAbroad.has(`${league}:${name}`) ? undefined : nationsOfLeagues.get(league)
  return nation === undefined ? undefined : `country:${nation}`
}

const FROM = /\b(?:team|club|side) (?:from|based in) (?:the )?([a-z]+(?: [a-z]+)?)/
const OF_NATION = /\b(?:an?|any) ([a-z]+) (?:football |soccer )?(?:team|club|side)\b/

/** Returns the country that a title names beside "a team": "a team from England". Null for other titles. */
const nationIn = memoize((title: string): EntityId | null => {
  const text = normalise(title)
  const name = FROM.exec(text)?.[1] ?? OF_NATION.exec(text)?.[1]
  const hit = name === undefined ? undefined : entityAt(splitWords(name), 0)
  return hit?.ids.find((id) => kindOf(id) === 'country') ?? null
})
