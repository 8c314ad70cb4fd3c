import type { EngineOptions } from '../../engine/engine.ts'
import { ONE, ownPrice } from '../../engine/order.ts'

const TENTH_OF_CENT = 1_000n * ONE

/** The taker's fee: 0.3 per cent of what the contracts cost, to the tenth of a cent, and no less than that. */
export const takerFee: NonNullable<EngineOptions['fee']> = (order, price, size) => {
  const exact = (3n * ownPrice(order, price) * size) / 1_000n
  const tenths = (2n * exact + TENTH_OF_CENT) / (2n * TENTH_OF_CENT)
  return (tenths > 0n ? tenths : 1n) * TENTH_OF_CENT
}
