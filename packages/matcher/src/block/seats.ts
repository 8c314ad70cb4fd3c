import { includesKind, isOfKind } from '../extract/entities.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { chamberOfLeader } from '../knowledge/us-chambers.ts'

/** The American states and the district whose elections an event is about; empty for other events. */
export interface Seats {
  states: readonly string[]
  district?: string
}

/** Returns the states and the district that the question of an event about an election, office or party names. */
export function seatsOf({ eventQuestion }: EventRecord): Seats {
  const { questionTokens, qualifiers, game } = eventQuestion
  const { district } = qualifiers
  if (district !== undefined) return { states: [`state:${district.slice(0, district.indexOf('-'))}`], district }
  const isPolitical =
    !game && (includesKind(questionTokens, 'office', 'party') || questionTokens.some(({ key }) => key === 'election'))
  const states = isPolitical ? questionTokens.filter((token) => isOfKind(token, 'state')) : []
  return { states: states.flatMap(({ ids = [] }) => ids) }
}

/** Whether two events are about elections of different states or districts, of which none says anything about another. */
export function areOtherSeats(a: Seats, b: Seats): boolean {
  if (a.district !== undefined && b.district !== undefined) return a.district !== b.district
  return a.states.length > 0 && b.states.length > 0 && !a.states.some((state) => b.states.includes(state))
}

/**
 * Returns the chambers of the leaders that a question names, as words by which its event is found: the party that wins
 * the House decides who is its Speaker.
 */
export const chambersIn = ({ questionTokens }: Proposition): Token[] =>
  questionTokens
    .flatMap(({ ids = [] }) => ids.flatMap((id) => chamberOfLeader.get(id) ?? []))
    .map((id) => ({ key: id, ids: [id], weight: 1 }))
