import type { Token } from './tokens.ts'

/** Joins two lists of tokens: those of the first list, then those of the second whose keys the first does not have. */
export function union(first: readonly Token[], second: readonly Token[]): readonly Token[] {
  const more = second.filter(({ key }) => !first.some((token) => token.key === key))
  return more.length > 0 ? [...first, ...more] : first
}
