import { CrossvenueError } from '@crossvenue/venues'
import type { z } from 'zod'

/**
 * Returns the VALIDATION_ERROR of the first thing that is wrong with some parameters. It names the parameter, by the name
 * that the caller wrote.
 */
export function refuseInvalid({ issues }: z.ZodError, written: ReadonlyMap<string, string> = new Map()) {
  const [issue] = issues
  const isUnknown = issue?.code === 'unrecognized_keys'
  const name = String((isUnknown ? issue.keys[0] : issue?.path[0]) ?? 'params')
  const field = written.get(name) ?? name
  const message = isUnknown ? 'no such parameter' : issue?.message
  return new CrossvenueError('VALIDATION_ERROR', `${field}: ${message}`, { field })
}
