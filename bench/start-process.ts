import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a file of this folder as a process, hands it what it needs, and waits for its first message. */
export async function startProcess(file: string, given?: unknown) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, { execArgv: ['--import', 'tsx'] })
  child.send({ given })
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ])
  return { message: message as unknown, stop: () => child.kill() }
}
