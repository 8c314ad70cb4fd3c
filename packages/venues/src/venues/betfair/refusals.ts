import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'

const ID = 'betfair'

const Exception = z.looseObject({ errorCode: z.string() })
const Fault = z.object({
  faultstring: z.string().nullish(),
  detail: z
    .object({ APINGException: Exception.nullish(), AccountAPINGException: Exception.nullish() })
    .nullish()
    .catch(undefined),
})

/** The venue's words, of exceptions and of refused orders; any other word of an order is INVALID_ORDER. */
const codes = new Map<string, ErrorCode>(
  Object.entries({
    INVALID_SESSION_INFORMATION: 'AUTHENTICATION_ERROR',
    NO_SESSION: 'AUTHENTICATION_ERROR',
    NO_APP_KEY: 'AUTHENTICATION_ERROR',
    INVALID_APP_KEY: 'AUTHENTICATION_ERROR',
    SUBSCRIPTION_EXPIRED: 'AUTHENTICATION_ERROR',
    ACCESS_DENIED: 'PERMISSION_DENIED',
    // An order with the key of delayed prices, or from a country that the venue does not serve.
    PERMISSION_DENIED: 'PERMISSION_DENIED',
    INVALID_ACCOUNT_STATE: 'PERMISSION_DENIED',
    INVALID_WALLET_STATUS: 'PERMISSION_DENIED',
    INVALID_COUNTRY: 'PERMISSION_DENIED',
    TOO_MANY_REQUESTS: 'RATE_LIMIT_EXCEEDED',
    TOO_MUCH_DATA: 'VALIDATION_ERROR',
    INVALID_INPUT_DATA: 'VALIDATION_ERROR',
    // Its own failures: whether something was done is open.
    UNEXPECTED_ERROR: 'EXCHANGE_NOT_AVAILABLE',
    TIMEOUT_ERROR: 'EXCHANGE_NOT_AVAILABLE',
    SERVICE_BUSY: 'EXCHANGE_NOT_AVAILABLE',
    SERVICE_UNAVAILABLE: 'EXCHANGE_NOT_AVAILABLE',
    INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
    LOSS_LIMIT_EXCEEDED: 'INSUFFICIENT_FUNDS',
    INVALID_MARKET_ID: 'MARKET_NOT_FOUND',
    INVALID_RUNNER: 'OUTCOME_NOT_FOUND',
    BET_TAKEN_OR_LAPSED: 'ORDER_NOT_FOUND',
    INVALID_BET_ID: 'ORDER_NOT_FOUND',
  }),
)

/** Reads the body of a failed call. */
export function explain(body: unknown) {
  const { data } = Fault.safeParse(body)
  const word = data?.detail?.APINGException?.errorCode ?? data?.detail?.AccountAPINGException?.errorCode
  if (word === undefined) return undefined
  const code = codes.get(word)
  return { message: `Betfair: ${word}`, ...(code && { code }) }
}

/** Converts the refusal of an order or a cancellation to an error. */
export function refusalError(words: readonly (string | null | undefined)[]): CrossvenueError {
  // The action that was refused says more than the request that holds it.
  const word = words.find((each) => each && !GENERAL.has(each)) ?? words.find(Boolean) ?? 'FAILURE'
  const code = codes.get(word) ?? 'INVALID_ORDER'
  const isOpen = code === 'EXCHANGE_NOT_AVAILABLE' || UNDECIDED.has(word)
  const message = `Betfair: ${word}${isOpen ? '; the order may have been placed: check before you retry' : ''}`
  return new CrossvenueError(isOpen ? 'WRITE_UNCONFIRMED' : code, message, { exchange: ID })
}

const GENERAL = new Set(['BET_ACTION_ERROR', 'PROCESSED_WITH_ERRORS', 'ERROR_IN_ORDER', 'RELATED_ACTION_FAILED'])
const UNDECIDED = new Set(['ERROR_IN_MATCHER', 'BET_IN_PROGRESS', 'TIMEOUT'])
