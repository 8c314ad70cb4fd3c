import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'

// The route that changes an order is in the specification of the venue, and others say that it is gone.

const pem = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const NOW = Date.parse('2026-08-14T15:30:00Z')
const T = 'KXRAIN-26SEP'

/** A venue with one order, whose route for changes answers so. */
function kalshiAmending(status: number, before: 'resting' | 'executed' = 'resting') {
  const calls: string[] = []
  let isOpen = true
  const row = (order_id: string) => ({
    ...{ order_id, ticker: T, outcome_side: 'yes', book_side: 'bid', type: 'limit', yes_price_dollars: '0.4000' },
    ...{ initial_count_fp: '10.00', fill_count_fp: '4.00', created_time: '2026-08-14T15:00:00Z' },
  })
  const orderNow = () => {
    // It is filled while the change is on its way.
    const isFilled = before === 'executed' && calls.some((call) => call.endsWith('/amend'))
    const state = isFilled ? 'executed' : isOpen ? 'resting' : 'canceled'
    return { order: { ...row('o-1'), status: state, remaining_count_fp: isOpen ? '6.00' : '0.00' } }
  }
  const answers: Record<string, () => Response> = {
    'GET orders/o-1': () => Response.json(orderNow()),
    'GET orders': () => Response.json({ orders: [], cursor: '' }),
    'GET positions': () => Response.json({ market_positions: [], cursor: '' }),
    'POST events/orders/o-1/amend': () => Response.json({ message: 'gone' }, { status }),
    'DELETE events/orders/o-1': () => {
      isOpen = false
      return Response.json({ order_id: 'o-1' })
    },
    'POST events/orders': () =>
      Response.json({ order_id: 'o-2', fill_count: '0.00', remaining_count: '8.00', ts_ms: NOW }, { status: 201 }),
  }
  const kalshi = venue.create({
    baseUrl: 'http://kalshi.test',
    retries: 0,
    now: () => NOW,
    credentials: { apiKey: 'key-1', privateKey: String(pem) },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname.replace('/trade-api/v2/', '')
      if (path.startsWith('markets/')) {
        return Response.json({ market: { ticker: T, event_ticker: T, market_type: 'binary', status: 'active' } })
      }
      const call = `${request.method} ${path.replace('portfolio/', '')}`
      calls.push(call)
      const answer = answers[call]
      return answer ? answer() : Response.json({}, { status: 404 })
    },
  }) as Required<Venue>
  return { kalshi, calls }
}

describe('editOrder without its route', () => {
  it.each([404, 405, 410])('cancels and places again where the caller allows it: %d', async (status) => {
    const { kalshi, calls } = kalshiAmending(status)
    const edited = await kalshi.editOrder('o-1', { price: 0.45, amount: 12, allowReplace: true })
    expect(edited).toMatchObject({ status: 'replaced', order: { id: 'o-2', amount: 8 }, cancel: { orderId: 'o-1' } })
    expect(calls.indexOf('DELETE events/orders/o-1')).toBeLessThan(calls.indexOf('POST events/orders'))
  })

  it('says what to do where the caller does not, and changes nothing', async () => {
    const { kalshi, calls } = kalshiAmending(410)
    await expect(kalshi.editOrder('o-1', { price: 0.45 })).rejects.toMatchObject({
      ...{ code: 'NOT_SUPPORTED', field: 'allowReplace' },
    })
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST events/orders/o-1/amend'])
  })

  it('does not replace an order that was filled meanwhile', async () => {
    const { kalshi, calls } = kalshiAmending(404, 'executed')
    await expect(kalshi.editOrder('o-1', { price: 0.45, allowReplace: true })).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    })
    expect(calls).not.toContain('POST events/orders')
  })

  it.each([400, 403, 500])('does not replace an order whose change is refused: %d', async (status) => {
    const { kalshi, calls } = kalshiAmending(status)
    await expect(kalshi.editOrder('o-1', { price: 0.45, allowReplace: true })).rejects.toThrow()
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST events/orders/o-1/amend'])
  })
})
