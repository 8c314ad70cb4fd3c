import { CommanderError } from 'commander'
import { printable } from './printable.ts'
import { createProgram } from './program.ts'

const FAILURE = 1
const USAGE = 2

// A reader such as `head` closes the pipe when it has what it wants.
for (const stream of [process.stdout, process.stderr]) stream.on('error', endIfUnread)

try {
  await createProgram().parseAsync()
} catch (error) {
  process.exitCode = exitCodeOf(error)
  // Commander has printed its own errors already.
  if (!(error instanceof CommanderError)) console.error(`crossvenue: ${printable(describe(error))}`)
}

function endIfUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

/** Returns 0 for help, 2 for wrong usage (an unknown flag, an invalid value of a flag, variable or file), else 1. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
  return codeOf(error) === 'VALIDATION_ERROR' ? USAGE : FAILURE
}

/** Returns the message of an error with a code, because it was expected; the stack of any other. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return codeOf(error) === undefined ? (error.stack ?? error.message) : error.message
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
