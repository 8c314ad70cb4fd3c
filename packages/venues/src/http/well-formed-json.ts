const HIGH = '[dD][89abAB][0-9a-fA-F]{2}'
const LOW = '[dD][c-fC-F][0-9a-fA-F]{2}'
/** Matches escapes of surrogates, pairs first; and all other escapes, so that none is read from its middle. */
const ESCAPES = new RegExp(String.raw`\\u${HIGH}\\u${LOW}|\\u[dD][89a-fA-F][0-9a-fA-F]{2}|\\[^]`, 'g')
const SURROGATE = /\\u[dD][89a-fA-F]/
const LONE = 6

/**
 * Replaces escapes of lone surrogates in a JSON text, such as `\ud800`, with U+FFFD: no encoding can represent them, so
 * a text with one could not be sent in an address or an answer.
 */
export const wellFormedJson = (json: string): string =>
  SURROGATE.test(json) ? json.replace(ESCAPES, (found) => (found.length === LONE ? String.raw`\ufffd` : found)) : json
