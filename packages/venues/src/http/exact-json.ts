import { parse } from 'lossless-json'

const LONG = /^-?\d{16,}$/

/** Parses JSON and keeps the digits of large integers: those of 16 digits and more become strings. */
export const parseExactJson = (json: string): unknown =>
  parse(json, undefined, {
    parseNumber: (digits) => (LONG.test(digits) ? digits : Number(digits)),
    onDuplicateKey: ({ newValue }) => newValue,
  })
