import { isOfKind } from '../extract/entities.ts'
import type { Answer, Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { areOneName, includesSame } from './same-token.ts'

type Names = readonly (readonly Token[])[]

/**
 * Returns the relation of two answers to one question of which one is "someone else" of a list, or both are. Whom a list
 * does not name is one of its others, the list that names more leaves fewer of them, and "another woman" is a part of "a
 * woman". Undefined for all other pairs.
 */
export function relateOthers(a: Proposition, b: Proposition): 'contains' | 'inside' | 'overlap' | undefined {
  const [x, y] = [namesBeside(a), namesBeside(b)]
  if (x && y) {
    const [more, fewer] = [namesMore(x, y), namesMore(y, x)]
    return more ? (fewer ? 'overlap' : 'inside') : fewer ? 'contains' : undefined
  }
  if (x) return isUnnamed(b, x) ? 'contains' : isAnyOfSex(b) ? 'inside' : undefined
  return y && (isUnnamed(a, y) ? 'inside' : isAnyOfSex(a) ? 'contains' : undefined)
}

/** Returns the names that a list has beside "someone else"; undefined for another answer, such as "nobody". */
const namesBeside = ({ answer, named }: Proposition): Names | undefined =>
  named && isOthers(answer) ? named.flatMap((one) => (one.answer ? [one.answer.tokens] : [])) : undefined

/** Whether an answer is "someone else" of a list, and not that nobody is chosen. */
export const isOthers = (answer: Answer | undefined): boolean => answer !== undefined && OTHERS.test(answer.label)
const OTHERS = /other\b|\belse\b|\babove\b|\bfield\b/i

const namesMore = (names: Names, others: Names) =>
  names.some((name) => !others.some((other) => areOneName(name, other)))

/** Whether the question is about anybody of a sex: "Will the nominee be a woman?" */
const isAnyOfSex = ({ answer, form, qualifiers }: Proposition) =>
  answer === undefined && form === 'whether' && qualifiers.gender !== undefined

/** Whether a list has no part of the name, and names none of the parties by which a person may be listed. */
function isUnnamed({ answer }: Proposition, names: Names): boolean {
  if (answer?.kind !== 'name' || answer.tokens.length === 0) return false
  const isParty = (name: readonly Token[]) => name.some((token) => isOfKind(token, 'party'))
  // a list with one party may have lost the market of the other one
  const mayBeListed = !isParty(answer.tokens) || names.length === 1
  return !names.some(
    (name) => (mayBeListed && isParty(name)) || name.some((token) => includesSame(answer.tokens, token)),
  )
}
