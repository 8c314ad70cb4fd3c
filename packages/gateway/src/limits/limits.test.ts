import { EventEmitter } from 'node:events'
import { connect, type Socket } from 'node:net'
import { CrossvenueError } from '@crossvenue/venues'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearer, errorOf, type SmallService, startSmallService } from '../__fixtures__/small-service.ts'
import { type Listening, listen } from '../listen.ts'
import { ROUTER_METHODS } from '../router/router-methods.ts'
import { servicePaths } from '../service-paths.ts'
import { createLimits, type Limits } from './limits.ts'
import { createQuota } from './quota.ts'
import { createRate } from './rate.ts'
import { createSlots } from './slots.ts'

const high = { limits: true, requestsPerMinute: 600_000, megabytesPerMinute: 60_000 }

describe('requests', () => {
  let service: SmallService | undefined
  afterEach(async () => service?.close())
  const start = async (limits: Limits): Promise<SmallService> => {
    service = await startSmallService({}, undefined, limits)
    return service
  }

  it('of a key are counted in standard headers, and refused with 429 and Retry-After if there are too many', async () => {
    const { get } = await start(createLimits({ ...high, requestsPerMinute: 2 }))
    const first = await get('/v0/venues')
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=2;w=60')
    expect(first.headers.get('ratelimit')).toBe('"requests";r=1;t=60')
    expect((await get('/v0/venues')).status).toBe(200)
    const third = await get('/v0/venues')
    expect(third.status).toBe(429)
    expect(third.headers.get('ratelimit')).toMatch(/^"requests";r=0;t=\d+$/)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await errorOf(third)).toEqual({
      code: 'RATE_LIMIT_EXCEEDED',
      message: 'more than 2 requests within a minute',
      retryable: true,
      retryAfter: expect.any(Number),
    })
  })

  it('of a key are refused once its answers were too large', async () => {
    const { get } = await start(createLimits({ ...high, megabytesPerMinute: 0.0001 }))
    expect((await get('/v0/venues')).status).toBe(200)
    // The bytes are counted once the answer has been sent.
    const message = 'more than 100 bytes within a minute'
    await expect.poll(async () => (await get('/v0/venues')).json()).toMatchObject({ error: { message } })
  })

  it('without a valid key are counted per address, and do not count against requests with a key', async () => {
    const limits = createLimits(high)
    const withoutKey = createRate('requests without a key', 20)
    const { get } = await start({ ...limits, ...(limits.rates && { rates: { ...limits.rates, withoutKey } }) })
    const statuses: number[] = []
    for (let count = 0; count < 22; count += 1) {
      statuses.push((await get('/v0/venues', count % 2 === 0 ? {} : { 'x-api-key': `cv_${count}` })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429])
    expect((await get('/reference', {})).status).toBe(429)
    expect((await get('/health', {})).status).toBe(200)
    expect((await get('/v0/venues', bearer)).status).toBe(200)
  })

  it('are neither counted nor refused if limits are off', async () => {
    const { get } = await start(createLimits({ limits: false, requestsPerMinute: 1, megabytesPerMinute: 1 }))
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await get('/v0/venues')
      expect([status, headers.get('ratelimit')]).toEqual([200, null])
    }
  })
})

describe('lookups of the catalogue', () => {
  const ITEMS = ['/v0/events/a', '/v0/events/a/matches', '/v0/markets/a', '/v0/markets/a/matches']
  const LISTS = Object.keys(servicePaths).filter((path) => path.startsWith('/v0/') && !path.includes('{'))
  // A stream stays open, so it counts as a connection.
  const others = [
    ...['/v0/status', '/v0/usage', '/v0/venues', '/v0/stream', '/v0/accuracy', '/v0/faults', '/v0/overrides'],
    ...['/api/router/has', '/api/router/fetchOrderBook', '/api/router/watchMatchedPrices', '/api/small/fetchEvents'],
  ]
  const lookups = [
    ...LISTS.filter((path) => !others.includes(path)),
    ...ITEMS,
    ...ROUTER_METHODS.map((method) => `/api/router/${method}`).filter((path) => !others.includes(path)),
    ...['/api/Router/fetchArbitrage', '//v0//events', '/v0/%65vents'],
  ]
  let service: SmallService
  beforeAll(async () => {
    const full = { run: () => Promise.reject(new CrossvenueError('RATE_LIMIT_EXCEEDED', 'no slot')) }
    const limits = createLimits(high)
    const slots = { calls: createSlots({ running: 1, waiting: 1, patienceMs: 1_000 }), lookups: full }
    service = await startSmallService({}, undefined, { ...limits, slots })
  })
  afterAll(() => service.close())

  it.each(lookups)('%s takes a slot of the heavy ones', async (path) => {
    expect((await service.get(path)).status).toBe(429)
  })

  it.each(others)('%s does not', async (path) => {
    expect((await service.get(path)).status).not.toBe(429)
  })
})

describe('slots', () => {
  /** Work that ends when `end` is called. */
  function work() {
    let finish = (): void => undefined
    let hasBegun = false
    const done = new Promise<void>((resolve) => (finish = resolve))
    return {
      finish,
      hasBegun: () => hasBegun,
      async run() {
        hasBegun = true
        await done
      },
    }
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))

  it('make an owner wait for its own calls only', async () => {
    const slots = createSlots({ running: 1, waiting: 5, patienceMs: 600_000 })
    const [first, second, other] = [work(), work(), work()]
    const ends = [slots.run('ann', first.run), slots.run('ann', second.run), slots.run('ben', other.run)]
    await turn()
    expect([first.hasBegun(), second.hasBegun(), other.hasBegun()]).toEqual([true, false, true])
    first.finish()
    await turn()
    expect(second.hasBegun()).toBe(true)
    second.finish()
    other.finish()
    expect(await Promise.all(ends)).toEqual([true, true, true])
  })

  it('refuse a call if the queue is full or it has waited too long', async () => {
    const slots = createSlots({ running: 1, waiting: 1, patienceMs: 20 })
    const first = work()
    const running = slots.run('ann', first.run)
    const waiting = slots.run('ann', work().run)
    await expect(slots.run('ann', work().run)).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', retryAfter: 1 })
    await expect(waiting).rejects.toMatchObject({ message: 'a call waited 0.02 s for others of the same key' })
    first.finish()
    expect(await running).toBe(true)
    expect(await slots.run('ann', async () => undefined)).toBe(true)
  })

  it('do not run a call whose caller has gone', async () => {
    const slots = createSlots({ running: 1, waiting: 5, patienceMs: 600_000 })
    const [first, second] = [work(), work()]
    const caller = new EventEmitter()
    const running = slots.run('ann', first.run)
    const waiting = slots.run('ann', second.run, caller)
    caller.emit('close')
    expect(await waiting).toBe(false)
    first.finish()
    await running
    expect(second.hasBegun()).toBe(false)
  })

  it('are given back by work that fails', async () => {
    const slots = createSlots({ running: 1, waiting: 0, patienceMs: 600_000 })
    const fail = () => Promise.reject(new Error('no'))
    await expect(slots.run('ann', fail)).rejects.toThrow('no')
    await expect(slots.run('ann', fail)).rejects.toThrow('no')
  })
})

describe('connections of an address', () => {
  let server: Listening
  const opened: Socket[] = []
  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.destroy()
    await server.close()
  })

  it('beyond its maximum are closed; existing ones stay open', async () => {
    server = await listen('127.0.0.1', [0], () => () => new Response('ok'), {
      connections: createQuota(2, 'connections'),
    })
    const dial = () => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      socket.on('error', () => undefined)
      opened.push(socket)
      return socket
    }
    const [first, second] = [dial(), dial()]
    const third = dial()
    await new Promise((resolve) => third.once('close', resolve))
    expect([first.destroyed, second.destroyed]).toEqual([false, false])
    first.destroy()
    await expect.poll(async () => (await fetch(server.url)).text()).toBe('ok')
  })
})
