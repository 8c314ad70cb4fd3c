import { CrossvenueError } from '@crossvenue/venues'
import type { z } from 'zod'

/** Checks a value by a schema. Throws the VALIDATION_ERROR of the first thing that is wrong, by default with the field `whole`. */
export function parseValid<T>(schema: z.ZodType<T>, value: unknown, whole?: string): T {
  const { data, error } = schema.safeParse(value)
  if (error) throw refuseInvalid(error, { whole })
  return data
}

/**
 * Returns the VALIDATION_ERROR of the first thing that is wrong with some parameters. It names the parameter, by the name
 * that the caller wrote.
 */
export function refuseInvalid(
  { issues }: z.ZodError,
  { written, whole = 'params' }: { written?: ReadonlyMap<string, string>; whole?: string | undefined } = {},
): CrossvenueError {
  const [issue] = issues
  const isUnknown = issue?.code === 'unrecognized_keys'
  const name = String((isUnknown ? issue.keys[0] : issue?.path[0]) ?? whole)
  const field = written?.get(name) ?? name
  const message = isUnknown ? 'no such parameter' : issue?.message
  return new CrossvenueError('VALIDATION_ERROR', `${field}: ${message}`, { field })
}
