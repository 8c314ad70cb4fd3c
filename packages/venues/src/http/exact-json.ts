/** Strings and numbers of a JSON document. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const LONG = /^-?\d{16,}$/

/** Parses JSON and keeps the digits of large integers: those of 16 digits and more become strings. */
export const parseExactJson = (json: string): unknown =>
  JSON.parse(/\d{16}/.test(json) ? json.replace(TOKENS, (token) => (LONG.test(token) ? `"${token}"` : token)) : json)
