import { compareNumbers } from '../../packages/matcher/src/compare/numbers.ts'
import { compareTimes } from '../../packages/matcher/src/compare/periods.ts'
import { compareQualifiers } from '../../packages/matcher/src/compare/qualifiers.ts'
import { matchWords } from '../../packages/matcher/src/compare/words.ts'
import type { Proposition } from '../../packages/matcher/src/extract/proposition.ts'
import type { Token } from '../../packages/matcher/src/extract/tokens.ts'
import type { Witness } from './candidates.ts'
import type { ListPair } from './list-pairs.ts'

/**
 * Returns the words that stand for each other in two lists of one field and date, the words that only one of them says,
 * and the names that the alignment settles.
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
  // names are settled between lists that ask the same
  const names = onlyA.length + onlyB.length === 0 ? aligned.filter(({ settled }) => settled) : []
  return [
    ...(phrase ? [{ ...phrase, titles, alike }] : []),
    ...names.flatMap((pair): Witness[] => {
      const [x = '', y = ''] = [pair.a, pair.b].map(({ market }) => market.answer?.label ?? '').sort()
      return x === y ? [] : [{ kind: 'name', row: `${x} = ${y}`, titles, alike }]
    }),
  ]
}

/** More words are no phrase. */
const MAX_WORDS = 4

const mayBeOne = ({ verdict }: { verdict: string }) => verdict !== 'veto'

/** All answers of the list have the words, so that they are no part of one of them. */
const isOfAll = (tokens: readonly Token[], { common }: Proposition) => tokens.every(({ key }) => common.has(key))

function phraseRow(onlyA: readonly Token[], onlyB: readonly Token[]): Pick<Witness, 'kind' | 'row'> | undefined {
  const [x = '', y = ''] = [onlyA, onlyB].map((tokens) => tokens.map(({ key }) => key).join(' ')).sort()
  if (y === '') return undefined
  return x === '' ? { kind: 'may be left out', row: y } : { kind: 'phrase', row: `${x} = ${y}` }
}
