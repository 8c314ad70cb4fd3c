import { parse } from 'lossless-json'

const LONG = /^-?\d{16,}$/

/** Parses JSON without losing digits of large integers: those with 16 digits or more become strings. */
export const parseExactJson = (json: string): unknown =>
  parse(json, undefined, {
    parseNumber: (digits) => (LONG.test(digits) ? digits : Number(digits)),
    onDuplicateKey: ({ newValue }) => newValue,
  })
