import type { ErrorCode } from './types.generated.ts'

/** What the gateway says of a failure, as it stands in the answer. */
export interface Failure {
  /** An unknown code comes from a gateway that is newer than this client. */
  code: ErrorCode | 'ABORTED' | (string & {})
  message: string
  retryable: boolean
  exchange?: string
  retryAfter?: number
  field?: string
}

/** The one error this client throws. */
export class CrossvenueError extends Error {
  override readonly name = 'CrossvenueError'
  readonly code: Failure['code']
  /** HTTP status; absent where no answer arrived. */
  readonly status: number | undefined
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  /** Seconds to wait before a repeat. */
  readonly retryAfter: number | undefined
  /** The venue that caused it. */
  readonly exchange: string | undefined
  /** The argument or parameter at fault. */
  readonly field: string | undefined
  /** Names the request in the log of the gateway; absent where no answer arrived. */
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
