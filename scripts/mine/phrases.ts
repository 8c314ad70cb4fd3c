import { compareNumbers } from '../../packages/matcher/src/compare/numbers.ts'
import { compareTimes } from '../../packages/matcher/src/compare/periods.ts'
import { compareQualifiers } from '../../packages/matcher/src/compare/qualifiers.ts'
import { matchWords } from '../../packages/matcher/src/compare/words.ts'
import type { Proposition } from '../../packages/matcher/src/extract/proposition.ts'
import type { Token } from '../../packages/matcher/src/extract/tokens.ts'
import type { Witness } from './candidates.ts'
import type { ListPair } from './list-pairs.ts'

/**
 * Returns the words that replace each other in two lists with the same participants and date, the words that only one
 * of them has, and the names that the alignment settles.
 */
export function phrasesOf({ a: one, b: other, aligned, alike }: ListPair): Witness[] {
  const [first] = aligned.filter(({ settled }) => !settled)
  if (!first) return []
  const { market: a } = first.a
  const { market: b } = first.b
  if (![compareTimes(a, b), compareQualifiers(a, b), compareNumbers(a, b)].flat().every(mayBeOne)) return []
  const { onlyA, onlyB } = matchWords(a, b)
  const titles = [one.title, other.title]
  if (!isOfAll(onlyA, a) || !isOfAll(onlyB, b) || onlyA.length > MAX_WORDS || onlyB.length > MAX_WORDS) return []
  const phrase = phraseRow(onlyA, onlyB)
  // the alignment settles names only between lists that ask the same
  const names = onlyA.length + onlyB.length === 0 ? aligned.filter(({ settled }) => settled) : []
  return [
    ...(phrase ? [{ ...phrase, titles, alike }] : []),
    ...names.flatMap((pair): Witness[] => {
      const [x = '', y = ''] = [pair.a, pair.b].map(({ market }) => market.answer?.label ?? '').sort()
      return x === y ? [] : [{ kind: 'name', row: `${x} = ${y}`, titles, alike }]
    }),
  ]
}

/** A phrase has at most this many words. */
const MAX_WORDS = 4

const mayBeOne = ({ verdict }: { verdict: string }) => verdict !== 'veto'

/** Whether all answers of the list have the words, so they are not part of a single answer. */
const isOfAll = (tokens: readonly Token[], { common }: Proposition) => tokens.every(({ key }) => common.has(key))

function phraseRow(onlyA: readonly Token[], onlyB: readonly Token[]): Pick<Witness, 'kind' | 'row'> | undefined {
  const [x = '', y = ''] = [onlyA, onlyB].map((tokens) => tokens.map(({ key }) => key).join(' ')).sort()
  if (y === '') return undefined
  return x === '' ? { kind: 'may be left out', row: y } : { kind: 'phrase', row: `${x} = ${y}` }
}
