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
  ['its beginning as its answer', `${WHOLE} - Will the Quibblian commission publish full results of the May 3 el`, ''],
  ['itself as its answer', `${WHOLE} - ${WHOLE}`, ''],
])('%s is read as the whole question', (_, title, rules) => {
  const event = read(title, rules)
  expect([event.title, event.markets[0]?.title]).toEqual([WHOLE, WHOLE])
})

it.each([
  ['without rules', '[Zorba] Will the Quibblian commission publish full res...n before June 1, 2031?', undefined],
  ['whose end differs', '[Zorba] Will the Quibblian commission publish full res...n before July 1, 2031?', MIRROR],
  ['whose beginning differs', '[Zorba] Will the Peruvian commission publish full res...n before June 1, 2031?', MIRROR],
  ['that says too little', 'Will the...n before June 1, 2031?', MIRROR],
  ['of no mirror', `[Zorba] ${WHOLE} (all votes)`, `${WHOLE} Only half of the votes count.`],
  ['with another question as its answer', `${WHOLE} - Will the Quibblian commission publish half`, undefined],
  ['with a short answer', `${WHOLE} - Will the`, undefined],
  [
    'with a blank for an answer',
    'Ann Roe out by...? - May 3, 2031',
    'If Ann Roe is out by May 3, 2031, this resolves to Yes.',
  ],
])('a title %s stays', (_, title, rules) => {
  const event = read(title, rules)
  expect([event.title, event.markets[0]?.title]).toEqual([title, title])
})

const confirms = (name: string, post = 'Attorney General') =>
  `If exactly 58 Senators vote in favor of confirming ${name} as ${post} before Aug 1, 2031, then the market resolves to Yes.`
const LEFT_OUT = 'How many Senators vote to confirm  as Attorney General?'

it.each([
  [LEFT_OUT, confirms('Ann Roe'), 'How many Senators vote to confirm Ann Roe as Attorney General?'],
  [
    'Will Peru name  for the Lima Cup squad?',
    'If Peru does name Bob van Doe or Ann de Roe for the Lima Cup squad, it is.',
    'Will Peru name  for the Lima Cup squad?',
  ],
  [
    'Will Peru pick  for the Lima Cup?',
    'If Peru does pick Bob Doe for the Lima Cup, it is.',
    'Will Peru pick Bob Doe for the Lima Cup?',
  ],
  // another post, no name, or a name that the title has
  [LEFT_OUT, confirms('Ann Roe', 'Ambassador'), LEFT_OUT],
  [LEFT_OUT, confirms('the nominee'), LEFT_OUT],
  [LEFT_OUT, confirms('Roe'), LEFT_OUT],
  [
    'Will Ann Roe vote  for the Lima bill?',
    'If it is Ann Roe for the Lima bill, it is.',
    'Will Ann Roe vote  for the Lima bill?',
  ],
  [
    'Zorrium price  on May 5, 2031?',
    'If the price of Zorrium Coin on May 5, 2031 is above $9, it is.',
    'Zorrium price  on May 5, 2031?',
  ],
  [
    'How many Senators vote to confirm Ann Roe as Attorney General?',
    confirms('Bob Doe'),
    'How many Senators vote to confirm Ann Roe as Attorney General?',
  ],
])('the name that %s leaves out is that of the rules', (title, rules, whole) => {
  const event = read(title, rules)
  expect([event.title, event.markets[0]?.title]).toEqual([whole, whole])
})

it.each([
  [
    'Will Zorro launch a token before Jan 1, 2031?',
    'Will  launch a token before Jan 1, 2031?',
    'Will Zorro launch a token before Jan 1, 2031?',
  ],
  [
    'Will Zorro launch a token?',
    'Will  launch a token before Jan 1, 2031?',
    'Will Zorro launch a token before Jan 1, 2031?',
  ],
  ['Will Zorro list a coin?', 'Will  launch a token before Jan 1, 2031?', 'Will  launch a token before Jan 1, 2031?'],
  [
    'When will Zorro launch a token?',
    'Will  launch a token before Jan 1, 2031?',
    'Will  launch a token before Jan 1, 2031?',
  ],
])('takes a missing subject from the event %s: %s', (title, market, whole) => {
  expect(withFullTitles(listing('v', { title, markets: [{ title: market }] })).markets[0]?.title).toBe(whole)
})
