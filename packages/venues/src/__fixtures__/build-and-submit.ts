import { expect } from 'vitest'
import type { CreateOrderParams } from '../parameters.ts'
import type { Venue } from '../venue.ts'

/**
 * Builds an order and submits it as a caller would send it back. Before that, checks that an order which no venue built
 * is refused.
 */
export async function buildAndSubmit(venue: Required<Venue>, params: CreateOrderParams) {
  const built = JSON.parse(JSON.stringify(await venue.buildOrder(params)))
  expect(built).toMatchObject({ exchange: venue.id, params })
  for (const wrong of [{ raw: {} }, { exchange: 'elsewhere' }]) {
    await expect(venue.submitOrder({ ...built, ...wrong })).rejects.toMatchObject({ code: 'INVALID_ORDER' })
  }
  return venue.submitOrder(built)
}
