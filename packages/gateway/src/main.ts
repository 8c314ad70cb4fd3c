import { CrossvenueError } from '@crossvenue/venues'
import { Command, CommanderError } from 'commander'
import { addDemo } from './commands/demo.ts'
import { addEval } from './commands/eval.ts'
import { addExplain } from './commands/explain.ts'
import { addIngest } from './commands/ingest.ts'
import { addKeys } from './commands/keys.ts'
import { addMatch } from './commands/match.ts'
import { addServe } from './commands/serve.ts'

const FAILURE = 1
const USAGE = 2

const program = new Command('crossvenue')
  .description('A gateway to prediction markets that knows which events on different venues are the same question.')
  .exitOverride()
  .showHelpAfterError('(see crossvenue --help)')
  .addHelpText(
    'after',
    `
Examples:
  crossvenue demo                           the whole service with fake venues, no set-up
  crossvenue keys create --name laptop      make an API key
  crossvenue serve --port 3847              serve the real venues`,
  )
for (const add of [addDemo, addServe, addKeys, addIngest, addMatch, addEval, addExplain]) add(program)

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = exitCodeOf(error)
  if (!(error instanceof CommanderError)) console.error(`crossvenue: ${describe(error)}`)
}

/** Help counts as success; a wrong flag or a bad value of a variable as wrong usage. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
  return error instanceof CrossvenueError && error.code === 'VALIDATION_ERROR' ? USAGE : FAILURE
}

/** What we or the system foresaw needs no stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? error.message : (error.stack ?? error.message)
}
