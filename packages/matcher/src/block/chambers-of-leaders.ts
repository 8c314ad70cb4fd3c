import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'

/**
 * Returns the chambers of the leaders that a question names, as words by which its event is found: the party that wins
 * the House decides who is its Speaker.
 */
export const chambersIn = ({ questionTokens }: Proposition): Token[] =>
  questionTokens.flatMap(({ ids = [] }) => ids.flatMap((id) => CHAMBER_OF.get(id) ?? []))

const chamber = (id: 'office:house' | 'office:senate'): Token => ({ key: id, ids: [id], weight: 1 })

const CHAMBER_OF: ReadonlyMap<string, Token> = new Map([
  ['office:speaker', chamber('office:house')],
  ['office:majority-leader', chamber('office:senate')],
])
