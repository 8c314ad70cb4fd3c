import { CommanderError } from 'commander'
import { printable } from './printable.ts'
import { createProgram } from './program.ts'

const FAILURE = 1
const USAGE = 2

try {
  await createProgram().parseAsync()
} catch (error) {
  process.exitCode = exitCodeOf(error)
  // The library has told its own errors already.
  if (!(error instanceof CommanderError)) console.error(`crossvenue: ${printable(describe(error))}`)
}

/** Help counts as success; an unknown flag, or a bad value of a flag, a variable or a file, as wrong usage. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
  return codeOf(error) === 'VALIDATION_ERROR' ? USAGE : FAILURE
}

/** What we or the system foresaw has a code and needs no stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return codeOf(error) === undefined ? (error.stack ?? error.message) : error.message
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
