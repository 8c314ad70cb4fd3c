import fc from 'fast-check'
import { pick } from './catalogue.ts'

/** Words that objects answer to without having been given them. */
const OF_OBJECTS = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'prototype']

/** Words that the readers of titles look for. */
const DISTINCTIVE =
  `by before on in until through May 2027 Q3 $ 90k 90,000 % bps 1st first no not never vs. v @ at least above below over
  under between and to of the F1 NBA Champion Champions Constructor Constructors winner nominee House Senate O/U 2.5 -1.5 BO3
  Map 2 half 3AM ET II XIV # $TRUMP (LAB) "Tuto" [X] Round of 16 July 4 31 2026-05-01 Will Who How many ? : - – … ↑ ≥ °F`.split(
    /\s+/,
  )

/** One piece many times over: what is quick to read once may take the square of the time. */
const repeated = fc
  .tuple(
    fc.oneof(pick(...DISTINCTIVE), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 })),
    fc.integer({ min: 2, max: 600 }),
    pick('', ' '),
  )
  .map(([piece, times, between]) => `${piece}${between}`.repeat(times))

const piece = fc.oneof(
  { weight: 6, arbitrary: pick(...DISTINCTIVE) },
  { weight: 3, arbitrary: pick(...OF_OBJECTS) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: pick('İ', '\u0000', '\u001b[31m', '\ud800', '\u202e', '\ufeff', 'ß', 'Ⅳ', '½', '١٢') },
)

/** Titles that nobody would write but to do harm, and titles that somebody might. */
export const hostileTitle: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ')) },
  { weight: 1, arbitrary: repeated },
  { weight: 1, arbitrary: fc.tuple(repeated, repeated).map((parts) => parts.join(' ')) },
)
