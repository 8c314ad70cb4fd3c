import type { EngineOptions } from '../../engine/engine.ts'
import { ONE } from '../../engine/order.ts'

const CENT = 10_000n * ONE

/** The taker's fee: 5 per cent of the lower of both prices, a contract, up to the next cent. */
export const takerFee: NonNullable<EngineOptions['fee']> = (_, price, size) => {
  const exact = (5n * (price < ONE - price ? price : ONE - price) * size) / 100n
  return ((exact + CENT - 1n) / CENT) * CENT
}
