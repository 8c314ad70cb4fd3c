import { expect, it } from 'vitest'
import { createVenue, venues } from './create-venue.ts'
import { deriveOperations } from './derive-operations.ts'
import { noFee } from './fees/fees.ts'
import type { UnifiedMarket } from './models.ts'
import type { Venue, VenueModule } from './venue.ts'

const market = (id: string, sourceMetadata: Record<string, unknown> = {}): UnifiedMarket => ({
  marketId: id,
  title: 'Will A win?',
  outcomes: [],
  sourceMetadata,
})
const stated: Record<string, UnifiedMarket> = {
  plain: market('plain'),
  free: market('free', { feesEnabled: false }),
  own: market('own', { feeSchedule: { rate: 0.25, exponent: 2 } }),
}
const create = (): Venue => ({
  id: 'small',
  name: 'Small',
  fetchMarket: async ({ marketId = '' } = {}) => stated[marketId] as UnifiedMarket,
  withCredentials: create,
})
const fees = venues.polymarket?.fees as NonNullable<VenueModule['fees']>
const small: VenueModule = { id: 'small', name: 'Small', unsupported: {}, fees, create }

it('fees are those of the venue, or those that a market states', async () => {
  const venue = deriveOperations(small).create() as Required<Venue>
  expect(await venue.fetchTradingFee()).toEqual(fees)
  expect(await venue.fetchTradingFee('plain')).toEqual({ marketId: 'plain', ...fees })
  const all = await venue.fetchTradingFees(['free', 'own', 'own'])
  expect(Object.keys(all)).toEqual(['free', 'own'])
  expect(all.free).toEqual({ ...fees, marketId: 'free', taker: noFee, maker: noFee })
  expect(all.own?.taker).toMatchObject({ kind: 'quadratic', rate: 0.25, exponent: 2 })
})

it('a market of Predict.fun states its rate', async () => {
  const { predictfun } = venues
  if (!predictfun?.fees) throw new Error('predictfun has no fees')
  stated.points = market('points', { feeRateBps: 150 })
  const venue = deriveOperations({ ...small, fees: predictfun.fees }).create() as Required<Venue>
  expect((await venue.fetchTradingFee('points')).taker).toEqual({ ...predictfun.fees.taker, rate: 0.015 })
})

it('the reason of unknown fees is that of the operations', () => {
  const { fees: _, ...unknown } = {
    ...small,
    feesUnknown: 'The formula is not published. (https://small.example/fees)',
  }
  const module = deriveOperations(unknown)
  expect(module.unsupported).toEqual({
    fetchTradingFee: 'The formula is not published.',
    fetchTradingFees: 'The formula is not published.',
  })
  expect(module.create()).not.toHaveProperty('fetchTradingFee')
})

it('an operation of the venue itself stays, one with a reason is not derived, and an account has the same', async () => {
  const own = async () => ({ ...fees, marketId: 'mine' })
  const module = deriveOperations({
    ...small,
    unsupported: { fetchTradingFees: 'It is not wanted here.' },
    create: () => ({ ...create(), fetchTradingFee: own }),
  })
  expect(module.create().fetchTradingFee).toBe(own)
  expect(module.create()).not.toHaveProperty('fetchTradingFees')
  expect(deriveOperations(small).create().withCredentials?.({})).toHaveProperty('fetchTradingFees')
  expect(createVenue('kalshi').withCredentials?.({})).toHaveProperty('createMarketBuyOrderWithCost')
})
