import { CrossvenueError } from '../../packages/venues/src/errors.ts'

// In a page these stand in place of what the venues import of Node: reads work, all else says that it needs Node.

const refuse = (): never => {
  const message =
    'in a page, only reads of public data work: accounts, orders and streams need Node, Bun, Deno or a gateway'
  throw new CrossvenueError('NOT_SUPPORTED', message)
}

/** A page has one caller; nothing follows a call through its promises. */
export class AsyncLocalStorage<T> {
  run<R>(_: T, work: () => R): R {
    return work()
  }
  getStore(): T | undefined {
    return undefined
  }
}
export const setMaxListeners = (): void => undefined

/** Without the context of a call, nobody would know how old an answer is that was kept, so none is kept. */
export const createReadCache = () => ({ get: () => undefined, set: () => undefined, clear: () => undefined })

/** The part that reading an answer uses. */
export const Buffer = {
  alloc(size: number) {
    const bytes = new Uint8Array(size)
    return Object.assign(bytes, {
      toString: (_: 'utf8', start: number, end: number) => toText(bytes.subarray(start, end)),
    })
  },
  from: refuse,
}

const toText = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

export const createHash = refuse
export const createHmac = refuse
export const createPrivateKey = refuse
export const sign = refuse
export const constants = {}
export const randomBytes = refuse
export const randomInt = refuse
export const randomUUID = refuse
export const isDeepStrictEqual = refuse
export const openWebSocket = refuse
export const openLineSocket = refuse
