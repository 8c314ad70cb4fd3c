import { CrossvenueError } from './error.ts'

/**
 * Serializes a body. A value that JSON would turn into null or reject is an error, because a lost filter gives a wrong
 * answer.
 */
export function toJson(body: unknown): string {
  try {
    return JSON.stringify(body, function (this: Record<string, unknown>, name, value) {
      // JSON converts a Date before it calls the replacer.
      const given = this[name]
      if (given instanceof Date) return isoText(name, given)
      if (typeof given === 'number' && !Number.isFinite(given))
        throw invalid(name, `must be a finite number, got ${given}`)
      return value
    })
  } catch (cause) {
    if (cause instanceof CrossvenueError) throw cause
    throw invalid('args', `must be values that JSON can represent: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** Formats a date as ISO 8601. */
export function isoText(name: string, date: Date): string {
  if (Number.isNaN(date.getTime())) throw invalid(name, 'must be a valid date, got an invalid Date')
  return date.toISOString()
}

/** Creates the error for an argument that cannot be sent. */
export const invalid = (field: string, problem: string): CrossvenueError =>
  new CrossvenueError({ code: 'VALIDATION_ERROR', message: `${field} ${problem}`, retryable: false, field })
