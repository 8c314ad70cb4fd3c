import type { RewriteId } from '../rules/rewrites.ts'
import { memoize } from './memoize.ts'
import { withoutPhrases } from './phrases.ts'

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
)
const NON_ASCII = /\P{ASCII}/u
const SPECIAL = /[øłßæœđðþı]/g

/** Returns a text in lower case without accents: "São" -> "sao". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (!NON_ASCII.test(lower)) return lower
  return lower
    .replace(/[º˚]/g, '°')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
}

/**
 * Returns a text in one spelling: folded, with straight quotes, without dots in abbreviations ("U.S." -> "us"),
 * possessive "'s" and emoji, "&" as "and", and with the phrases of `rewrites` replaced. Digits, comparators and
 * currency signs stay.
 */
export const normalise = memoize((text: string) => {
  let plain = withoutPhrases(withoutSigns(text))
  if (plain.includes('&')) plain = withoutAmpersands(plain)
  if (plain.includes("'")) plain = withoutApostrophes(plain)
  if (ODD.test(plain)) plain = singleSpaced(plain.replace(/[^\u0020-\u007e°¢£€]/g, ' '))
  return plain.trim().replace(/^wil+ (?=[a-z])/, 'will ')
})

/** Returns the text folded, with plain quotes and dashes, without remarks in square brackets and dots in abbreviations. */
function withoutSigns(text: string): string {
  const plain = fold(text)
  const bare = MARKS.test(plain) ? withoutMarks(plain) : plain
  return bare.includes('.') ? withoutDots(bare) : bare
}

/**
 * Returns the ids of the rewrites (replacements of phrases) that change a text when it is normalised; empty where none
 * does. Cached, because the evidence of each edge of a market has them.
 */
export const rewritesIn = memoize((text: string): readonly RewriteId[] => {
  const found: RewriteId[] = []
  withoutPhrases(withoutSigns(text), (id) => found.push(id))
  return found
})

const MARKS = /[^\u0020-\u007e]|[*[`]/
const ODD = /[^\u0020-\u007e°¢£€]| {2}/
const withoutMarks = (text: string) =>
  text
    .replace(/^\s*\[[^[\]]*\]\s*|\[[^[\]]*\]\s*$/g, ' ') // "[ACX 2026] Will ...", "... [Polymarket]" name the asker
    .replace(/\*+(?=\w)|(?<=\w)\*+/g, '') // emphasis: "*before* the meeting"
    .replace(/[\u2018\u2019\u02bc\u00b4`\u2032]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/≥/g, '>=')
    .replace(/≤/g, '<=')
    .replace(/[↑⬆]\ufe0f?/g, ' reach ')
    .replace(/[↓⬇]\ufe0f?/g, ' dip to ')

const withoutDots = (text: string) =>
  text
    .replace(/\b(?:[a-z]\.){2,}(?=\W|$)/g, (letters) => letters.replaceAll('.', ''))
    .replace(/\b([a-z])\.(?=[a-z]{4})/g, '$1 ') // an initial before a name without a space
    .replace(/([a-z])\.(?=[a-z])/g, '$1')

const withoutAmpersands = (text: string) =>
  text
    .replace(/\bs&p\b/g, 'sp')
    .replace(/\b([a-z])&([a-z])\b/g, '$1$2')
    .replace(/&/g, ' and ')

const withoutApostrophes = (text: string) =>
  text
    .replace(/\ba's\b/g, 'athletics')
    .replace(/([a-z0-9]{2}|(?<=\s)\d)'s\b/g, '$1')
    .replace(/'/g, '')

/** Returns a text with one space for all white space. Most spaces stay, which is quicker than to replace each. */
export const singleSpaced = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ')

/** Returns the words and numbers of a normalised text: "above 2.5 in q4" -> ["above", "2.5", "in", "q4"]. */
export function splitWords(text: string): string[] {
  return text.match(/[a-z]+\d*[a-z]*|\d+[a-z]+|\d+(?:\.\d+)?/g) ?? []
}

/**
 * Returns, by the folded word, how words with accents are written in slugs that drop such letters: "Timothée" -> {
 * "timothee" -> "timothe" }. Empty for text without accents.
 */
export function slugForms(text: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>()
  if (!NON_ASCII.test(text)) return forms
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (!NON_ASCII.test(word)) continue
    const [folded] = splitWords(normalise(word))
    const dropped = word.replace(/[^a-z0-9]/g, '')
    if (folded && dropped && dropped !== folded) forms.set(folded, dropped)
  }
  return forms
}
