import { memoize } from './memoize.ts'
import { normalise, splitWords } from './text.ts'

/**
 * The answer that one market of a list stands for, with its kind: "Ann Roe" is a name, "before June 1" a date, "someone
 * else" a catch-all.
 */
export interface AnswerOption {
  /** As the venue writes it. */
  label: string
  kind: 'name' | 'number' | 'date' | 'catch-all'
}

const KIND_WORDS =
  'person|player|pitcher|batter|candidate|company|team|party|option|movie|show|song|artist|club|chef|country|film|album|individual|horse|driver|fighter|book|game|actor|model|golfer|name|city|contestant|couple|housemate|designer'
/** Matches a placeholder: a single letter, or "AA" and the like when all letters are used. "AI" alone is a word. */
const PLACEHOLDER = new RegExp(`^(?:(?:will )?(?:the )?(?:${KIND_WORDS}) )?(?:[a-z]|(?!^ai$)a[a-z])$`)
const CATCH_ALL =
  /^(?:(?:any )?other|(?:an|any )?other .*|another .*|someone else|somebody else|no ?one(?: else)?|nobody|none of the above|none|field|the field|any other .*|something else|no winner|neither|(?:none|will not anyone)(?: (?:be )?(?:announced|chosen|elected|named|selected))? (?:before|by|in) [a-z0-9 ,]*\d[a-z0-9 ,]*)$/
const GENERIC = /^(?:yes|no|up|down|over|under|winner|successful|true|false)?$/

/** Whether a label stands for an answer that the venue has not named yet: "Person D", "Company G", "Show A". */
export const isPlaceholder = (label: string): boolean => PLACEHOLDER.test(plain(label))

const plain = memoize((label: string) => normalise(label).replace(/["?]/g, '').trim())

/** Returns the answer that the label of a market names; undefined for no label, and for "Yes", "No" and the like. */
export function optionOf(label: string | undefined): AnswerOption | undefined {
  if (label === undefined) return undefined
  const text = plain(label)
  if (GENERIC.test(text)) return undefined
  if (CATCH_ALL.test(text)) return { label, kind: 'catch-all' }
  if (/^(?:on|by|before|after|in)\b.*\d/.test(text)) return { label, kind: 'date' }
  return { label, kind: 'name' }
}

/**
 * Returns for each title the words that are left without the words at the beginning and the end that all titles share:
 * "Will Canada win the Cup?", "Will Japan win the Cup?" -> "canada", "japan". All undefined where two titles are equal.
 */
export function differingWords(titles: readonly string[]): (string | undefined)[] {
  if (new Set(titles).size < Math.max(titles.length, 2)) return titles.map(() => undefined)
  const texts = titles.map((title) => splitWords(normalise(title)))
  if (new Set(texts.map((text) => text.join(' '))).size < texts.length) return titles.map(() => undefined)
  const [first = []] = texts
  const shortest = Math.min(...texts.map(({ length }) => length))
  let head = 0
  while (head < shortest && texts.every((text) => text[head] === first[head])) head++
  let tail = 0
  while (tail < shortest - head && texts.every((text) => text.at(-1 - tail) === first.at(-1 - tail))) tail++
  if (head + tail === 0 && titles.filter(isQuestion).length > titles.length / 2) return titles.map(() => undefined)
  return texts.map((text) => text.slice(head, text.length - tail).join(' ') || undefined)
}

/**
 * Whether the title is a question and not only a name. Questions that share no word have no answers; each one is
 * complete by itself.
 */
const isQuestion = (title: string) => /\?|: /.test(title)
