import type { EngineOptions } from '../../engine/engine.ts'
import { ONE } from '../../engine/order.ts'

/** The taker's fee of most markets: seven hundredths of price times counter-price, a contract. */
export const tradingFee: NonNullable<EngineOptions['fee']> = (_, price, size) =>
  (7n * price * (ONE - price) * size) / (100n * ONE)
