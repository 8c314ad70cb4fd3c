import { CrossvenueError, type ErrorCode } from '../errors.ts'

/** Creates errors of one venue that name the wrong parameter, in `field` and at the start of the message. */
export const createFieldError = (exchange: string) => (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange, field })
