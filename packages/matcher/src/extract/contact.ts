import { memoize } from './memoize.ts'

/** The kind of meeting that counts: in one place, or calls as well. */
export type Contact = 'in person' | 'any'

const REMOTE =
  /\b(?:phone|telephone|video|videoconference|virtual(?:ly)?|online|remote(?:ly)?|calls?|teleconference)\b/i
const EXCLUDED = /\b(?:not|only|excluding|except|without)\b/i
const IN_PERSON =
  /\bin[- ]person\b|\bphysically present\b|\b(?:present|together) in the same (?:location|place|room)\b|\bface[- ]to[- ]face\b/i
/** A sentence, or the bracket in which one is narrowed. */
const PARTS = /[^.()]+/g

/** Reads from rules what counts as a meeting; null where they do not say. */
export const contactOf = memoize((rules: string): Contact | null => {
  const parts = rules.match(PARTS) ?? []
  if (parts.some((part) => REMOTE.test(part) && !EXCLUDED.test(part))) return 'any'
  return IN_PERSON.test(rules) ? 'in person' : null
})
