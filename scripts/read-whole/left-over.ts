import type { UnifiedEvent } from '@crossvenue/venues'
import { isRuleWord } from '../../packages/matcher/src/compare/rule-words.ts'
import { readText } from '../../packages/matcher/src/extract/read.ts'
import { normalise, splitWords } from '../../packages/matcher/src/extract/text.ts'
import { isConcept, type Token, tokenise } from '../../packages/matcher/src/extract/tokens.ts'
import { impliedWords } from '../../packages/matcher/src/knowledge/implied-words.ts'
import { settings } from '../../packages/matcher/src/settings.ts'

/** A title with the answer that its market is about, if it has one. */
interface Worded {
  title: string
  answer: string
}

/** Returns the titles of events and markets; titles that differ only in numbers count once. */
export function titlesIn(events: readonly UnifiedEvent[]): Worded[] {
  const seen = new Set<string>()
  return events
    .flatMap(({ title, markets }) => [
      { title, answer: '' },
      ...markets.map((market) => ({ title: market.title, answer: market.subtitle ?? '' })),
    ])
    .filter(({ title }) => {
      const pattern = normalise(title).replaceAll(/\d+/g, '#')
      return !seen.has(pattern) && seen.add(pattern)
    })
}

/**
 * Returns the words of a title that can only be compared letter by letter: they weigh enough to distinguish questions,
 * are not part of a date, number, qualifier or name, and are in no table of knowledge and no rule.
 */
export function leftOver({ title, answer }: Worded, isName: (word: string) => boolean): string[] {
  const named = new Set([...keysOf(answer), ...splitWords(normalise(title)).filter(isName).flatMap(keysOf)])
  const left = readText(title).tokens.filter((token) => !isKnown(token) && !named.has(token.key))
  return [...new Set(left.map(({ key }) => key))]
}

const isKnown = (token: Token) =>
  token.weight < settings.words.complete ||
  token.ids !== undefined ||
  /\d/.test(token.key) ||
  isConcept(token.key) ||
  isRuleWord(token) ||
  implicationWords.has(token.key)

const implicationWords = new Set([...impliedWords].flatMap(([key, others]) => [key, ...others]))

const keysOf = (text: string) => tokenise(normalise(text), new Map()).map(({ key }) => key)

/** Returns a test of names: words that titles capitalize after their first word, and never write in lower case. */
export function namesIn(titles: Iterable<string>): (word: string) => boolean {
  const [capital, small] = [new Set<string>(), new Set<string>()]
  for (const title of titles) {
    // a slug is all lower case
    if (!/\p{Lu}/u.test(title)) continue
    const [, ...rest] = title.split(/\s+/)
    for (const part of rest) {
      const written = /^[^\p{L}]*\p{Lu}/u.test(part) ? capital : small
      for (const word of splitWords(normalise(part))) written.add(word)
    }
  }
  return (word) => capital.has(word) && !small.has(word)
}
