import { isAcronym } from './acronyms.ts'
import { buildOf } from './build.ts'
import type { MarketLabel } from './event.ts'
import type { Market } from './market-selection.ts'
import { optionOf } from './option.ts'
import { politicianIn } from './politicians.ts'
import type { Proposition } from './proposition.ts'
import { areAlikeBesidesTexts, asMarket, differInWordsAlone, haveSameItems } from './sibling-texts.ts'
import type { MarketTexts, Slot, Template } from './template-groups.ts'
import { normalise } from './text.ts'
import { isConcept, isPhraseWord, type Token } from './tokens.ts'

type Unread = Omit<MarketTexts, 'title' | 'interval'>

/**
 * Finds markets of one event that differ only in a name (the candidates of an election, the entrants of a cup), so that
 * only the first one has to be read in full.
 */
export const nameSlot: Slot = {
  keyOf: ({ title, name, interval, market }) =>
    interval === undefined && name.text !== '' && market.outcomes.length === 2
      ? `*\n${title.text.replace(name.text, () => '*')}`
      : undefined,
  canLead: ({ texts, proposition }) => isPlain(proposition) && isPlainlyNamed(texts) && isSaidOnce(texts, proposition),
  derive: (first, texts) =>
    isPlainlyNamed(texts) &&
    differInWordsAlone(first.texts.title, texts.title) &&
    areOneButForNames(first.texts, texts) &&
    isOfGroup(first, texts, texts.title.text)
      ? withName(first, texts)
      : undefined,
}

/**
 * Returns the proposition of a market from its template by replacing the name, without reading the market's title.
 * Undefined where the name might be read in another way beside the words around it.
 */
export function deriveUnread(first: Template, texts: Unread): Proposition | undefined {
  const plain = isPlainlyNamed(texts) && !texts.name.tokens.some(({ key }) => isPhraseWord(key))
  return plain && isOfGroup(first, texts, normalise(texts.market.title)) ? withName(first, texts) : undefined
}

/**
 * Returns a market's title with its name replaced by "*", and the number of words of the name: "Will Ann Roe win?" ->
 * "Will * win?" and 2. Markets with the same pattern are siblings. Undefined for names that are not plain capitalized
 * words.
 */
export function titlePatternOf({ title }: Market, label: MarketLabel | undefined): string | undefined {
  if (!label?.written || !PLAIN_NAME.test(label.text) || !title.includes(label.text)) return undefined
  return `${title.replace(label.text, () => '*')}\n${label.text.split(' ').length}`
}

const PLAIN_NAME = /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/

const isOfGroup = ({ texts: first, proposition }: Template, texts: Unread, title: string): boolean =>
  areAlikeBesidesTexts(first, texts) &&
  haveSameItems(rulesAround(first), rulesAround(texts)) &&
  buildOf(title) === proposition.build &&
  politicianIn(`${title} | ${texts.name.text}`) === undefined

/** Returns the parts of a market's rules between the places where they have its name. */
const rulesAround = ({ market, label }: Unread): readonly string[] =>
  (market.description ?? '').toLowerCase().split(label?.text.toLowerCase() ?? '\0')

/** Whether the question has no parts but its words, its time and a name. */
const isPlain = ({ answer, selection, game, complement, politician, time, yes, no }: Proposition): boolean =>
  answer?.kind === 'name' &&
  yes !== undefined &&
  no !== undefined &&
  !selection &&
  !game &&
  !complement &&
  !politician &&
  !time.window?.clock

/** Whether each word of the name can only be a name, and the title of the event does not contain it. */
function isPlainlyNamed({ event, said, market, name }: Unread): boolean {
  const { tokens, text } = name
  return (
    market.outcomes.every(({ label }, position) => label.toLowerCase() === ['yes', 'no'][position]) &&
    text.split(' ').length === tokens.length &&
    new Set(tokens).size === tokens.length &&
    tokens.every((token) => isName(token) && !isAcronym(token, event.text) && !said.has(token.key))
  )
}

const isName = ({ key, ids, slug, alias, weight }: Token) =>
  weight === 1 && !ids && slug === undefined && alias === undefined && /^[a-z]{2,}$/.test(key) && !isConcept(key)

/** Returns the index at which the words occur one after the other; -1 where they do not. */
function placeOf(words: readonly Token[], tokens: readonly Token[]): number {
  const place = tokens.indexOf(words[0] as Token)
  return haveSameItems(words, tokens.slice(place, place + words.length)) ? place : -1
}

function isSaidOnce(texts: MarketTexts, { questionTokens }: Proposition): boolean {
  const { place, tokens } = restOf(questionTokens, texts.name.tokens)
  return place >= 0 && !tokens.some((token) => saysOf(texts, token))
}

/** Whether the titles of two markets have the same words around the name, and the name at the same index. */
function areOneButForNames(a: MarketTexts, b: MarketTexts): boolean {
  const [rest, other] = [restOf(a.title.tokens, a.name.tokens), restOf(b.title.tokens, b.name.tokens)]
  return (
    rest.place === other.place &&
    haveSameItems(rest.tokens, other.tokens) &&
    !rest.tokens.some((token) => saysOf(b, token))
  )
}

const saysOf = ({ name }: MarketTexts, { key }: Token) => name.tokens.some((word) => word.key === key)

function restOf(tokens: readonly Token[], words: readonly Token[]): { place: number; tokens: readonly Token[] } {
  const place = placeOf(words, tokens)
  return { place, tokens: place < 0 ? tokens : [...tokens.slice(0, place), ...tokens.slice(place + words.length)] }
}

/** Returns the proposition of the template with the name of another market. */
function withName({ texts, proposition }: Template, { market, label, name }: Unread): Proposition | undefined {
  const { questionTokens } = proposition
  const option = label && optionOf(label.text)
  if (option?.kind !== 'name') return undefined
  const place = placeOf(texts.name.tokens, questionTokens)
  return {
    ...asMarket(proposition, market),
    questionTokens: [
      ...questionTokens.slice(0, place),
      ...name.tokens,
      ...questionTokens.slice(place + texts.name.tokens.length),
    ],
    answer: { ...option, tokens: name.tokens },
    terms: termsOf(proposition, texts, { market, label }),
  }
}

/** Returns the conditions of the template; where its rules name its answer, those of a sibling name the sibling's. */
function termsOf(
  { terms }: Proposition,
  first: MarketTexts,
  { market, label }: Pick<Unread, 'label' | 'market'>,
): Proposition['terms'] {
  const [own, other] = [first.label?.text, label?.text]
  if (!terms?.criterion || !own || !other || first.market.description === market.description) return terms
  // a label made of the words in which titles differ is in small letters
  const at = terms.criterion.toLowerCase().indexOf(own.toLowerCase())
  if (at < 0) return terms
  return { ...terms, criterion: terms.criterion.slice(0, at) + other + terms.criterion.slice(at + own.length) }
}
