import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { withFullTitles } from './full-titles.ts'

const WHOLE = 'Will the Quibblian commission publish full results of the May 3 election before June 1, 2031?'
const MIRROR = `${WHOLE} Resolves the same as the original on Zorba.`

const read = (title: string, rules?: string) =>
  withFullTitles(listing('v', { title, markets: [{ title, ...(rules && { rules }) }] }))

it.each([
  ['a cut in the middle', '[Zorba] Will the Quibblian commission publish full res...n before June 1, 2031?', MIRROR],
  ['a cut at the end', 'Will the Quibblian commission publish full results of…', `${WHOLE} This counts all votes.`],
  ['a condition in brackets', `[Zorba] ${WHOLE} (all votes)`, MIRROR],
])('%s is read as the question with which the rules begin', (_, title, rules) => {
  const event = read(title, rules)
  expect([event.title, event.markets[0]?.title]).toEqual([WHOLE, WHOLE])
})

it.each([
  ['without rules', '[Zorba] Will the Quibblian commission publish full res...n before June 1, 2031?', undefined],
  ['whose end differs', '[Zorba] Will the Quibblian commission publish full res...n before July 1, 2031?', MIRROR],
  ['whose beginning differs', '[Zorba] Will the Peruvian commission publish full res...n before June 1, 2031?', MIRROR],
  ['that says too little', 'Will the...n before June 1, 2031?', MIRROR],
  ['of no mirror', `[Zorba] ${WHOLE} (all votes)`, `${WHOLE} Only half of the votes count.`],
  [
    'with a blank for an answer',
    'Ann Roe out by...? - May 3, 2031',
    'If Ann Roe is out by May 3, 2031, this resolves to Yes.',
  ],
])('a title %s stays', (_, title, rules) => {
  const event = read(title, rules)
  expect([event.title, event.markets[0]?.title]).toEqual([title, title])
})
