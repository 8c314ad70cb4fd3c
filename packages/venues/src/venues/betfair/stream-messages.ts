import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { Session } from './sign.ts'

/** The venue's host of the stream: TLS, and a line of JSON for each message. */
export const STREAM = 'tls://stream-api.betfair.com:443'
/** Where a proxy or sandbox in front of the venue has it. */
export const STREAM_PATH = '/stream'
/** The venue sends a heartbeat after so long without a change. */
export const HEARTBEAT_MS = 5_000
export const SILENCE_MS = 3 * HEARTBEAT_MS

export const Frame = z.looseObject({ op: z.string(), id: z.number().nullish() })

export const Status = z.object({
  statusCode: z.string(),
  errorCode: z.string().nullish(),
  connectionClosed: z.boolean().nullish(),
})
export type Status = z.infer<typeof Status>

const levels = z.array(z.tuple([z.number(), z.number()])).nullish()
const RunnerChange = z.object({
  id: z.number().int(),
  hc: z.number().nullish(),
  /** Odds and the stake that is offered there by now: to back, and to lay. */
  atb: levels,
  atl: levels,
})
const MarketChange = z.object({
  id: z.string(),
  /** Whether it replaces what was sent before. */
  img: z.boolean().nullish(),
  marketDefinition: z
    .looseObject({ status: z.string(), runners: z.array(z.looseObject({ id: z.number().int() })).nullish() })
    .nullish(),
  rc: z.array(RunnerChange).nullish(),
})
export type MarketChange = z.infer<typeof MarketChange>

export const MarketMessage = z.object({
  /** SUB_IMAGE begins a subscription, RESUB_DELTA continues one that was lost, HEARTBEAT changes nothing. */
  ct: z.string().nullish(),
  /** A first message may come in segments. */
  segmentType: z.string().nullish(),
  clk: z.string().nullish(),
  initialClk: z.string().nullish(),
  pt: z.number().nullish(),
  mc: z.array(MarketChange).nullish(),
})
export type MarketMessage = z.infer<typeof MarketMessage>

/** The message that signs in; others may follow before it is answered. */
export const signInMessage = (id: number, { appKey, token }: Session) =>
  JSON.stringify({ op: 'authentication', id, appKey, session: token })

const codes = new Map<string, ErrorCode>(
  Object.entries({
    NO_APP_KEY: 'AUTHENTICATION_ERROR',
    INVALID_APP_KEY: 'AUTHENTICATION_ERROR',
    NO_SESSION: 'AUTHENTICATION_ERROR',
    INVALID_SESSION_INFORMATION: 'AUTHENTICATION_ERROR',
    NOT_AUTHORIZED: 'PERMISSION_DENIED',
    INVALID_INPUT: 'BAD_REQUEST',
    INVALID_CLOCK: 'NETWORK_ERROR',
  }),
)

/** Converts a refusal to an error; the unknown ones may pass. */
export function streamError({ errorCode, statusCode }: Status): CrossvenueError {
  const word = errorCode ?? statusCode
  return new CrossvenueError(codes.get(word) ?? 'NETWORK_ERROR', `Betfair refused the stream: ${word}`, {
    exchange: 'betfair',
  })
}
