import { once } from 'node:events'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Answer, type Call, CLOSE, type Functions } from './serve-calls.ts'

/** A program in a separate thread, whose functions are called from here. */
export interface Thread<F extends Functions> {
  call<N extends keyof F & string>(name: N, ...args: Parameters<F[N]>): ReturnType<F[N]>
  /** Lets the program complete its calls for a few seconds, and then ends it. */
  close(): Promise<void>
}

interface ThreadOptions<N> {
  workerData: unknown
  /** Called with the messages that the program sends besides its answers. */
  onNote?: (note: N) => void
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
}

const CLOSE_MS = 5000

/** Starts a program in a separate thread. After a failure, the next call starts it again. */
export function startThread<F extends Functions, N = never>(
  program: URL,
  { workerData, onNote }: ThreadOptions<N>,
): Thread<F> {
  const name = basename(program.pathname, '.js')
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let calls = 0
  let isClosed = false

  const settle = (answer: Answer): void => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('failure' in answer) call?.reject(Object.assign(new Error(answer.failure.message), answer.failure))
    else call?.resolve(answer.value)
  }

  function start(): Worker {
    const started = new Worker(program, { workerData })
    let failure = new Error(`the thread ${name} ended`)
    started.on('message', (message: Answer | { note: N }) =>
      'note' in message ? onNote?.(message.note) : settle(message),
    )
    started.on('error', (error) => {
      failure = error
    })
    started.once('exit', () => {
      if (worker === started) worker = undefined
      for (const id of [...waiting.keys()]) settle({ id, failure })
    })
    return started
  }

  return {
    call: <M extends keyof F & string>(called: M, ...args: Parameters<F[M]>) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(`the thread ${name} is closed`))
        worker ??= start()
        calls += 1
        waiting.set(calls, { resolve, reject })
        worker.postMessage({ id: calls, name: called, args } satisfies Call)
      }) as ReturnType<F[M]>,
    async close() {
      isClosed = true
      if (!worker) return
      const ending = worker
      const ended = once(ending, 'exit')
      ending.postMessage(CLOSE)
      await Promise.race([ended, pause(CLOSE_MS, undefined, { ref: false })])
      await ending.terminate()
    },
  }
}
