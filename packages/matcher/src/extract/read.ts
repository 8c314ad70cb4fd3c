import { type DateMention, readDates } from './dates.ts'
import { readEdition } from './editions.ts'
import { kindOf } from './entities.ts'
import { type Quantity, readQuantities } from './quantities.ts'
import { remembered } from './remembered.ts'
import { readScope, type Scope } from './scope.ts'
import { normalise, slugForms, words } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/** Everything a single text tells. */
export interface Reading {
  /** Normalised, whole. */
  text: string
  dates: readonly DateMention[]
  scope: Scope
  quantities: readonly Quantity[]
  /** What is left of the text, in words that carry something. */
  tokens: readonly Token[]
  negated: boolean
}

const NEGATION = /\b(?:not|wont|never|fails? to|isnt|doesnt|cannot)\b/g
const EMPTY: Reading = { text: '', dates: [], scope: {}, quantities: [], tokens: [], negated: false }
/** A word that only says again, or closer, what stands before it. */
const ASIDE_WEIGHT = 0.1

/** Reads a title, a label or a second line; `slug` where the title is no more than a slug, in which tickers count. */
export function read(raw: string | undefined, slug = false): Reading {
  if (!raw) return EMPTY
  return slug ? readSlug(raw) : readText(raw)
}

const readText = remembered((raw: string) => readAll(raw, false))
const readSlug = remembered((raw: string) => readAll(raw, true))

function readAll(raw: string, slug: boolean): Reading {
  const text = normalise(raw)
  const edition = readEdition(text)
  const dates = readDates(edition.rest)
  const { scope, rest } = readScope(dates.rest)
  const numbers = readQuantities(rest)
  const asides = asidesOf(raw, text)
  return {
    text,
    dates: edition.mention ? [...dates.mentions, edition.mention] : dates.mentions,
    scope,
    quantities: numbers.quantities,
    tokens: tokenise(numbers.rest, slugForms(raw), slug)
      .filter(({ weight }) => weight > 0)
      .map((token) => (asides.has(token.key) ? { ...token, weight: Math.min(token.weight, ASIDE_WEIGHT) } : token)),
    negated: (text.match(NEGATION)?.length ?? 0) % 2 === 1,
  }
}

/** Jorge "Tuto" Quiroga. */
const NICKNAME = /\p{Lu}\S+ ["\u201c](\p{Lu}\p{Ll}+)["\u201d] \p{Lu}/u
/** Where a cup is held is no part of who wins it. */
const HOST = /\b(?:world cup|olympics|olympic games) in ([a-z]+)\b/
/** What stands in brackets behind the question explains a word of it. */
const NOTE = /\? ?\(([^()]*)\)$/
const BRACKETS = /\(([^()]*)\)/g

/** Tokens of nicknames, "(TSLA)", "(Lab)" and "(void if ...)". */
function asidesOf(raw: string, text: string): Set<string> {
  const asides = new Set<string>()
  const nickname = NICKNAME.exec(raw)?.[1]
  if (nickname) asides.add(normalise(nickname))
  const host = HOST.exec(text)?.[1]
  if (host && text.indexOf(host) === text.lastIndexOf(host)) asides.add(host)
  if (!text.includes('(')) return asides
  for (const { key } of tokenise(NOTE.exec(text)?.[1] ?? '', new Map())) asides.add(key)
  const before = text.replace(BRACKETS, ' ')
  for (const [, inside = ''] of text.matchAll(BRACKETS)) {
    const list = words(inside)
    const tokens = tokenise(inside, new Map())
    const party = tokens.some(({ key, ids }) => key === 'party' || ids?.some((id) => kindOf(id) === 'party'))
    const short = list.length === 1 && (list[0]?.length ?? 0) <= 5 && !SIDES.test(inside)
    if (!party && !short && !inside.startsWith('void')) continue
    for (const { key } of tokens) if (!new RegExp(`\\b${key}\\b`).test(before)) asides.add(key)
  }
  return asides
}

/** Bracketed words that change the question. */
const SIDES = /^(?:high|low|women|men|party|w|m)$/
