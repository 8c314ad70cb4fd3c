import type { ErrorCode } from '../../errors.ts'

const codes = new Map<string, ErrorCode>(
  Object.entries({
    AUTH_REQUIRED: 'AUTHENTICATION_ERROR',
    INVALID_CREDENTIALS: 'AUTHENTICATION_ERROR',
    PASSWORD_RESET_NEEDED: 'AUTHENTICATION_ERROR',
    ORDER_REJECTED_INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
    ORDER_REJECTED_MARKET_NOT_FOUND: 'MARKET_NOT_FOUND',
    ORDER_REJECTED_CONTRACT_NOT_FOUND: 'OUTCOME_NOT_FOUND',
    ORDER_REJECTED_ACCOUNT_SUSPENDED: 'PERMISSION_DENIED',
    ORDER_CANCEL_REJECTED_NOT_FOUND: 'ORDER_NOT_FOUND',
    // Refused for sure, so a repeat does nothing twice.
    ORDER_REJECTED_THROTTLE_EXCEEDED: 'RATE_LIMIT_EXCEEDED',
    ORDER_REJECTED_CAPACITY_REACHED: 'RATE_LIMIT_EXCEEDED',
    ORDER_REJECTED_SERVICE_TEMPORARILY_UNAVAILABLE: 'RATE_LIMIT_EXCEEDED',
  }),
)

/** Returns the error code of a refusal; undefined if the status determines it. */
export function refusalCode(type: string, status: number): ErrorCode | undefined {
  const code = codes.get(type)
  // The venue does not serve every country.
  if (status === 451) return 'PERMISSION_DENIED'
  return code ?? (/^ORDER_/.test(type) ? 'INVALID_ORDER' : undefined)
}
