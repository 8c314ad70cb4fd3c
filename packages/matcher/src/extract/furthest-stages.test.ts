import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { assess, isSure } from '../assess.ts'
import { readEvent } from './event.ts'

const ROUNDS = ['Group stage', 'Round of 16', 'Quarterfinals', 'Semifinals', 'Final', 'Winner']
const COLLEGE = [
  'Round of 64',
  'Sweet 16',
  'Elite Eight',
  'Final Four',
  'Championship Game (loss)',
  'Championship Game (win)',
]

function relationOf(title: string, label: string, labels: readonly string[], other: string): string | undefined {
  const list = readEvent(
    listing('metaculus', { title, markets: labels.map((one) => ({ title: `${title} - ${one}`, label: one })) }),
  )
  const a = list.markets[labels.indexOf(label)]
  const [b] = readEvent(listing('kalshi', { title: other })).markets
  const found = a && b && assess(a, b)
  return found && isSure(found) ? found.relation : undefined
}

const norway = 'How far will Norway go in the 2030 World Cup?'
const duke = "How far will the Duke Blue Devils advance in the NCAA's 2030 March Madness?"

it.each<readonly [string, string, string | undefined]>([
  ['Winner', 'Will Norway win the 2030 World Cup?', 'identity'],
  ['Final', 'Will Norway win the 2030 World Cup?', 'disjoint'],
  ['Final', 'Will Norway reach the final of the 2030 World Cup?', 'subset'],
  ['Semifinals', 'Will Norway win the 2030 World Cup?', 'disjoint'],
  ['Semifinals', 'Will Norway reach the final of the 2030 World Cup?', 'disjoint'],
  ['Semifinals', 'Will Norway reach the quarterfinals of the 2030 World Cup?', 'subset'],
  ['Group stage', 'Will Norway reach the round of 16 of the 2030 World Cup?', 'disjoint'],
  ['Quarterfinals', 'Will Norway be eliminated in the quarterfinals of the 2030 World Cup?', 'identity'],
  // another cup, another year, another team
  ['Winner', 'Will Norway win the 2034 World Cup?', undefined],
  ['Winner', 'Will Norway win the 2030 Winter Olympics?', undefined],
  ['Winner', 'Will Chile win the 2030 World Cup?', 'disjoint'],
  ['Semifinals', 'Will Chile win the 2030 World Cup?', undefined],
])('the furthest stage in a cup: %s beside %s', (label, other, relation) => {
  expect(relationOf(norway, label, ROUNDS, other)).toBe(relation)
})

it.each<readonly [string, string, string | undefined]>([
  ['Championship Game (win)', 'Will Duke win the 2030 NCAA Tournament?', 'identity'],
  ['Championship Game (loss)', 'Will Duke win the 2030 NCAA Tournament?', 'disjoint'],
  ['Round of 64', 'Will Duke win the 2030 NCAA Tournament?', 'disjoint'],
  ['Final Four', 'Will Duke win March Madness in 2030?', 'disjoint'],
  ['Championship Game (win)', 'Will Michigan win the 2030 NCAA Tournament?', 'disjoint'],
  ['Championship Game (win)', 'Will Duke win the 2030 College World Series?', undefined],
])('the furthest stage in a college tournament: %s beside %s', (label, other, relation) => {
  expect(relationOf(duke, label, COLLEGE, other)).toBe(relation)
})

it('a label that names no stage stays as it is', () => {
  const market = { title: `${norway} - It depends`, label: 'It depends' }
  expect(readEvent(listing('metaculus', { title: norway, markets: [market] })).markets[0]?.title).toBe(market.title)
})

it.each<readonly [string, string, string | undefined]>([
  ['Final', 'Will Norway be runner-up in the 2030 World Cup?', 'identity'],
  ['Final', 'Will Norway lose in the final of the 2030 World Cup?', 'identity'],
  ['Winner', 'Will Norway win the 2030 World Cup?', 'identity'],
  ['Quarterfinals', 'Will Norway win Group A at the 2030 World Cup?', 'overlap'],
  ['Final', 'Will Norway win the 2030 World Cup?', 'disjoint'],
])('the stage of elimination: %s beside %s', (label, other, relation) => {
  expect(relationOf('Norway: 2030 World Cup stage of elimination', label, ROUNDS, other)).toBe(relation)
  expect(relationOf('2030 World Cup - Norway stage of elimination', label, ROUNDS, other)).toBe(relation)
})
