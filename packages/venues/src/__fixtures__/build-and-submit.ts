import { expect } from 'vitest'
import type { CreateOrderParams } from '../parameters.ts'
import type { Venue } from '../venue.ts'

/** Builds an order and submits it as it comes back from a caller; what no venue built is refused before. */
export async function buildAndSubmit(venue: Required<Venue>, params: CreateOrderParams) {
  const built = JSON.parse(JSON.stringify(await venue.buildOrder(params)))
  expect(built).toMatchObject({ exchange: venue.id, params })
  for (const wrong of [{ raw: {} }, { exchange: 'elsewhere' }]) {
    await expect(venue.submitOrder({ ...built, ...wrong })).rejects.toMatchObject({ code: 'INVALID_ORDER' })
  }
  return venue.submitOrder(built)
}
