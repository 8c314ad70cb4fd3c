import { kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { isPost } from './posts.ts'
import type { Unshared } from './words.ts'

/** Whether a question is who replaces a holder of a post whom it names: "replace Ann Roe as mayor of Lima". */
export const replacesHolder = ({ questionTokens }: Proposition): boolean =>
  says(questionTokens, 'replace') && questionTokens.some(isPredecessor) && questionTokens.some(isPost)

/**
 * Returns the names of two successors of one holder of a post, from the words that only one of two questions has.
 * Undefined where somebody may hold the post later, where each names another holder, and where the name may be that of
 * a club or a company, which replaces somebody by another person.
 */
export function namesOfSuccessors(
  a: Proposition,
  b: Proposition,
  { onlyA, onlyB }: Unshared,
): readonly [Token[], Token[]] | undefined {
  if (
    ![a, b].every(({ questionTokens }) => says(questionTokens, SUCCEEDS)) ||
    (onlyA.some(isPredecessor) && onlyB.some(isPredecessor))
  )
    return undefined
  const [one, other] = [nameIn(onlyA), nameIn(onlyB)]
  return isPersonal(one) && isPersonal(other) ? [one, other] : undefined
}

/** The keys of words for coming after the holder of a post. */
export const SUCCEEDS: ReadonlySet<string> = new Set(['next', 'replace'])

const isPredecessor = ({ predecessor }: Token) => predecessor === true

const nameIn = (tokens: readonly Token[]) =>
  tokens.filter((token) => token.weight >= 0.3 && !isPredecessor(token) && !SUCCEEDS.has(token.key))

/** Whether tokens may be the name of a person: one known person but the president, or two words that no table has. */
const isPersonal = (name: readonly Token[]) =>
  name.length > (name.some(({ ids }) => ids) ? 0 : 1) &&
  name.every(({ ids }) => ids?.every((id) => kindOf(id) === 'person' && id !== 'person:donald-trump') ?? true)
