import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { explain } from '../explain.ts'

const relationOf = (a: string, b: string, closes = '2031-12-31T00:00:00Z') =>
  explain(listing('x', { title: a, closes }), listing('y', { title: b, closes }))[0]?.relation

it.each([
  ['Will the CEO of Zorro leave in 2031?', 'Bob Quibble out as Tadra CEO in 2031?'],
  ['Will the Mayor of Lima resign in 2031?', 'Ann Quibble out as Mayor of Quito in 2031?'],
  ['Will the CEO of Zorro leave in 2031?', 'Ann Quibble out as Zorro CFO in 2031?'],
  ['Will a senator from Ohio resign in 2031?', 'Ann Quibble out as senator from Ohio in 2031?'],
  ['Will any CEO leave in 2031?', 'Ann Quibble out as Zorro CEO in 2031?'],
])('"%s" is not "%s"', (a, b) => {
  expect(relationOf(a, b)).not.toBe('identity')
})

it.each([
  ['Will the CEO of Zorro leave in 2031?', 'Ann Quibble out as Zorro CEO in 2031?', 'identity'],
  ['Will the CEO of Zorro step down in 2031?', 'Will Ann Quibble leave as CEO of Zorro in 2031?', 'identity'],
  ['Will the Mayor of Tadra resign in 2031?', 'Ann Quibble out as Mayor of Tadra in 2031?', 'subset'],
  ['Will the Mayor of Tadra leave by May 2031?', 'Ann Quibble out as Mayor of Tadra in 2031?', 'subset'],
])('"%s" beside "%s" is %s', (a, b, relation) => {
  expect(relationOf(a, b)).toBe(relation)
})

it.each([
  ['2025', 'identity'],
  // another prime minister may govern by then
  ['2030', undefined],
])('the head of a government is its prime minister while the table says so: %s', (year, relation) => {
  const closes = `${year}-12-31T00:00:00Z`
  const found = relationOf(`Will the UK Prime Minister leave office in ${year}?`, `Starmer out in ${year}?`, closes)
  expect(found === 'identity').toBe(relation === 'identity')
})
