import * as commonWords from '../knowledge/common-words.ts'
import { clubAffixes, concepts, fillerWords, lightWords, predicates } from '../knowledge/lexicon.ts'
import { numerals } from '../knowledge/numerals.ts'
import { formsOf, nounsOfActs, verbs } from '../knowledge/verbs.ts'
import { type EntityHit, type EntityId, entitiesOfTicker, entityAt, entityWords, kindOf } from './entities.ts'
import { memoize } from './memoize.ts'
import { normalise, splitWords } from './text.ts'

/**
 * A word, phrase or name of a text, in one form for all its spellings ("resigns", "resigned" -> "resign"). Its weight
 * is how much it distinguishes one question from another.
 */
export interface Token {
  /** Equal for all spellings: the name of a concept ("resign"), the words of a name, or the stem of a word. */
  key: string
  /** Entities that the phrase may name; several where they share the name. */
  ids?: readonly EntityId[] | undefined
  /** Its spelling in slugs that leave out letters with accents. */
  slug?: string | undefined
  /** Another name for it in the same text: an acronym, a nickname. */
  alias?: string
  /** It names the previous holder of a post. */
  predecessor?: true
  /**
   * How much it distinguishes one question from another: 0 for filler, 0.3 to 0.8 for words that many questions share,
   * 1 or more for names.
   */
  weight: number
}

/**
 * Returns the sum of the weights of tokens, which is how much they distinguish a question from others; 0 for no tokens.
 */
export const totalWeight = (words: readonly Pick<Token, 'weight'>[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0)

const NAME_WEIGHT = 1.2
const LIGHT_WEIGHT = 0.2
const PREDICATE_WEIGHT = 0.5
/** The weight of the token "win": low, because most questions are about winning and many do not say so. */
export const WIN_WEIGHT = 0.4
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ first: '1st', second: '2nd', third: '3rd', fourth: '4th', fifth: '5th' }),
  ...numerals.map((word, value) => [word, String(value)] as const),
])

interface Concept {
  words: readonly string[]
  key: string
}
const conceptsByFirst = new Map<string, Concept[]>()
for (const row of concepts) {
  const [key = '', ...forms] = row.split('|')
  for (const form of [key, ...forms]) {
    const parts = form.match(/[a-z]+\d*|\d+|%|#\d/g) ?? []
    const [first = ''] = parts
    conceptsByFirst.set(first, [...(conceptsByFirst.get(first) ?? []), { words: parts, key }])
  }
}
const { actions, qualities, manners, ...things } = commonWords
const pluralOf = (noun: string) => formsOf({ lemma: noun }).third
/**
 * Irregular forms of common words with the word that they stand for: "withdrawal" -> "withdraw", "children" -> "child".
 */
const commonForms = new Map([
  ...familiesOf(actions, ([lemma = '', past = '', ...others]) => [
    ...Object.values(formsOf({ lemma, ...(past && { past }) })),
    ...[past, ...others].filter(Boolean).map(pluralOf),
  ]),
  ...familiesOf(Object.values(things).flat(), (words) => words.map(pluralOf)),
  ...familiesOf([...qualities, ...manners], () => []),
])

function familiesOf(rows: readonly string[], more: (words: readonly string[]) => string[]): [string, string][] {
  return rows.flatMap((row) => {
    const words = row.split(' ')
    return [...more(words), ...words].map((form): [string, string] => [form, stem(words[0] ?? '')])
  })
}

/** Forms of verbs with the verb, or the concept that it belongs to: "overtaken" -> "overtake". */
const wordForms = new Map([
  ...commonForms,
  ...verbs.flatMap((verb) => {
    const { base, ...forms } = formsOf(verb)
    const concept = conceptsByFirst.get(base)?.find(({ words: parts }) => parts.length === 1)
    return Object.values(forms).map((form) => [form, concept?.key ?? stem(base)] as const)
  }),
  ...[...nounsOfActs].flatMap(([noun, act]) => [noun, pluralOf(noun)].map((form) => [form, stem(act)] as const)),
])
/**
 * Whether a token key is in the tables of words: it names a concept (words that mean the same, such as "resign") or is
 * a common word.
 */
export const isConcept = (key: string): boolean => conceptKeys.has(key) || commonKeys.has(key)
/** Whether a token key is that of a verb: a predicate, or an act of the tables of words. */
export const isAct = (key: string): boolean => predicates.has(key) || acts.has(key)
const acts = new Set(
  [
    'say',
    'give-birth',
    'death-penalty',
    'life-sentence',
    'acquit',
    'landfall',
    ...actions.map((row) => row.split(' ')[0] ?? ''),
    ...verbs.map(({ lemma }) => lemma),
  ].map((lemma) => conceptsByFirst.get(lemma)?.find(({ words: parts }) => parts.length === 1)?.key ?? stem(lemma)),
)
const commonKeys = new Set(commonForms.values())
const conceptKeys = new Set(concepts.map((row) => row.split('|')[0] ?? ''))
for (const list of conceptsByFirst.values()) list.sort((a, b) => b.words.length - a.words.length)

const phraseWords = new Set(
  [...conceptsByFirst.values()].flat().flatMap(({ words: parts }) => (parts.length > 1 ? parts : [])),
)
/**
 * Whether a word occurs in a known phrase or name of several words, so that it may be read together with the words
 * beside it.
 */
export const isPhraseWord = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some((form) => phraseWords.has(form) || entityWords.has(form))

/**
 * Splits a normalised text into tokens; the longest known phrase or name at each word is one token. `slugs` comes from
 * `slugForms`. With `tickers`, words may be ticker symbols.
 */
export function tokenise(text: string, slugs: ReadonlyMap<string, string> = new Map(), tickers = false): Token[] {
  const list = splitWords(text)
  const tokens: Token[] = []
  for (let index = 0; index < list.length; ) {
    const word = list[index] as string
    const concept =
      conceptsByFirst
        .get(word)
        ?.find((candidate) => candidate.words.every((part, offset) => list[index + offset] === part)) ??
      (ENTERS.test(word) && isCountryAt(list, index + 1) ? VISIT : undefined) ??
      (/^go(?:es)?$/.test(word) && list[index + 1] === 'to' && isCountryAt(list, index + 2) ? VISIT : undefined)
    const entity = entityAt(list, index)
    const person = entity && personAt(text, list, index, entity)
    const onlyTeam = entity?.ids.every((id) => kindOf(id) === 'team')
    if (entity && entity.length >= (concept?.words.length ?? 0) + (onlyTeam && concept ? 1 : 0)) {
      const length = person?.length ?? entity.length
      const key = list.slice(index, index + length).join(' ')
      const ids = person?.ids ?? entity.ids
      tokens.push(ids.length > 0 ? { key, ids, weight: entityWeight(ids) } : { key, weight: 1 })
      index += length
    } else if (concept) {
      tokens.push({
        key: concept.key,
        weight: predicates.has(concept.key) && concept.key !== 'win' ? PREDICATE_WEIGHT : weightOf(concept.key),
      })
      index += concept.words.length
    } else {
      const slug = slugs.get(word)
      const ids = tickers ? entitiesOfTicker(word) : undefined
      const key = NUMBER_WORDS.get(word) ?? wordForms.get(word) ?? stemOf(word.replace(/\.0+$/, ''))
      tokens.push({
        key,
        weight: ids ? NAME_WEIGHT : fillerWords.has(word) ? 0 : weightOf(key, word),
        ...(slug && { slug: stem(slug) }),
        ...(ids && { ids }),
      })
      index += 1
    }
  }
  return tokens.map(internToken)
}

/** Returns the tokens of a text in their normal form, without filler words such as "the". Results are cached. */
export const tokensOf: (text: string) => readonly Token[] = memoize((text: string) =>
  tokenise(normalise(text)).filter(({ weight }) => weight > 0),
)

/** "Enter" before a country means to visit it; before a race or a recession it does not. */
const ENTERS = /^enter(?:s|ed)?$/
const VISIT: Concept = { words: ['enter'], key: 'visit' }
const isCountryAt = (list: readonly string[], index: number) =>
  entityAt(list, index)?.ids.some((id) => kindOf(id) === 'country') ?? false

/**
 * Returns the token of a single word by its stem, without a look-up in the tables of names and phrases: "tariffs" ->
 * "tariff".
 */
export const tokenOfWord = (word: string): Token => {
  const key = stem(word)
  return internToken({ key, weight: weightOf(key, word) })
}

/** The number of tokens that are kept; a live catalogue has fewer words. */
const KEPT = 500_000
const known = new Map<string, Token>()

/**
 * Returns one shared object for all tokens with equal fields. There are millions of equal tokens, and caches use the
 * object as key.
 */
export function internToken(token: Token): Token {
  const { key, ids, slug = '', weight } = token
  const text = ids || slug ? `${key}\n${weight}\n${slug}\n${ids?.join() ?? ''}` : `${key}\n${weight}`
  const same = known.get(text)
  if (same) return same
  if (known.size >= KEPT) known.clear()
  // the same fields in the same order, for speed
  const made: Token = { key, ids, slug: token.slug, weight }
  known.set(text, made)
  return made
}

/**
 * Corrects a family name that was found as a person of the tables: behind another given name it is another person
 * ("Casey DeSantis"), and with "Jr." too ("Trump Jr."). Returns what the name stands for then; undefined where nothing
 * is corrected.
 */
function personAt(
  text: string,
  list: readonly string[],
  index: number,
  { length, ids }: EntityHit,
): EntityHit | undefined {
  const given = length === 1 && GIVEN_NAMES.has(list[index] ?? '') && fillerWords.has(list[index - 1] ?? 'will')
  if (given && isUnknown(list[index + 1] ?? '') && !wordForms.has(list[index + 1] ?? '')) return { length, ids: [] }
  if (!ids.some((id) => kindOf(id) === 'person')) return undefined
  if (list[index + length] === 'jr' && !list[index + length - 1]?.endsWith('jr')) {
    return { length: length + 1, ids: ids.filter((id) => kindOf(id) === 'person').map((id): EntityId => `${id}-jr`) }
  }
  const [before, start] = [list[index - 1], list[index - 2]]
  if (length !== 1 || before === undefined || !isUnknown(before)) return undefined
  const named = start === undefined || fillerWords.has(start) || beginsAnswer(text, `${before} ${list[index]}`)
  return named ? { length, ids: ids.filter((id) => kindOf(id) !== 'person') } : undefined
}

/** Whether a name stands behind a sign that ends a question or a heading: "Winner - Ann Roe", "Nominee: Ann Roe". */
const beginsAnswer = (text: string, name: string) => ['- ', ': ', '? '].some((sign) => text.includes(sign + name))

/** Given names that are also names of awards and of a country: "Oscar Piastri". */
const GIVEN_NAMES = new Set(['chad', 'emmy', 'oscar', 'tony'])

const isUnknown = (word: string) =>
  word.length > 1 && !fillerWords.has(word) && !isLight(word) && !conceptsByFirst.has(word) && !entityAt([word], 0)

function weightOf(key: string, word = key): number {
  if (fillerWords.has(key)) return 0
  if (key === 'win') return WIN_WEIGHT
  if (isLight(word) || isLight(key)) return LIGHT_WEIGHT
  if (clubAffixes.has(word)) return 0.1
  if (word.length <= 2 && !/\d/.test(word) && !conceptKeys.has(key)) return 0.3
  return 1
}

const lightStems = new Set([...lightWords].map(stem))
const isLight = (word: string) => lightWords.has(word) || lightStems.has(word)

function entityWeight(ids: readonly EntityId[]): number {
  const kinds = new Set(ids.map(kindOf))
  if (kinds.has('country') && ids.includes('country:usa')) return 0.3
  if (kinds.has('league') && kinds.size === 1) return 0.5
  if (kinds.has('ceremony') || kinds.has('trophy')) return 0.8
  if (kinds.has('office')) return 0.8
  return NAME_WEIGHT
}

/** Returns the stem of a word, or the word itself if the stem is a name in the tables: "Greene" is not the Greens. */
const stemOf = memoize((word: string): string => {
  const bare = stem(word)
  return bare !== word && entityAt([bare], 0) ? word : bare
})

/**
 * Returns a word without plural and verb endings. Names lose them too, which does no harm because both questions are
 * read alike.
 */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word
  if (/ie[ds]$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(word)) return word
  const bare = word.replace(/(?:(?<=ch|sh|x|ss)es|s)$/, '').replace(/(?<=\w{4})ing$|(?<=\w{4})ed$/, '')
  return bare.length > 4 ? bare.replace(/e$/, '') : bare
}
