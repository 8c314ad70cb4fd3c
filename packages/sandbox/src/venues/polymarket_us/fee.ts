import type { EngineOptions } from '../../engine/engine.ts'
import { ONE } from '../../engine/order.ts'

const CENT = 10_000n * ONE

/** The taker's fee: 0.0695 of price times counter-price, a contract, to the cent, half a cent to the even one. */
export const takerFee: NonNullable<EngineOptions['fee']> = (_, price, size) => {
  const exact = (695n * price * (ONE - price) * size) / (10_000n * ONE)
  const [cents, rest] = [exact / CENT, exact % CENT]
  const isUp = 2n * rest > CENT || (2n * rest === CENT && cents % 2n === 1n)
  return (cents + (isUp ? 1n : 0n)) * CENT
}
