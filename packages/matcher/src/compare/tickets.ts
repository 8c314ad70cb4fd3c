import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isConcept, type Token, tokensOf } from '../extract/tokens.ts'
import { type ComparedValues, type Comparison, veto } from './comparison.ts'
import { hasName } from './has-name.ts'
import { givenNameOf, includesSame, isSameToken } from './same-token.ts'
import type { Unshared } from './words.ts'

/** Whether a question is about a ticket: a presidential nominee together with a running mate. */
export const isTicket = ({ qualifiers }: Proposition): boolean => qualifiers.stage === 'ticket'

/**
 * Returns the veto for a ticket ("Ann Roe and Bob Poe") beside one candidate. The ticket names the nominee first and
 * the running mate second: it is inside "Ann Roe is the nominee", disjoint from "Bob Poe is the nominee", the other way
 * round for the nominee for vice president, and unrelated to other candidates. `onlyA` and `onlyB` are the tokens that only one question has; `sides` shows them in the
 * evidence.
 */
export function compareTicket(
  a: Proposition,
  b: Proposition,
  { onlyA, onlyB }: Unshared,
  sides: ComparedValues,
): Comparison[] {
  const [ticket, extra, left] = isTicket(a) ? [a, onlyA, onlyB] : [b, onlyB, onlyA]
  const whole = isTicket(a) ? b.questionTokens : a.questionTokens
  if (hasName(left.filter((token) => !isGivenName(token, whole, left, ticket))) || !hasName(extra))
    return [veto('other-ticket', 'unrelated', sides)]
  // a party or a contest that both name says nothing about which of the two is meant
  const isName = (token: Token) =>
    token.weight >= 0.75 && !isOfKind(token, 'country', 'office', 'party') && !isConcept(token.key)
  const own = ticket.questionTokens.findIndex((token) => isName(token) && !extra.some(({ key }) => key === token.key))
  const mate = ticket.questionTokens.findIndex((token) => isName(token) && extra.some(({ key }) => key === token.key))
  // nobody of the ticket is named by the other question
  if (own < 0 && mate >= 0) return [veto('other-ticket', 'unrelated', sides)]
  const asksForMate = (isTicket(a) ? b : a).qualifiers.stage === 'running-mate'
  const relation = mate < own !== asksForMate ? 'disjoint' : isTicket(a) ? 'inside' : 'contains'
  return [veto('ticket-beside-nominee', relation, sides)]
}

/**
 * Returns the veto for two tickets with the same two names in the other order: the one who is named first runs for
 * president. Empty for all other pairs.
 */
export function compareOrderOfTicket(a: Proposition, b: Proposition): Comparison[] {
  if (!isTicket(a) || !isTicket(b)) return []
  const [x, y] = [headOf(a), headOf(b)]
  if (!x || !y || isSameToken(x, y)) return []
  const isSwapped = includesSame(b.questionTokens, x) && includesSame(a.questionTokens, y)
  return isSwapped ? [veto('order-swapped', 'disjoint', [a.title, b.title])] : []
}

/** Returns the last name of the one who runs for president; undefined where no two names are joined. */
const headOf = ({ title, questionTokens }: Proposition): Token | undefined => {
  const [, head] = HEAD.exec(title) ?? []
  const [last] = head === undefined ? [] : tokensOf(head).slice(-1)
  return last && questionTokens.find((token) => isSameToken(token, last))
}
const HEAD = /^(?:Will )?([^?:]{2,50}?)(?: and | ?[/&] ?)/

/** Whether the token is a given name that the ticket leaves out: "Tucker" before "Carlson". */
function isGivenName(
  token: Token,
  questionTokens: readonly Token[],
  left: readonly Token[],
  { questionTokens: ticket }: Proposition,
): boolean {
  // by key, because the tokens that are left may have another weight
  const next = questionTokens[questionTokens.findIndex(({ key }) => key === token.key) + 1]
  if (token.ids || next === undefined || next.ids || next.weight < 1) return false
  if (left.some(({ key }) => key === next.key)) return false
  // another given name in the ticket shows another person: "Donald Trump" is not Eric Trump
  const at = ticket.findIndex(({ key }) => key === next.key)
  // a known person by the family name alone is not a namesake: "Vance" is not Tom Vance
  if (ticket[at]?.ids) return false
  const before = ticket[at - 1]
  return before === undefined || givenNameOf(before.key) === undefined
}
