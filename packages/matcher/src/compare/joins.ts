import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

const EITHER = /([\p{L}\d'’.-]+) or ([\p{L}\d'’.-]+)/gu

/** "Ann or Bob" beside "Ann and Bob". */
export function compareJoins(a: Proposition, b: Proposition): Comparison[] {
  if (isEither(a.title, b.title)) return [veto('parts', 'contains', ['or', 'and'])]
  return isEither(b.title, a.title) ? [veto('parts', 'inside', ['and', 'or'])] : []
}

function isEither(either: string, both: string): boolean {
  if (!either.includes(' or ') || !both.includes(' and ')) return false
  return [...either.matchAll(EITHER)].some(
    ([, left, right]) => both.includes(`${left} and ${right}`) || both.includes(`${right} and ${left}`),
  )
}
