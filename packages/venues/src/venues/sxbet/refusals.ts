import type { ErrorCode } from '../../errors.ts'

/** Our codes of the venue's words; orders are refused with the same words as requests. */
const codes = new Map<string, ErrorCode>(
  Object.entries({
    BAD_AUTH: 'AUTHENTICATION_ERROR',
    INVALID_USER: 'AUTHENTICATION_ERROR',
    INSUFFICIENT_KYC: 'PERMISSION_DENIED',
    PROXY_NOT_DEPLOYED: 'PERMISSION_DENIED',
    INSUFFICIENT_BALANCE: 'INSUFFICIENT_FUNDS',
    ORDERS_ALREADY_EXIST: 'INVALID_ORDER',
    TOTAL_BET_SIZE_TOO_LOW: 'INVALID_ORDER',
    PERCENTAGEODDS_UNDEFINED_OR_MALFORMED: 'INVALID_ORDER',
    INVALID_ODDS: 'INVALID_ORDER',
    MATCH_STATE_INVALID: 'INVALID_ORDER',
    BAD_BASE_TOKEN: 'INVALID_ORDER',
    'Order not found': 'ORDER_NOT_FOUND',
  } as const),
)

/** Returns our code of a refusal; undefined where the status of the answer decides. */
export const refusalCode = (reason: string): ErrorCode | undefined =>
  codes.get(reason) ?? (/insufficient available balance/i.test(reason) ? 'INSUFFICIENT_FUNDS' : undefined)
