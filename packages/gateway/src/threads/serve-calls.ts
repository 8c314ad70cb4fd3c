import { parentPort } from 'node:worker_threads'
import { CrossvenueError, type ErrorBody } from '@crossvenue/venues/basics'

/** Functions that another thread can call: what they take and return is copied. */
export type Functions = Record<string, (...args: never[]) => Promise<unknown>>

/** A call of a function, by its name. */
export interface Call {
  id: number
  name: string
  args: readonly unknown[]
}

/** The result of a call. An error is sent by its fields, because the copy of an error of SQLite would be empty. */
export type Answer = { id: number; value: unknown } | { id: number; failure: Failure }
export type Failure = Pick<Error, 'name' | 'message' | 'stack'> & {
  code?: unknown
  path?: unknown
  refusal?: ErrorBody
}

export const CLOSE = 'close'

interface Ending {
  /** Cancels the calls under way. */
  stop?: () => Promise<void>
  /** Called when no call is under way any more. */
  close: () => Promise<void>
}

/** Serves functions to the thread that started this one, until that closes it. */
export function serveCalls(functions: Functions, { stop, close }: Ending): void {
  const underWay = new Set<Promise<void>>()
  const answer = async ({ id, name, args }: Call): Promise<void> => {
    try {
      const value = await functions[name]?.(...(args as never[]))
      parentPort?.postMessage({ id, value } satisfies Answer)
    } catch (error) {
      parentPort?.postMessage({ id, failure: partsOf(error) } satisfies Answer)
    }
  }
  parentPort?.on('message', async (message: Call | typeof CLOSE) => {
    if (message !== CLOSE) {
      const answered = answer(message).finally(() => underWay.delete(answered))
      underWay.add(answered)
      return
    }
    await stop?.()
    await Promise.all(underWay)
    await close()
    parentPort?.close()
  })
}

function partsOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack } = error
  return {
    name,
    message,
    ...(stack !== undefined && { stack }),
    ...('code' in error && { code: error.code }),
    ...('path' in error && { path: error.path }),
    ...(error instanceof CrossvenueError && { refusal: error.toJSON() }),
  }
}
