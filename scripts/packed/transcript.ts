import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

interface Place {
  cwd: string
  env?: NodeJS.ProcessEnv
}

/** Prints a step with the seconds that it took. */
export function note(step: string, startedAt: number, output = ''): void {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  console.log(`$ ${step}   # ${seconds} s`)
  for (const line of output.trim().split('\n')) if (line !== '') console.log(`  ${line.slice(0, 160)}`)
}

/** Runs a program to its end, prints it with its time, and returns its output. Rejects if it fails. */
export async function run(
  shown: string,
  command: readonly string[],
  { cwd, env = process.env }: Place,
): Promise<string> {
  const startedAt = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (status !== 0) throw new Error(`${shown} ended with ${status}\n${output}${errors}`)
  note(shown, startedAt, output)
  return output
}
