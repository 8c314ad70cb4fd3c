import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CrossvenueError } from '@crossvenue/venues'

/**
 * Makes a directory and those above it that are missing. Throws VALIDATION_ERROR where none can be. One step at a time:
 * Node's recursive form never returns where the system lets none be made, as in /proc.
 */
export function makeDirectory(directory: string): void {
  try {
    make(resolve(directory))
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new CrossvenueError('VALIDATION_ERROR', `No store can be made in ${directory}: ${reason}`, {
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
    // Another process was quicker.
    if (!existsSync(directory)) throw error
  }
}
