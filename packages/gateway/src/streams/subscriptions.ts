import { CrossvenueError, emitsEvents } from '@crossvenue/venues'
import { credentialsOf } from '../credentials.ts'
import { notOffered } from '../not-offered.ts'
import { requireScope } from '../require-scope.ts'
import type { Venues } from '../routes/pass-through.ts'
import type { Scope } from '../scope.ts'
import { isAllOrderBooks, type ListOutcomes, watchAllOrderBooks } from './all-order-books.ts'
import { createLatestWriter } from './latest-writer.ts'
import { type Message, type MessageId, nameOf, target } from './message.ts'
import { watchOpener } from './open-watch.ts'
import type { Outbox } from './outbox.ts'
import { readAlone } from './read-alone.ts'
import type { JoinWatch, Reader } from './shared-watches.ts'
import { createDataWriter, frameOfBook } from './write-data.ts'

/** The most subscriptions of one connection. */
const MAX_SUBSCRIPTIONS = 200
/** Published clients give a stream up after thirty seconds without a frame. */
const QUIET_MS = 20_000

export interface SubscriptionOptions {
  venues: Venues
  listOutcomes: ListOutcomes
  /** Joins the watch that all subscriptions of a stream share. */
  joinWatch: JoinWatch
  /** The scope of the connection's key. */
  scope: Scope
  /**
   * Reserves a number of watched outcomes or wallets and returns the function that releases them; throws if there are
   * none left.
   */
  takeRoom: (watched: number) => () => void
  /** At the latest after this long without a new value a subscription repeats its last frame. */
  quietMs?: number
}

interface Subscription {
  name: string
  end(): void
}

/** Creates the subscriptions of one connection. `fail` reports the error that ends one. */
export function createSubscriptions(
  outbox: Outbox,
  fail: (id: MessageId, error: unknown) => void,
  { venues, listOutcomes, joinWatch, scope, takeRoom, quietMs = QUIET_MS }: SubscriptionOptions,
) {
  const { send, sendBytes, isBehind, caughtUp } = outbox
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
            sendBytes(frameOfBook({ id, method, source, symbol }, book))
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
    const open = watchOpener(signedIn, method, args)
    if (!open) throw notOffered(venue, method)
    const release = takeRoom(Array.isArray(args[0]) ? args[0].length : 1)
    const writer = createDataWriter(sendBytes, { id, method, source: venue.id }, args)
    const silence = watchSilence(quietMs, () => {
      if (!isBehind()) writer.again()
    })
    const reader: Reader = {
      received(value) {
        writer.next(value as object)
        silence.broken()
      },
      failed(error) {
        if (!isOn()) return
        drop(id)
        fail(id, error)
      },
    }
    const isOn = () => subscriptions.get(id) === subscription
    const isShared = !emitsEvents(method) && message.credentials === undefined
    const received = createLatestWriter(outbox, isOn, reader.received)
    const leave = isShared
      ? joinWatch(JSON.stringify([venue.id, method, args]), open, { ...reader, received })
      : readAlone(open(), reader, caughtUp, isOn)
    const subscription = add(id, name, release, () => {
      silence.stop()
      leave()
    })
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

/** Calls a function after each silence of half this time or up to all of it. */
function watchSilence(quietMs: number, repeat: () => void) {
  let isSilent = false
  const looks = setInterval(() => {
    if (isSilent) repeat()
    isSilent = true
  }, quietMs / 2)
  looks.unref()
  return {
    broken(): void {
      isSilent = false
    },
    stop: () => clearInterval(looks),
  }
}
