/** The error codes of the API, each with its HTTP status and whether a retry may succeed. */
export const errorCodes = {
  BAD_REQUEST: { status: 400, retryable: false },
  VALIDATION_ERROR: { status: 400, retryable: false },
  INVALID_ORDER: { status: 400, retryable: false },
  INSUFFICIENT_FUNDS: { status: 400, retryable: false },
  AUTHENTICATION_ERROR: { status: 401, retryable: false },
  PERMISSION_DENIED: { status: 403, retryable: false },
  NOT_FOUND: { status: 404, retryable: false },
  EVENT_NOT_FOUND: { status: 404, retryable: false },
  MARKET_NOT_FOUND: { status: 404, retryable: false },
  OUTCOME_NOT_FOUND: { status: 404, retryable: false },
  ORDER_NOT_FOUND: { status: 404, retryable: false },
  METHOD_NOT_ALLOWED: { status: 405, retryable: false },
  AMBIGUOUS_IDENTIFIER: { status: 409, retryable: false },
  /** The market of a stream has ended: no more messages follow. */
  MARKET_CLOSED: { status: 410, retryable: false },
  /** A stream of changes cannot continue from the requested place, because some changes after it were deleted. */
  GONE: { status: 410, retryable: false },
  PAYLOAD_TOO_LARGE: { status: 413, retryable: false },
  RATE_LIMIT_EXCEEDED: { status: 429, retryable: true },
  INTERNAL_ERROR: { status: 500, retryable: false },
  NOT_SUPPORTED: { status: 501, retryable: false },
  /** The service is still starting. */
  NOT_READY: { status: 503, retryable: true },
  /** The venue sent an answer that its own specification does not allow. */
  EXCHANGE_ERROR: { status: 502, retryable: true },
  NETWORK_ERROR: { status: 503, retryable: true },
  EXCHANGE_NOT_AVAILABLE: { status: 503, retryable: true },
  EXCHANGE_TIMEOUT: { status: 504, retryable: true },
  /** A write was sent and not confirmed: it may have taken effect, so a retry may do it twice. */
  WRITE_UNCONFIRMED: { status: 504, retryable: false },
} as const satisfies Record<string, { status: number; retryable: boolean }>

export type ErrorCode = keyof typeof errorCodes

export interface ErrorDetails {
  /** The venue that caused the error. */
  exchange?: string | undefined
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined
  /** The argument or parameter that is wrong. */
  field?: string | undefined
  cause?: unknown
}

/** The wire form of an error, the same on `/api` and `/v0`. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  retryable: boolean
  exchange?: string
  retryAfter?: number
  field?: string
}

/** The only error this library throws; `code` determines `status` and `retryable`. */
export class CrossvenueError extends Error {
  override readonly name = 'CrossvenueError'
  readonly code: ErrorCode
  readonly exchange: string | undefined
  readonly retryAfter: number | undefined
  readonly field: string | undefined

  constructor(code: ErrorCode, message: string, { exchange, retryAfter, field, cause }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.exchange = exchange
    this.retryAfter = retryAfter
    this.field = field
  }

  get status(): number {
    return errorCodes[this.code].status
  }

  get retryable(): boolean {
    return errorCodes[this.code].retryable
  }

  /** Contains no stack and no cause: those go to the log only. */
  toJSON(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      retryable: this.retryable,
      ...(this.exchange !== undefined && { exchange: this.exchange }),
      ...(this.retryAfter !== undefined && { retryAfter: this.retryAfter }),
      ...(this.field !== undefined && { field: this.field }),
    }
  }
}
