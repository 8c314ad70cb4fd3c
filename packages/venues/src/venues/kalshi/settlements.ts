import { z } from 'zod'
import type { Settlement } from '../../models.ts'
import { toMillionths, toNumber } from '../../values/decimal.ts'

const CENTS = 100

const exact = z.string().transform((value, context) => {
  const millionths = toMillionths(value)
  if (millionths !== undefined) return millionths
  context.addIssue({ code: 'custom', message: 'not a decimal' })
  return z.NEVER
})

export const KalshiSettlement = z.object({
  ticker: z.string().min(1),
  market_result: z.enum(['yes', 'no', 'scalar']),
  yes_count_fp: exact,
  no_count_fp: exact,
  yes_total_cost_dollars: exact.nullish().catch(undefined),
  no_total_cost_dollars: exact.nullish().catch(undefined),
  /** In cents. */
  revenue: z.number().min(0),
  fee_cost: exact.nullish().catch(undefined),
  /** The payout of one contract of YES, in cents. */
  value: z.number().min(0).max(CENTS).nullish().catch(undefined),
  settled_time: z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'not a date'),
})

/** Parses a settlement: contracts are whole numbers of hundredths, the revenue cents. */
export function parseSettlement(row: z.infer<typeof KalshiSettlement>): Settlement {
  const { market_result: result, yes_total_cost_dollars: yesCost, no_total_cost_dollars: noCost, fee_cost: fee } = row
  const payout = typeof row.value === 'number' ? row.value / CENTS : { yes: 1, no: 0, scalar: undefined }[result]
  return {
    marketId: row.ticker,
    result,
    ...(payout !== undefined && { yesPayout: payout }),
    yesAmount: toNumber(row.yes_count_fp),
    noAmount: toNumber(row.no_count_fp),
    ...(typeof yesCost === 'bigint' && typeof noCost === 'bigint' && { cost: toNumber(yesCost + noCost) }),
    revenue: row.revenue / CENTS,
    ...(typeof fee === 'bigint' && { fee: toNumber(fee) }),
    timestamp: Date.parse(row.settled_time),
  }
}
