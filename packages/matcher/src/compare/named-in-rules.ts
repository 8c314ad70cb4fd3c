import { type EntityId, type EntityKind, entityAt, kindOf } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { fold } from '../extract/text.ts'
import { type Token, tokenOfWord, tokensOf } from '../extract/tokens.ts'
import { fillerWords } from '../knowledge/lexicon.ts'
import { readingWords } from '../knowledge/reading-words.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { givenNameOf } from './same-token.ts'

/**
 * Returns a veto if two short titles look alike and the resolution rules of their markets name different people, countries,
 * awards or seasons: "Kane wins" about Harry Kane and about Patrick Kane. Returns an empty list for all other pairs.
 */
export function compareNamesInRules(a: Proposition, b: Proposition): Comparison[] {
  const [one, other] = [a.terms?.criterion, b.terms?.criterion]
  if (one === undefined || other === undefined) return []
  return [
    ...comparePeople(a, b, one, other),
    ...compareCountries(a, b),
    ...compareContests(a, b),
    ...compareSeasons(a, b, one, other),
  ]
}

/** Matches a season: "2026-27", "2026/2027". */
const SEASON = /\b(20\d\d)\s?[-–/]\s?(?:20)?(\d\d)\b(?![-–/\d])/g

/**
 * Returns a veto where the resolution rules name different seasons and the titles do not both name the same one: who
 * stays up in one season plays in the next.
 */
function compareSeasons(a: Proposition, b: Proposition, one: string, other: string): Comparison[] {
  const [x, y] = [seasonsIn(one), seasonsIn(other)]
  const areApart = (first: readonly string[], second: readonly string[]) =>
    first.length > 0 && second.length > 0 && !first.some((season) => second.includes(season))
  const [own, others] = [seasonsIn(a.title), seasonsIn(b.title)]
  const apart = areApart(x, y) && !own.some((season) => others.includes(season))
  return apart ? [veto('other-season-in-rules', 'unrelated', [x.join(' '), y.join(' ')])] : []
}

const seasonsIn = memoize((criterion: string): readonly string[] =>
  Array.from(criterion.matchAll(SEASON)).flatMap(([, first = '', second = '']) =>
    Number(second) === (Number(first) + 1) % 100 ? `${first}-${second}` : [],
  ),
)

/** Returns a veto where the resolution rules name two people with the same family name and different given names. */
function comparePeople(a: Proposition, b: Proposition, one: string, other: string): Comparison[] {
  for (const { key, ids, weight, predecessor } of a.questionTokens) {
    const isName = weight >= 0.75 && /^[a-z]{3,}$/.test(key) && (!ids || ids.every((id) => kindOf(id) === 'person'))
    const same = b.questionTokens.find((token) => token.key === key)
    // whom somebody succeeds may have the same family name
    if (!isName || !same || predecessor || same.predecessor) continue
    const [x, y] = [givenNamesBefore(one, key), givenNamesBefore(other, key)]
    if (x.length > 0 && y.length > 0 && !x.some((first) => y.some((second) => areOneGivenName(first, second))))
      return [veto('other-person-in-rules', 'unrelated', [`${x.join(' ')} ${key}`, `${y.join(' ')} ${key}`])]
  }
  return []
}

/** Matches capitalised words in a row, with initials between them. */
const NAMES = /\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+)+/gu

/**
 * Returns the given names before a family name in the resolution rules; empty for a title or post, a known entity or a
 * family name alone.
 */
function givenNamesBefore(criterion: string, name: string): readonly string[] {
  for (const run of namesIn(criterion)) {
    const at = run.findIndex(({ key }) => key === name)
    const given = run.slice(0, Math.max(at, 0)).filter(({ given: is }) => is)
    if (given.length > 0) return given.map(({ word }) => word)
  }
  return []
}

/** Returns the names in resolution rules, each with its words, and whether these may be given names. */
const namesIn = memoize((criterion: string): readonly (readonly { word: string; key: string; given: boolean }[])[] =>
  Array.from(criterion.matchAll(NAMES), ([found]) =>
    fold(found)
      .split(' ')
      .map((word) => ({ word, key: tokenOfWord(word).key, given: isGivenName(word) })),
  ),
)

const isGivenName = (word: string): boolean =>
  /^[a-z'’-]{3,}$/.test(word) && !readingWords.title.has(word) && !fillerWords.has(word) && !entityAt([word], 0)

/** Whether two given names may be the same person's: "Bob" and "Robert", "Alex" and "Alexandra". */
const areOneGivenName = (x: string, y: string): boolean =>
  x.slice(0, 3) === y.slice(0, 3) || (givenNameOf(x)?.some((row) => givenNameOf(y)?.includes(row)) ?? false)

/**
 * Returns a veto where the rules of one market are about another country than its title, and those of the other market
 * about the country of the titles: a listing copied from that of another country.
 */
function compareCountries(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [a, b].map(({ terms }) => countriesIn(tokensOf(terms?.criterion ?? ''))) as [Ids, Ids]
  const [named, others] = [a, b].map(({ questionTokens }) => countriesIn(questionTokens)) as [Ids, Ids]
  const isContradicted = (ruled: Ids, confirmed: Ids) =>
    ruled.some((id) => !named.includes(id) && !others.includes(id) && !confirmed.includes(id)) &&
    named.some((id) => others.includes(id) && !ruled.includes(id) && confirmed.includes(id))
  return isContradicted(x, y) || isContradicted(y, x)
    ? [veto('other-country-in-rules', 'unrelated', [x.join(' '), y.join(' ')])]
    : []
}

type Ids = readonly EntityId[]

/** Returns the countries that tokens name, without the home country of the venues. */
const countriesIn = memoize(
  (tokens: readonly Token[]): Ids =>
    tokens.flatMap(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'country' && id !== 'country:usa')),
)

/** Kinds of contests that resolution rules name where the title does not. */
const KINDS: readonly EntityKind[] = ['ceremony', 'league']

/** Returns a veto where title and resolution rules of the two markets name different contests. */
function compareContests(a: Proposition, b: Proposition): Comparison[] {
  const [ofA, ofB] = [contestsNamed(a), contestsNamed(b)]
  return KINDS.flatMap((_, kind) => {
    const [x = [], y = []] = [ofA[kind], ofB[kind]]
    const apart = x.length > 0 && y.length > 0 && !x.some((id) => y.includes(id))
    return apart ? [veto('other-contest-in-rules', 'unrelated', [x.join(' '), y.join(' ')])] : []
  })
}

/** Returns for each kind the contests that the title or the condition for YES names. */
const contestsNamed = ofQuestion(({ questionTokens, terms }: Proposition): readonly (readonly EntityId[])[] => {
  const ids = [...questionTokens, ...tokensOf(terms?.criterion ?? '')].flatMap((token) => token.ids ?? [])
  return KINDS.map((kind) => ids.filter((id) => kindOf(id) === kind))
})
