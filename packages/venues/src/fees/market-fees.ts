import { z } from 'zod'
import type { FeeField } from './fee-fields.ts'
import { feeFormula, noFee, type VenueFees } from './fees.ts'

const Schedule = z.object({ rate: z.coerce.number().min(0), exponent: z.coerce.number().positive().default(1) })

/** The percentage of net winnings that a market states (Betfair). */
const BaseRate = z.number().min(0).max(100)

/** Returns the fees of one market: those that it states itself (Polymarket, Betfair), else those of its venue. */
export function feesOfMarket(
  venue: VenueFees,
  { sourceMetadata = {} }: { sourceMetadata?: Partial<Record<FeeField, unknown>> | undefined },
): VenueFees {
  if (sourceMetadata.feesEnabled === false) return { ...venue, taker: noFee, maker: noFee }
  const { data } = Schedule.safeParse(sourceMetadata.feeSchedule)
  if (data) return { ...venue, taker: feeFormula({ kind: 'quadratic', ...data }) }
  // Predict.fun, in hundredths of a per cent.
  const { data: points } = z.number().min(0).safeParse(sourceMetadata.feeRateBps)
  if (points !== undefined) return { ...venue, taker: { ...venue.taker, rate: points / 10_000 } }
  const { data: percent } = BaseRate.safeParse(sourceMetadata.marketBaseRate)
  return percent === undefined ? venue : { ...venue, winnings: percent / 100 }
}
