import { readFileSync } from 'node:fs'
import { CrossvenueError } from '@crossvenue/venues'

/** Reads a file of the operator; `kind` names it in the error. Throws NOT_FOUND where it cannot be read. */
export function readTextFile(path: string, kind: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new CrossvenueError('NOT_FOUND', `there is no ${kind} ${path}`, { field: path, cause })
  }
}
