import { z } from 'zod'
import type { OrderLevel } from '../models.ts'

/** The formula for the fee of an order, from the prices and amounts of its fills. */
export const FeeFormula = z
  .object({
    kind: z
      .enum(['none', 'quadratic', 'lower-price', 'premium'])
      .describe(
        '`quadratic`: rate x contracts x (price x (1 - price)) ^ exponent. `lower-price`: rate x contracts x the lower of price and 1 - price. `premium`: rate x contracts x price.',
      ),
    rate: z.number().min(0).default(0).describe('In dollars per contract.'),
    exponent: z.number().positive().default(1),
    rounding: z
      .enum(['none', 'up-to-cent', 'to-cent', 'to-tenth-cent'])
      .default('none')
      .describe(
        'How the fee of a whole order is rounded; `to-cent`: half a cent to the even one. `to-tenth-cent`: half of one up.',
      ),
    minimum: z.number().min(0).optional().describe('The least fee of an order; absent where there is none.'),
  })
  .meta({ id: 'FeeFormula', description: 'The fee of an order as a function of its fills.' })
export type FeeFormula = z.infer<typeof FeeFormula>

export const VenueFees = z
  .object({
    taker: FeeFormula.describe('For an order that takes resting orders.'),
    maker: FeeFormula.describe('For a resting order that is taken.'),
    winnings: z
      .number()
      .min(0)
      .max(1)
      .describe('The part of the net winnings of a market that is charged at settlement.'),
    note: z.string().optional().describe('Exceptions of single markets, and fees of payments, which are not counted.'),
    source: z.string().describe('Where the venue states it.'),
    checked: z.iso.date().describe('The day on which it was looked up.'),
  })
  .meta({ id: 'VenueFees', description: 'The fees of a venue for most of its markets.' })
export type VenueFees = z.infer<typeof VenueFees>

export const noFee: FeeFormula = { kind: 'none', rate: 0, exponent: 1, rounding: 'none' }

/** Creates a fee formula; the exponent is 1 by default, so that the fee is linear in price * (1 - price). */
export const feeFormula = (formula: z.input<typeof FeeFormula>): FeeFormula => FeeFormula.parse(formula)

/** Sums below this are rounding errors of binary fractions, which must not add a cent. */
const EPSILON = 1e-9

/** Returns the fee of an order that is filled at these prices. */
export function feeOf(
  { kind, rate, exponent, rounding, minimum = 0 }: FeeFormula,
  fills: readonly OrderLevel[],
): number {
  if (kind === 'none' || fills.length === 0) return 0
  const exact = fills.reduce((sum, { price, size }) => sum + rate * size * baseOf(kind, price, exponent), 0)
  return Math.max(minimum, rounded(exact, rounding))
}

/**
 * Returns the fee of an order if the venue may count the price of this outcome or that of the opposite one: the higher
 * of both fees.
 */
export const dearestFee = (formula: FeeFormula, fills: readonly OrderLevel[]): number =>
  Math.max(
    feeOf(formula, fills),
    feeOf(
      formula,
      fills.map(({ price, size }) => ({ price: 1 - price, size })),
    ),
  )

function baseOf(kind: Exclude<FeeFormula['kind'], 'none'>, price: number, exponent: number): number {
  if (kind === 'quadratic') return (price * (1 - price)) ** exponent
  return kind === 'lower-price' ? Math.min(price, 1 - price) : price
}

function rounded(exact: number, rounding: FeeFormula['rounding']): number {
  switch (rounding) {
    case 'up-to-cent':
      return Math.ceil(exact * 100 - EPSILON) / 100
    case 'to-cent':
      return toEven(exact * 100) / 100
    case 'to-tenth-cent':
      return Math.floor(exact * 1000 + 0.5 + EPSILON) / 1000
    default:
      return exact
  }
}

function toEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  if (Math.abs(rest - 0.5) < EPSILON) return floor % 2 === 0 ? floor : floor + 1
  return Math.round(value)
}
