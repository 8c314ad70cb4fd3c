import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Loads TypeScript as the program itself does: tsx wraps every function, which makes each request slower. */
const LOADER = new URL('../packages/gateway/bin/load-typescript.js', import.meta.url).href

export interface StartOptions {
  env?: NodeJS.ProcessEnv
  execArgv?: readonly string[]
}

export type Started = Awaited<ReturnType<typeof startProcess>>

/** Starts a file as a process, passes it its arguments, and waits for its first message. */
export async function startProcess(file: URL, given?: unknown, { env, execArgv = [] }: StartOptions = {}) {
  const child = fork(file, {
    execArgv: ['--import', LOADER, ...execArgv],
    env: { ...process.env, ...env },
    // A service writes a line for each request, as it does for an operator who keeps them in a file.
    stdio: ['ignore', 'inherit', process.env.BENCH_LOG ? 'inherit' : 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  const answer = async (): Promise<unknown> => {
    const [message] = await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}; BENCH_LOG=1 shows why`))),
    ])
    return message
  }
  child.send({ given })
  const message = await answer()
  return {
    message,
    /** Sends a message and returns the answer to it. */
    ask(question: unknown): Promise<unknown> {
      child.send(question as string)
      return answer()
    },
    pid: child.pid ?? 0,
    async stop(): Promise<void> {
      child.disconnect()
      await ended
    },
  }
}
