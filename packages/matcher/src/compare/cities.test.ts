import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { match } from '../match.ts'

const relation = (one: string, other: string) => {
  const [edge] = match([listing('kalshi', { title: one }), listing('polymarket', { title: other })])
  return edge?.relation
}

it.each([
  ['Will Denver win the 2027 Pro Football Championship?', 'Will Ann Lee win the 2027 Denver mayoral election?'],
  ['Will Arizona make the 2027 Pro Baseball playoffs?', 'Will Arizona win the 2027 NCAA Tournament?'],
  ['Will Houston win the 2027 Pro Football Championship?', 'Will Houston make the 2027 Pro Baseball playoffs?'],
])('a city in another competition is another topic: %s / %s', (one, other) => {
  expect(relation(one, other)).toBeUndefined()
})

it.each([
  ['Will Denver win the 2027 Pro Football Championship?', 'Will Denver win Super Bowl 2027?', 'identity'],
  ['Will Houston win the 2027 World Series?', 'Will Houston make the 2027 MLB playoffs?', 'subset'],
])('a city in one competition is one team: %s / %s', (one, other, expected) => {
  expect(relation(one, other)).toBe(expected)
})
