import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CrossvenueError } from '@crossvenue/venues/basics'

/**
 * Creates a directory and its missing parents, one at a time, because Node's recursive form never returns if the system
 * forbids it, as in /proc. Throws VALIDATION_ERROR if a directory cannot be created.
 */
export function makeDirectory(directory: string): void {
  try {
    make(resolve(directory))
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new CrossvenueError('VALIDATION_ERROR', `cannot create a store in ${directory}: ${reason}`, {
      field: 'data',
      cause,
    })
  }
}

function make(directory: string): void {
  if (existsSync(directory)) return
  make(dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(directory)) throw error
  }
}
