import type { EngineOptions } from '../../engine/engine.ts'
import { ONE } from '../../engine/order.ts'

const CENT = 10_000n * ONE

/** The taker's fee: 7 per cent of price times counter-price, a contract, up to the next cent. */
export const takerFee: NonNullable<EngineOptions['fee']> = (_, price, size) => {
  const exact = (7n * price * (ONE - price) * size) / (100n * ONE)
  return ((exact + CENT - 1n) / CENT) * CENT
}
