import { z } from 'zod'
import type { UnifiedMarket } from '../models.ts'
import { feeFormula, noFee, type VenueFees } from './fees.ts'

const Schedule = z.object({ rate: z.coerce.number().min(0), exponent: z.coerce.number().positive().default(1) })

/** Returns the fees of one market: those that it states itself (Polymarket), else those of its venue. */
export function feesOfMarket(
  venue: VenueFees,
  { sourceMetadata = {} }: Pick<UnifiedMarket, 'sourceMetadata'>,
): VenueFees {
  if (sourceMetadata.feesEnabled === false) return { ...venue, taker: noFee, maker: noFee }
  const { data } = Schedule.safeParse(sourceMetadata.feeSchedule)
  // Predict.fun, in hundredths of a per cent.
  const { data: points } = z.number().min(0).safeParse(sourceMetadata.feeRateBps)
  if (points !== undefined) return { ...venue, taker: { ...venue.taker, rate: points / 10_000 } }
  return data ? { ...venue, taker: feeFormula({ kind: 'quadratic', ...data }) } : venue
}
