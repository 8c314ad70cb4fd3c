import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Starts a file as a process, hands it what it needs, and waits for its first message. */
export async function startProcess(file: URL, given?: unknown) {
  const child = fork(file, { execArgv: ['--import', 'tsx'] })
  child.send({ given })
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ])
  return {
    message: message as unknown,
    /** Sends a message and returns the answer to it. */
    async ask(question: string): Promise<unknown> {
      child.send(question)
      const [answer] = await once(child, 'message')
      return answer
    },
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  }
}
