import type { UnifiedEvent } from '@crossvenue/venues'
import { isAcronym } from './acronyms.ts'
import { buildOf } from './build.ts'
import type { Label } from './event.ts'
import type { First, Likeness, Texts } from './kin.ts'
import { areOneList, areOneRest, areReadAlike } from './kin-texts.ts'
import { optionOf } from './option.ts'
import { politicianIn } from './politicians.ts'
import type { Proposition } from './proposition.ts'
import { normalise } from './text.ts'
import { isConcept, isInPhrases, type Token } from './tokens.ts'

type Market = UnifiedEvent['markets'][number]
type Unread = Omit<Texts, 'title' | 'region'>

/** Markets that ask the same of others: the candidates of an election, the entrants of a cup. */
export const names: Likeness = {
  keyOf: ({ title, name, region, market }) =>
    region === undefined && name.text !== '' && market.outcomes.length === 2
      ? `*\n${title.text.replace(name.text, () => '*')}`
      : undefined,
  leads: ({ texts, proposition }) => isPlain(proposition) && isPlainlyNamed(texts) && isSaidOnce(texts, proposition),
  tell: (first, texts) =>
    isPlainlyNamed(texts) &&
    areReadAlike(first.texts.title, texts.title) &&
    areOneButForNames(first.texts, texts) &&
    isOfKin(first, texts, texts.title.text)
      ? namedOf(first, texts)
      : undefined,
}

/**
 * What a title says that was not read: where two titles were found to differ in nothing but the names of so many words,
 * so does a third. Undefined where the name may be read otherwise beside the words around it.
 */
export function tellUnread(first: First, texts: Unread): Proposition | undefined {
  const plain = isPlainlyNamed(texts) && !texts.name.tokens.some(({ key }) => isInPhrases(key))
  return plain && isOfKin(first, texts, normalise(texts.market.title)) ? namedOf(first, texts) : undefined
}

/** The title with its name left out; undefined of names that are not written as most are. */
export function patternOf({ title }: Market, label: Label | undefined): string | undefined {
  if (!label?.written || !PLAIN_NAME.test(label.text) || !title.includes(label.text)) return undefined
  return `${title.replace(label.text, () => '*')}\n${label.text.split(' ').length}`
}

const PLAIN_NAME = /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/

const isOfKin = ({ texts: first, proposition }: First, texts: Unread, title: string): boolean =>
  areOneRest(first, texts) &&
  buildOf(title) === proposition.build &&
  politicianIn(`${title} | ${texts.name.text}`) === undefined

/** It tells no more than its words, its time and whom it is about. */
const isPlain = ({ answer, bet, fixture, mirror, politician, time, yes, no }: Proposition): boolean =>
  answer?.kind === 'name' &&
  yes !== undefined &&
  no !== undefined &&
  !bet &&
  !fixture &&
  !mirror &&
  !politician &&
  !time.window?.clock

/** Each word of the name is a name and nothing else, and the event does not say it. */
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

/** Where the words stand one after the other; -1 where they do not. */
function placeOf(words: readonly Token[], tokens: readonly Token[]): number {
  const place = tokens.indexOf(words[0] as Token)
  return areOneList(words, tokens.slice(place, place + words.length)) ? place : -1
}

function isSaidOnce(texts: Texts, { core }: Proposition): boolean {
  const { place, tokens } = restOf(core, texts.name.tokens)
  return place >= 0 && !tokens.some((token) => saysOf(texts, token))
}

/** The same words stand around the names, which stand in the same place of the titles or in neither. */
function areOneButForNames(a: Texts, b: Texts): boolean {
  const [rest, other] = [restOf(a.title.tokens, a.name.tokens), restOf(b.title.tokens, b.name.tokens)]
  return (
    rest.place === other.place &&
    areOneList(rest.tokens, other.tokens) &&
    !rest.tokens.some((token) => saysOf(b, token))
  )
}

const saysOf = ({ name }: Texts, { key }: Token) => name.tokens.some((word) => word.key === key)

function restOf(tokens: readonly Token[], words: readonly Token[]): { place: number; tokens: readonly Token[] } {
  const place = placeOf(words, tokens)
  return { place, tokens: place < 0 ? tokens : [...tokens.slice(0, place), ...tokens.slice(place + words.length)] }
}

/** What the first says, of another. */
function namedOf({ texts, proposition }: First, { market, label, name }: Unread): Proposition | undefined {
  const { core, ref } = proposition
  const option = label && optionOf(label.text)
  if (option?.kind !== 'name') return undefined
  const place = placeOf(texts.name.tokens, core)
  const { marketId, title, outcomes } = market
  return {
    ...proposition,
    ref: { ...ref, marketId },
    title,
    core: [...core.slice(0, place), ...name.tokens, ...core.slice(place + texts.name.tokens.length)],
    answer: { ...option, tokens: name.tokens },
    yes: outcomes[0]?.outcomeId,
    no: outcomes[1]?.outcomeId,
  }
}
