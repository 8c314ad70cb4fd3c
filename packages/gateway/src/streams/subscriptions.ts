import { CrossvenueError, createWatches, operations, toWire } from '@crossvenue/venues'
import { credentialsOf } from '../credentials.ts'
import { notOffered } from '../not-offered.ts'
import { requireScope } from '../require-scope.ts'
import type { Venues } from '../routes/pass-through.ts'
import type { Scope } from '../scope.ts'
import { isAllOrderBooks, type ListOutcomes, watchAllOrderBooks } from './all-order-books.ts'
import { type Message, type MessageId, nameOf, target } from './message.ts'
import type { Outbox } from './outbox.ts'
import { createDataWriter } from './write-data.ts'

/** The most subscriptions of one connection. */
const MAX_SUBSCRIPTIONS = 200
/** Published clients give a stream up after thirty seconds without a frame. */
const QUIET_MS = 20_000

export interface SubscriptionOptions {
  venues: Venues
  listOutcomes: ListOutcomes
  /** The scope of the connection's key. */
  scope: Scope
  /**
   * Reserves a number of watched outcomes or wallets and returns the function that releases them; throws if there are
   * none left.
   */
  takeRoom: (watched: number) => () => void
  /** After this long without a new value a subscription repeats its last frame. */
  quietMs?: number
}

interface Subscription {
  name: string
  end(): void
}

/** Creates the subscriptions of one connection. `fail` reports the error that ends one. */
export function createSubscriptions(
  { send, isBehind, caughtUp }: Outbox,
  fail: (id: MessageId, error: unknown) => void,
  { venues, listOutcomes, scope, takeRoom, quietMs = QUIET_MS }: SubscriptionOptions,
) {
  const subscriptions = new Map<MessageId, Subscription>()

  const drop = (id: MessageId): void => {
    const subscription = subscriptions.get(id)
    subscriptions.delete(id)
    subscription?.end()
  }

  /**
   * Ends the older subscription of the same books, because published clients open a new one for each call that watches
   * several books.
   */
  const makeRoom = (id: MessageId, name: string): void => {
    for (const [other, subscription] of subscriptions) if (other === id || subscription.name === name) drop(other)
    if (subscriptions.size >= MAX_SUBSCRIPTIONS) {
      throw new CrossvenueError('BAD_REQUEST', `a connection may have at most ${MAX_SUBSCRIPTIONS} subscriptions`)
    }
  }

  const add = (id: MessageId, name: string, release: () => void, stop: () => void): Subscription => {
    const subscription = {
      name,
      end() {
        release()
        stop()
      },
    }
    subscriptions.set(id, subscription)
    send({ event: 'subscribed', id })
    return subscription
  }

  const subscribeToAll = (id: MessageId, message: Message): void => {
    const { method = '' } = message
    const name = nameOf(method, message)
    makeRoom(id, name)
    const release = takeRoom(1)
    try {
      const end = watchAllOrderBooks(
        venues,
        listOutcomes,
        { args: message.args, credentials: credentialsOf(message) },
        {
          async emit(source, symbol, book) {
            // Some clients read `source` and `symbol` inside `data`, others next to it.
            send({ event: 'data', id, method, source, symbol, data: { ...book, _source: source, _symbol: symbol } })
            await caughtUp(() => subscriptions.has(id))
          },
          failed(error) {
            drop(id)
            fail(id, error)
          },
        },
      )
      add(id, name, release, end)
    } catch (error) {
      release()
      throw error
    }
  }

  const subscribe = (id: MessageId, message: Message): void => {
    const { venue, method, args } = target(venues, message)
    requireScope(scope, method)
    const name = nameOf(method, message)
    makeRoom(id, name)
    const signedIn = venue.withCredentials?.(credentialsOf(message)) ?? venue
    const watches = signedIn.streams && createWatches(signedIn, signedIn.streams)
    const next = watches?.[method] as ((...args: readonly unknown[]) => Promise<unknown>) | undefined
    if (!watches || !next) throw notOffered(venue, method)
    const release = takeRoom(Array.isArray(args[0]) ? args[0].length : 1)
    const writer = createDataWriter(send, { id, method, source: venue.id }, args)
    const quiet = setInterval(() => {
      if (!isBehind()) writer.again()
    }, quietMs)
    quiet.unref()
    const subscription = add(id, name, release, () => {
      clearInterval(quiet)
      void watches.close?.()
    })
    const isOn = () => subscriptions.get(id) === subscription
    void (async () => {
      try {
        while (isOn()) {
          const data = toWire(operations[method].result, await next(...args))
          if (!isOn()) return
          writer.next(data)
          quiet.refresh()
          await caughtUp(isOn)
        }
      } catch (error) {
        if (!isOn()) return
        drop(id)
        fail(id, error)
      }
    })()
  }

  return {
    subscribe: (id: MessageId, message: Message) =>
      isAllOrderBooks(message.method) ? subscribeToAll(id, message) : subscribe(id, message),
    unsubscribe(id: MessageId, message: Message): void {
      const method = message.method?.replace(/^unwatch/, 'watch')
      const name = method !== undefined && nameOf(method, message)
      const found = subscriptions.has(id) ? id : [...subscriptions].find(([, each]) => each.name === name)?.[0]
      if (found === undefined) throw new CrossvenueError('NOT_FOUND', `there is no subscription ${id}`)
      drop(found)
      send({ event: 'subscribed', id })
    },
    endAll(): void {
      for (const id of [...subscriptions.keys()]) drop(id)
    },
  }
}
