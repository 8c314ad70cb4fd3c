import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { errorOf } from './error-of.ts'
import { type Answer, type Call, CLOSE, type Failure, type Functions } from './serve-calls.ts'

/** A program in a separate thread, whose functions are called from here. */
export interface Thread<F extends Functions> {
  call<N extends keyof F & string>(name: N, ...args: Parameters<F[N]>): ReturnType<F[N]>
  /** Ends the program, with its memory, until the next call; not while a call is under way. */
  rest(): Promise<void>
  /** Lets the program complete its calls for a few seconds, and then ends it. */
  close(): Promise<void>
}

interface ThreadOptions<N> {
  workerData: unknown
  /** Called with the messages that the program sends besides its answers. */
  onNote?: (note: N) => void
  /** After so long without a call the program is closed, with its memory, until the next one. @default never */
  idleMs?: number
  /** The memory for new objects, most of which end soon; more of it means fewer garbage collections. @default 48 */
  youngGenerationMb?: number
}

interface Waiting {
  worker: Worker
  resolve(value: unknown): void
  reject(error: unknown): void
}

const CLOSE_MS = 5000

/** Starts a program in a separate thread. After a failure or a pause, the next call starts it again. */
export function startThread<F extends Functions, N = never>(
  program: URL,
  { workerData, onNote, idleMs, youngGenerationMb }: ThreadOptions<N>,
): Thread<F> {
  const name = basename(program.pathname, '.js')
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let calls = 0
  let isClosed = false
  let idle: NodeJS.Timeout | undefined
  let closing: Promise<void> = Promise.resolve()

  const settle = (answer: Answer): void => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (idleMs !== undefined && waiting.size === 0) idle = setTimeout(end, idleMs).unref()
    if ('failure' in answer) call?.reject(rebuild(answer.failure))
    else call?.resolve(answer.value)
  }

  function start(): Worker {
    const started = new Worker(program, {
      workerData,
      ...(youngGenerationMb && { resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb } }),
    })
    let failure = new Error(`the thread ${name} ended`)
    started.on('message', (message: Answer | { note: N }) =>
      'note' in message ? onNote?.(message.note) : settle(message),
    )
    started.on('error', (error) => {
      failure = error
    })
    started.once('exit', () => {
      if (worker === started) worker = undefined
      for (const [id, call] of [...waiting]) if (call.worker === started) settle({ id, failure })
    })
    return started
  }

  /** Closes the program, if it runs, after any that is being closed. */
  function end(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    if (ending) closing = Promise.all([closing, endWorker(ending)]).then(() => undefined)
    return closing
  }

  return {
    call: <M extends keyof F & string>(called: M, ...args: Parameters<F[M]>) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(`the thread ${name} is closed`))
        clearTimeout(idle)
        worker ??= start()
        calls += 1
        waiting.set(calls, { worker, resolve, reject })
        worker.postMessage({ id: calls, name: called, args } satisfies Call)
      }) as ReturnType<F[M]>,
    rest: () => (waiting.size === 0 ? end() : Promise.resolve()),
    close() {
      isClosed = true
      return end()
    },
  }
}

const rebuild = ({ refusal, ...fields }: Failure): Error =>
  Object.assign(refusal ? errorOf(refusal) : new Error(fields.message), fields)

async function endWorker(worker: Worker): Promise<void> {
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  worker.postMessage(CLOSE)
  await Promise.race([ended, pause(CLOSE_MS, undefined, { ref: false })])
  await worker.terminate()
}
