import type { OrderEvent, Position, UserTrade } from './types.generated.ts'

/** The parts of events that the memory needs. */
interface Kind<T> {
  idOf(event: T): string
  /** Returns what may change; two events of one id with equal states are the same. */
  stateOf(event: T): unknown
  /** Whether nothing follows, so that the thing is no longer part of the state. */
  isOver(event: T): boolean
  /** Returns the event of a thing that ended while there was no connection; undefined where things do not end. */
  ended?(last: T): T
  /** Returns the event of a thing for a further reader; undefined where that begins with nothing. */
  first?(last: T): T
}

export interface EventMemory<T> {
  /** Returns what is new in the events of a frame; the first frame of a connection has the whole state. */
  take(events: T[], isState: boolean): T[]
  /** Returns the events that a further reader begins with. */
  state(): T[]
}

/** Creates a memory that returns each event once, and after a lost connection what happened meanwhile. */
function createEventMemory<T>({ idOf, stateOf, isOver, ended, first }: Kind<T>): EventMemory<T> {
  const known = new Map<string, T>()
  const isKnown = (event: T): boolean => {
    const last = known.get(idOf(event))
    return last !== undefined && JSON.stringify(stateOf(last)) === JSON.stringify(stateOf(event))
  }
  return {
    take(events, isState) {
      const present = new Set(events.map(idOf))
      const gone = isState && ended ? [...known.values()].filter((last) => !present.has(idOf(last))).map(ended) : []
      const fresh = [...events.filter((event) => !isKnown(event)), ...gone]
      for (const event of fresh) {
        if (isOver(event)) known.delete(idOf(event))
        else known.set(idOf(event), event)
      }
      return fresh
    },
    state: () => (first ? [...known.values()].map(first) : []),
  }
}

/** Creates the memory of orders. */
export const rememberOrders = (): EventMemory<OrderEvent> =>
  createEventMemory({
    idOf: ({ order }) => order.id,
    stateOf: ({ order }) => order,
    isOver: ({ type }) => type === 'closed',
    ended: ({ order }) => ({ type: 'closed', order }),
    first: ({ order }) => ({ type: 'open', order }),
  })

/** Creates the memory of trades; one that was emitted is never emitted again. */
export const rememberTrades = (): EventMemory<UserTrade> =>
  createEventMemory({ idOf: ({ id }) => id, stateOf: ({ id }) => id, isOver: () => false })

/** Creates the memory of positions; changes of prices alone are no events. */
export const rememberPositions = (): EventMemory<Position> =>
  createEventMemory({
    idOf: ({ outcomeId }) => outcomeId,
    stateOf: ({ size, entryPrice, realizedPnL }) => [size, entryPrice, realizedPnL],
    isOver: ({ size }) => size === 0,
    ended: ({ marketId, outcomeId, outcomeLabel }) => ({
      ...{ marketId, outcomeId, outcomeLabel, size: 0 },
      ...{ entryPrice: null, currentPrice: null, unrealizedPnL: null },
    }),
    first: (position) => position,
  })
