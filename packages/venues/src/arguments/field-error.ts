import { CrossvenueError, type ErrorCode } from '../errors.ts'

/**
 * Creates a function for the errors of one venue that name the invalid parameter, in `field` and at the beginning of
 * the message.
 */
export const createFieldError = (exchange: string) => (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange, field })
