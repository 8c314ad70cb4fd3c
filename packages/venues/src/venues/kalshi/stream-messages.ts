import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'

const levels = z.array(z.tuple([z.string(), z.string()])).nullish()
export type SnapshotLevels = z.infer<typeof levels>

export const Snapshot = z.object({ market_ticker: z.string(), yes_dollars_fp: levels, no_dollars_fp: levels })
export type Snapshot = z.infer<typeof Snapshot>

export const Delta = z.object({
  market_ticker: z.string(),
  price_dollars: z.string(),
  delta_fp: z.string(),
  side: z.enum(['yes', 'no']),
  ts_ms: z.number().nullish(),
})
export type Delta = z.infer<typeof Delta>

export const Frame = z.object({
  /** The number of the answered command. */
  id: z.number().nullish(),
  type: z.string(),
  sid: z.number().nullish(),
  seq: z.number().nullish(),
  msg: z.unknown(),
})

/** The reason of a refusal; the numbers are in https://docs.kalshi.com/asyncapi.yaml. */
export const Refusal = z.object({ code: z.number(), msg: z.string().nullish(), market_ticker: z.string().nullish() })
export type Refusal = z.infer<typeof Refusal>

const refusals: Record<number, ErrorCode> = { 9: 'AUTHENTICATION_ERROR', 16: 'OUTCOME_NOT_FOUND' }

export const refusalOf = (exchange: string, { code, msg }: Refusal): CrossvenueError =>
  new CrossvenueError(refusals[code] ?? 'EXCHANGE_ERROR', `${exchange} refuses the stream: ${msg ?? `code ${code}`}`, {
    exchange,
  })

/**
 * Refusals that a new connection recovers from: the subscription is unknown or broke off, the venue failed, took too
 * long, sent more than was read, or received too much at once.
 */
const PASSING = [7, 10, 17, 18, 25, 27]
export const isTransient = ({ code }: Refusal): boolean => PASSING.includes(code)
