import type { Token } from './tokens.ts'

/** Returns the tokens of the first list, then those of the second with keys that the first does not have. */
export function union(first: readonly Token[], second: readonly Token[]): readonly Token[] {
  const more = second.filter(({ key }) => !first.some((token) => token.key === key))
  return more.length > 0 ? [...first, ...more] : first
}
