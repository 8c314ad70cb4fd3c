const HIGH = '[dD][89abAB][0-9a-fA-F]{2}'
const LOW = '[dD][c-fC-F][0-9a-fA-F]{2}'
/** Escapes of surrogates, first those of two that belong together; other escapes, so that none is read from its middle. */
const ESCAPES = new RegExp(String.raw`\\u${HIGH}\\u${LOW}|\\u[dD][89a-fA-F][0-9a-fA-F]{2}|\\[^]`, 'g')
const SURROGATE = /\\u[dD][89a-fA-F]/
const LONE = 6

/**
 * Replaces the escapes of lone surrogates in a JSON text, as `\ud800`, with U+FFFD: no encoding can carry them, so a text
 * that holds one could be part of no address and no answer.
 */
export const wellFormedJson = (json: string): string =>
  SURROGATE.test(json) ? json.replace(ESCAPES, (found) => (found.length === LONE ? String.raw`\ufffd` : found)) : json
