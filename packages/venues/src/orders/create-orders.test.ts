import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../errors.ts'
import type { Order } from '../models.ts'
import type { CreateOrderParams } from '../parameters.ts'
import { type Batches, createOrdersOperation, readPlaced } from './create-orders.ts'

const params = (amount: number): CreateOrderParams => ({
  ...{ marketId: 'm', outcomeId: 'm:YES', side: 'buy', type: 'limit', price: 0.5 },
  amount,
})
const order = (amount: number): Order => ({
  ...{ id: `o${amount}`, marketId: 'm', outcomeId: 'm:YES', side: 'buy', type: 'limit', status: 'open' },
  amount,
  filled: 0,
  remaining: amount,
})
const no = (code: ErrorCode) => new CrossvenueError(code, 'no')

interface Venue {
  /** The most orders of a request; without it there are no batches. */
  max?: number
  /** The error of building an order, by its amount. */
  unbuilt?: (amount: number) => ErrorCode | undefined
  /** The error of placing it. */
  refused?: (amount: number) => ErrorCode | undefined
  /** The error of a whole batch. */
  broken?: (amounts: readonly number[]) => ErrorCode | undefined
  alone?: (amount: number) => boolean
}

/** A venue whose requests are amounts; `calls` are what it was sent, one list for each request. */
function venue({ max, unbuilt, refused, broken, alone = () => false }: Venue = {}) {
  const calls: number[][] = []
  const read = (amount: number) => {
    const code = refused?.(amount)
    if (code) throw no(code)
    return order(amount)
  }
  const place = async (amount: number) => {
    calls.push([amount])
    return read(amount)
  }
  const build = async ({ amount, ...rest }: CreateOrderParams) => {
    const code = unbuilt?.(amount)
    if (code) throw no(code)
    return { raw: amount, params: { amount, ...rest } }
  }
  const batches: Batches<number> | undefined =
    max === undefined
      ? undefined
      : {
          max,
          async send(amounts) {
            calls.push([...amounts])
            const code = broken?.(amounts)
            if (code) throw no(code)
            return amounts
          },
          read: (_, amount) => read(amount),
        }
  const createOrders = createOrdersOperation<number>({
    place,
    build,
    createOrder: async (given) => place((await build(given)).raw),
    goesAlone: ({ amount }) => alone(amount),
    batches,
  })
  return { calls, create: (...amounts: number[]) => createOrders(amounts.map(params)) }
}
const placed = (amount: number) => ({ status: 'placed', order: order(amount) })
const failed = (code: ErrorCode, status = 'failed') => ({ status, error: { code, message: 'no', retryable: false } })

describe('without batches', () => {
  it('places one after the other, whatever happens to those before', async () => {
    const { create, calls } = venue({
      refused: (amount) => (amount === 2 ? 'INSUFFICIENT_FUNDS' : amount === 3 ? 'WRITE_UNCONFIRMED' : undefined),
    })
    expect(await create(1, 2, 3, 4)).toEqual([
      placed(1),
      failed('INSUFFICIENT_FUNDS'),
      failed('WRITE_UNCONFIRMED', 'unknown'),
      placed(4),
    ])
    expect(calls).toEqual([[1], [2], [3], [4]])
  })
})

describe('in batches', () => {
  it('sends as many at once as the venue takes', async () => {
    const { create, calls } = venue({ max: 3 })
    expect(await create(1, 2, 3, 4, 5, 6, 7)).toEqual([1, 2, 3, 4, 5, 6, 7].map(placed))
    expect(calls).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  })

  it('leaves out an order that cannot be built, and reads the refusal of one beside the others', async () => {
    const { create, calls } = venue({
      max: 5,
      unbuilt: (amount) => (amount === 2 ? 'INVALID_ORDER' : undefined),
      refused: (amount) => (amount === 4 ? 'INSUFFICIENT_FUNDS' : undefined),
    })
    expect(await create(1, 2, 3, 4)).toEqual([
      placed(1),
      failed('INVALID_ORDER'),
      placed(3),
      failed('INSUFFICIENT_FUNDS'),
    ])
    expect(calls).toEqual([[1, 3, 4]])
  })

  it('places each in its own request where one makes the venue refuse all', async () => {
    const { create, calls } = venue({
      max: 5,
      broken: (amounts) => (amounts.includes(2) ? 'INVALID_ORDER' : undefined),
      refused: (amount) => (amount === 2 ? 'INVALID_ORDER' : undefined),
    })
    expect(await create(1, 2, 3)).toEqual([placed(1), failed('INVALID_ORDER'), placed(3)])
    expect(calls).toEqual([[1, 2, 3], [1], [2], [3]])
  })

  it.each(['WRITE_UNCONFIRMED', 'AUTHENTICATION_ERROR', 'RATE_LIMIT_EXCEEDED'] as const)(
    'never sends orders again after %s, and continues with the next batch',
    async (code) => {
      const { create, calls } = venue({ max: 2, broken: (amounts) => (amounts.includes(1) ? code : undefined) })
      const [first, second, ...others] = await create(1, 2, 3, 4)
      for (const result of [first, second]) {
        expect(result).toMatchObject({
          status: code === 'WRITE_UNCONFIRMED' ? 'unknown' : 'failed',
          error: { code, retryable: code === 'RATE_LIMIT_EXCEEDED' },
        })
      }
      expect(others).toEqual([placed(3), placed(4)])
      expect(calls).toEqual([
        [1, 2],
        [3, 4],
      ])
    },
  )

  it('places an order that is checked against holdings by itself, in its turn', async () => {
    const { create, calls } = venue({ max: 5, alone: (amount) => amount === 3 })
    expect(await create(1, 2, 3, 4, 5)).toEqual([1, 2, 3, 4, 5].map(placed))
    expect(calls).toEqual([[1, 2], [3], [4, 5]])
  })

  it('passes on what is no error of ours', async () => {
    const { create } = venue({
      max: 2,
      unbuilt: () => {
        throw new Error('a defect')
      },
    })
    await expect(create(1, 2)).rejects.toThrow('a defect')
  })

  it('gives the result of each order in its place, and sends none twice', async () => {
    const code = fc.constantFrom(undefined, 'INVALID_ORDER', 'WRITE_UNCONFIRMED', 'INSUFFICIENT_FUNDS' as const)
    const some = fc.array(fc.record({ unbuilt: code, refused: code, alone: fc.boolean() }), {
      minLength: 1,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(some, fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }), async (rows, max) => {
        const at = (amount: number) => rows[amount - 1]
        const { create, calls } = venue({
          ...(max !== undefined && { max }),
          unbuilt: (amount) => at(amount)?.unbuilt,
          refused: (amount) => at(amount)?.refused,
          alone: (amount) => at(amount)?.alone ?? false,
        })
        const results = await create(...rows.map((_, n) => n + 1))
        const expected = rows.map(({ unbuilt, refused }, n) => {
          const wrong = unbuilt ?? refused
          return wrong ? failed(wrong, wrong === 'WRITE_UNCONFIRMED' ? 'unknown' : 'failed') : placed(n + 1)
        })
        expect(results).toEqual(expected)
        const sent = rows.flatMap(({ unbuilt }, n) => (unbuilt ? [] : [n + 1]))
        expect(calls.flat()).toEqual(sent)
        expect(Math.max(0, ...calls.map(({ length }) => length))).toBeLessThanOrEqual(max ?? 1)
      }),
    )
  })
})

it('an answer to one order in an unknown form leaves open whether it was placed', () => {
  expect(() => readPlaced('venue', z.object({ id: z.string() }), { ID: 1 })).toThrow(
    expect.objectContaining({ code: 'WRITE_UNCONFIRMED', exchange: 'venue' }),
  )
})
