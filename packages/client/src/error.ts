import type { ErrorCode } from './types.generated.ts'

/** The gateway's description of a failure, as it is in the answer. */
export interface Failure {
  /** An unknown code comes from a gateway that is newer than this client. */
  code: ErrorCode | 'ABORTED' | (string & {})
  message: string
  retryable: boolean
  exchange?: string
  retryAfter?: number
  field?: string
}

/** The only error this client throws. */
export class CrossvenueError extends Error {
  override readonly name = 'CrossvenueError'
  readonly code: Failure['code']
  /** The HTTP status; absent without an answer. */
  readonly status: number | undefined
  /** Whether a retry of the same request may succeed. */
  readonly retryable: boolean
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined
  /** The venue that caused the failure. */
  readonly exchange: string | undefined
  /** The argument or parameter that is wrong. */
  readonly field: string | undefined
  /** The request's id in the log of the gateway; absent without an answer. */
  readonly requestId: string | undefined

  constructor(
    failure: Failure,
    { status, requestId, cause }: { status?: number; requestId?: string | undefined; cause?: unknown } = {},
  ) {
    super(failure.message, cause === undefined ? undefined : { cause })
    this.code = failure.code
    this.status = status
    this.requestId = requestId
    this.retryable = failure.retryable
    this.retryAfter = failure.retryAfter
    this.exchange = failure.exchange
    this.field = failure.field
  }
}
