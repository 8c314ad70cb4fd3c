import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { SubscribedAddressSnapshot } from '../models.ts'
import { createAccountTopics } from './account-topics.ts'
import { createWatches } from './watches.ts'

/** A wallet whose timers run when the test says so. */
function wallet() {
  let dollars = 10
  let failure: CrossvenueError | undefined
  let listeners = 0
  const followed = new Set<string>()
  const timers = new Map<object, { ms: number; run: () => void }>()
  const topics = createAccountTopics({
    now: () => 1_000,
    everyMs: 30_000,
    after(ms, run) {
      const key = {}
      timers.set(key, { ms, run })
      return () => timers.delete(key)
    },
    async read() {
      if (failure) throw failure
      return { positions: [], balances: [{ currency: 'USD', available: dollars }] }
    },
    listen() {
      listeners += 1
      return () => {
        listeners -= 1
      }
    },
    follow(address) {
      followed.add(address)
      return () => followed.delete(address)
    },
  })
  return {
    topics,
    pay: (sum: number) => {
      dollars += sum
    },
    failWith: (error: CrossvenueError | undefined) => {
      failure = error
    },
    listeners: () => listeners,
    followed: () => [...followed],
    waits: () => [...timers.values()].map(({ ms }) => ms),
    /** Lets all timers run out. */
    async pass() {
      for (const [key, { run }] of [...timers]) {
        timers.delete(key)
        run()
      }
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

const available = ({ value }: IteratorResult<SubscribedAddressSnapshot>) => value.balances?.[0]?.available

describe('createAccountTopics', () => {
  it('emits the wallet first, then its changes, and nothing else', async () => {
    const { topics, pay, pass } = wallet()
    const watch = topics.watch('0xa')
    const first = await watch.next()
    expect(first.value).toEqual({
      address: '0xa',
      positions: [],
      balances: [{ currency: 'USD', available: 10 }],
      timestamp: 1_000,
    })
    const next = watch.next()
    await pass()
    pay(5)
    await pass()
    expect(available(await next)).toBe(15)
  })

  it('looks soon after news, once for many, and once more after that', async () => {
    const { topics, pay, pass, waits } = wallet()
    const watch = topics.watch('0xa')
    await watch.next()
    expect(waits()).toEqual([30_000])
    topics.wake()
    topics.wake()
    expect(waits()).toEqual([300])
    pay(1)
    await pass()
    expect(available(await watch.next())).toBe(11)
    expect(waits()).toEqual([2_000])
    await pass()
    expect(waits()).toEqual([30_000])
  })

  it('listens while somebody watches, and holds nothing afterwards', async () => {
    const { topics, listeners, followed, waits } = wallet()
    const [one, two] = [topics.watch('0xa'), topics.watch('0xb')]
    await Promise.all([one.next(), two.next()])
    expect([listeners(), followed()]).toEqual([1, ['0xa', '0xb']])
    await one.return()
    expect([listeners(), followed()]).toEqual([1, ['0xb']])
    await two.return()
    expect([listeners(), followed(), waits()]).toEqual([0, [], []])
  })

  it('fails at once on a wallet that cannot be read, and later only for good', async () => {
    const { topics, failWith, pass, pay } = wallet()
    failWith(new CrossvenueError('NETWORK_ERROR', 'no way'))
    await expect(topics.watch('0xa').next()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    failWith(undefined)
    const watch = topics.watch('0xa')
    await watch.next()
    failWith(new CrossvenueError('NETWORK_ERROR', 'no way'))
    await pass()
    failWith(undefined)
    pay(2)
    await pass()
    expect(available(await watch.next())).toBe(12)
    failWith(new CrossvenueError('AUTHENTICATION_ERROR', 'no longer'))
    const next = watch.next()
    // Handled before it happens.
    const rejected = expect(next).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
    await pass()
    await rejected
  })
})

it('emits only changes of the requested kinds', async () => {
  const { topics, pay, pass } = wallet()
  const orderBook = () => Promise.reject() as never
  const watches = createWatches({ id: 'small' }, { orderBook, account: topics.watch })
  expect(await watches.watchAddress?.('0xa', ['positions'])).toEqual({
    address: '0xa',
    timestamp: 1_000,
    positions: [],
  })
  let emitted: SubscribedAddressSnapshot | undefined
  const next = watches.watchAddress?.('0xa', ['positions']).then((snapshot) => {
    emitted = snapshot
  })
  pay(1)
  await pass()
  expect(emitted).toBeUndefined()
  next?.catch(() => undefined)
  await watches.unwatchAddress?.('0xa')
  await expect(next).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
