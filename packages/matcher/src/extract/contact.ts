import { memoize } from './memoize.ts'

/** The meetings that a market counts: only those in person, or calls and videoconferences as well. */
export type Contact = 'in person' | 'any'

const REMOTE =
  /\b(?:phone|telephone|video|videoconference|virtual(?:ly)?|online|remote(?:ly)?|calls?|teleconference)\b/i
const EXCLUDED = /\b(?:not|only|excluding|except|without)\b/i
const IN_PERSON =
  /\bin[- ]person\b|\bphysically present\b|\b(?:present|together) in the same (?:location|place|room)\b|\bface[- ]to[- ]face\b/i
/** A sentence, or the bracket in which one is narrowed. */
const PARTS = /[^.()]+/g

/** Returns which meetings a market counts, read from its rules; null where they do not say. */
export const contactOf = memoize((rules: string): Contact | null => {
  const parts = rules.match(PARTS) ?? []
  if (parts.some((part) => REMOTE.test(part) && !EXCLUDED.test(part))) return 'any'
  return IN_PERSON.test(rules) ? 'in person' : null
})
