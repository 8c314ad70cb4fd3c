import { toPrice } from './units.ts'

/** No venue has finer steps; below, binary fractions cannot separate multiples from other numbers. */
const FINEST = 1e-6
const TOLERANCE = 1e-6

/** Whether a price is a multiple of a step. */
export const isOnGrid = (price: number, step: number): boolean =>
  step >= FINEST && Math.abs(price / step - Math.round(price / step)) < TOLERANCE

/**
 * Parses the smallest step of prices: one that divides 1, and of which the quotes of the market are multiples. Undefined
 * for anything else, because a quote between the steps shows that orders keep to another one.
 */
export function toTickSize(
  stated: string | number | null | undefined,
  outcomes: readonly { bestBid?: number | undefined; bestAsk?: number | undefined }[],
): number | undefined {
  const step = toPrice(stated)
  if (step === undefined || !isOnGrid(1, step)) return undefined
  // Without lists, because it runs for every market.
  for (const { bestBid = 1, bestAsk = 1 } of outcomes) {
    if (!isOnGrid(bestBid, step) || !isOnGrid(bestAsk, step)) return undefined
  }
  return step
}
