import { expect, expectTypeOf, it } from 'vitest'
import { kalshi } from './alone/kalshi.generated.ts'
import { createVenue, venues } from './create-venue.ts'
import { methods } from './operations.ts'
import type { Venue } from './venue.ts'

it('creates every venue by its id', () => {
  expect(Object.keys(venues)).toEqual(
    expect.arrayContaining(['kalshi', 'limitless', 'manifold', 'polymarket', 'predictit']),
  )
  for (const id of Object.keys(venues)) expect(createVenue(id)).toMatchObject({ id, name: expect.any(String) })
})

it.each(['kalshii', 'Kalshi', 'constructor', '__proto__'])('knows no venue named %s', (id) => {
  expect(() => createVenue(id)).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND', field: 'exchange', message: `No venue named ${id}` }),
  )
})

it('the type of a venue has what it offers, not optional, and nothing else', () => {
  const manifold = createVenue('manifold')
  expectTypeOf(manifold.fetchMarkets).toEqualTypeOf<NonNullable<Venue['fetchMarkets']>>()
  expectTypeOf(manifold).not.toHaveProperty('fetchOrderBook')
  expectTypeOf(manifold.streams.trades).toBeFunction()
  expectTypeOf(createVenue('kalshi').streams.orderBook).toBeFunction()
  expectTypeOf(createVenue('predictit')).not.toHaveProperty('streams')
  expectTypeOf(createVenue('predictit')).not.toHaveProperty('withCredentials')
  expectTypeOf(createVenue('kalshi' as 'kalshi' | 'manifold').fetchOrderBook).toEqualTypeOf<Venue['fetchOrderBook']>()
  expectTypeOf(createVenue('kalshi' as string)).toEqualTypeOf<Venue>()
  expectTypeOf(manifold).toExtend<Venue>()
})

it('a venue by itself offers what the registry creates', () => {
  const offered = (venue: Venue) => methods.filter((method) => venue[method])
  expect(offered(kalshi())).toEqual(offered(createVenue('kalshi')))
  expect(() => kalshi({ environment: 'none' as 'test' })).toThrow(/production or test/)
})
