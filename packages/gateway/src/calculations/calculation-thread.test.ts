import { createVenue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errorOf, type SmallService, startSmallService } from '../__fixtures__/small-service.ts'
import { createCalculationThread, MAX_INLINE_BYTES } from './calculation-thread.ts'

const markets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    marketId: `m${index}`,
    title: index % 2 === 0 ? 'Rain in März' : 'Snow',
    outcomes: [],
    tags: Array.from({ length: 20 }, (_, tag) => `tag ${index} ${tag}`),
  }))

describe('a large calculation', () => {
  let server: SmallService
  beforeAll(async () => {
    server = await startSmallService({}, new Map([['kalshi', createVenue('kalshi')]]))
  })
  afterAll(() => server.close())
  const post = (method: string, args: unknown) => server.post(`/api/kalshi/${method}`, { args })

  it('gives the same answer as a small one', async () => {
    const answerOf = async (count: number) => {
      const response = await post('filterMarkets', [markets(count), 'rain'])
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/json')
      return (await response.json()) as { success: boolean; data: unknown[] }
    }
    const small = await answerOf(4)
    const large = await answerOf(1_000)
    expect(small.data).toHaveLength(2)
    expect(large.data).toHaveLength(500)
    expect({ ...large, data: large.data.slice(0, 2) }).toEqual(small)
  })

  it.each([
    ['filterEvents', [[{ id: 'e', title: 'x'.repeat(50_000), markets: [] }], {}], { length: 1 }],
    [
      'getExecutionPrice',
      [{ bids: [], asks: Array(5_000).fill({ price: 0.5, size: 1 }) }, 'buy', 5_000],
      expect.closeTo(0.5),
    ],
    [
      'getExecutionPriceDetailed',
      [{ bids: [], asks: Array(5_000).fill({ price: 0.5, size: 1 }) }, 'buy', 6_000],
      { price: 0.5, filledAmount: 5_000, fullyFilled: false },
    ],
  ])('is done for %s', async (method, args, expected) => {
    const { data } = (await (await post(method, args)).json()) as { data: unknown }
    expect(data).toMatchObject(expected)
  })

  it('gives the same error as a small one', async () => {
    const large = 'x'.repeat(MAX_INLINE_BYTES)
    const wrong = await post('filterMarkets', [[{ marketId: large, title: 7, outcomes: [] }], 'rain'])
    expect(wrong.status).toBe(400)
    expect(await errorOf(wrong)).toMatchObject({ code: 'VALIDATION_ERROR', field: 'markets.0.title' })
    const broken = await server.post('/api/kalshi/filterMarkets', `{"args":[["${large}`)
    expect(broken.status).toBe(400)
    expect(await errorOf(broken)).toMatchObject({ code: 'BAD_REQUEST', field: 'body' })
  })

  it('is not parsed in the thread that answers requests', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const response = await post('filterMarkets', [markets(1_000), {}])
    await response.arrayBuffer()
    expect(response.status).toBe(200)
    expect(parse.mock.calls.filter(([text]) => text.length > MAX_INLINE_BYTES)).toEqual([])
    parse.mockRestore()
  })
})

describe('the thread of calculations', () => {
  const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer as ArrayBuffer
  const calculation = (count: number) => ({
    exchange: 'kalshi',
    method: 'filterMarkets' as const,
    body: encode({ args: [markets(count), 'rain'] }),
  })
  const { signal } = new AbortController()

  it('serves callers in turn', async () => {
    const thread = createCalculationThread()
    const order: string[] = []
    const run = (caller: string) => thread.run(caller, calculation(2), signal).then(() => order.push(caller))
    await Promise.all(['many', 'many', 'many', 'many', 'one'].map(run))
    expect(order).toEqual(['many', 'many', 'one', 'many', 'many'])
  })

  it('does not run a calculation that was aborted before its turn', async () => {
    const thread = createCalculationThread()
    const gone = new AbortController()
    const first = thread.run('a', calculation(2), signal)
    const given = calculation(3)
    const second = thread.run('b', given, gone.signal)
    gone.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    await first
    await thread.run('c', calculation(2), signal)
    // A body that was transferred to the thread is empty here.
    expect(given.body.byteLength).toBeGreaterThan(0)
  })

  it('starts again after it ended because it was idle', async () => {
    const thread = createCalculationThread({ idleMs: 0 })
    for (let round = 0; round < 3; round++) {
      expect((await thread.run('a', calculation(2), signal)).byteLength).toBeGreaterThan(0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
})
