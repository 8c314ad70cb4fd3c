import { memoize } from './memoize.ts'

/**
 * The kind of meeting that settles a market about a meeting to YES: only one in person, or a call or videoconference as
 * well.
 */
export type Contact = 'in person' | 'any'

const REMOTE =
  /\b(?:phone|telephone|video|videoconference|virtual(?:ly)?|online|remote(?:ly)?|calls?|teleconference)\b/i
const EXCLUDED = /\b(?:not|only|excluding|except|without)\b/i
const IN_PERSON =
  /\bin[- ]person\b|\bphysically present\b|\b(?:present|together) in the same (?:location|place|room)\b|\bface[- ]to[- ]face\b/i
/** Matches a sentence without its brackets, or the text of one bracket. */
const PARTS = /[^.()]+/g

/** Returns the kind of meeting that the resolution rules of a market count; null where they do not say. */
export const contactOf = memoize((rules: string): Contact | null => {
  const parts = rules.match(PARTS) ?? []
  if (parts.some((part) => REMOTE.test(part) && !EXCLUDED.test(part))) return 'any'
  return IN_PERSON.test(rules) ? 'in person' : null
})
