/** Every error code of the surface, with the HTTP status it travels under and whether a repeat may help. */
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
  /** The market of a stream has ended: nothing more will come. */
  MARKET_CLOSED: { status: 410, retryable: false },
  PAYLOAD_TOO_LARGE: { status: 413, retryable: false },
  RATE_LIMIT_EXCEEDED: { status: 429, retryable: true },
  INTERNAL_ERROR: { status: 500, retryable: false },
  NOT_SUPPORTED: { status: 501, retryable: false },
  /** The service has not got as far yet. */
  NOT_READY: { status: 503, retryable: true },
  /** The venue answered with something its own specification does not allow. */
  EXCHANGE_ERROR: { status: 502, retryable: true },
  NETWORK_ERROR: { status: 503, retryable: true },
  EXCHANGE_NOT_AVAILABLE: { status: 503, retryable: true },
  EXCHANGE_TIMEOUT: { status: 504, retryable: true },
  /** A write was sent and not confirmed: it may have happened, so a repeat may do it twice. */
  WRITE_UNCONFIRMED: { status: 504, retryable: false },
} as const satisfies Record<string, { status: number; retryable: boolean }>

export type ErrorCode = keyof typeof errorCodes

export interface ErrorDetails {
  /** The venue that caused it. */
  exchange?: string | undefined
  /** Seconds to wait before a repeat. */
  retryAfter?: number | undefined
  /** The argument or parameter at fault. */
  field?: string | undefined
  cause?: unknown
}

/** The wire form of an error; the same on `/api` and `/v0`. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  retryable: boolean
  exchange?: string
  retryAfter?: number
  field?: string
}

/** The one error this library throws; `code` decides `status` and `retryable`. */
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

  /** Never holds a stack or a cause: those stay in the log. */
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
