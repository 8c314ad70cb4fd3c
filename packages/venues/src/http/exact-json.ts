/** Texts and numbers of a JSON document. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const LONG = /^-?\d{16,}$/

/** Reads JSON in which whole numbers may have more digits than a number keeps: those of 16 and more become texts. */
export const parseExactJson = (json: string): unknown =>
  JSON.parse(/\d{16}/.test(json) ? json.replace(TOKENS, (token) => (LONG.test(token) ? `"${token}"` : token)) : json)
