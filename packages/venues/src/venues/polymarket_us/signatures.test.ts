import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'
import type { Intent, NewOrder } from './order-schemas.ts'
import { createSigner } from './sign.ts'

// Requests of the venue's own SDK for the same orders; oracles/ at the root of the repository writes the file.

interface Vector {
  secret: 'short' | 'long'
  now: number
  method: string
  path: string
  headers: Record<string, string>
}
interface Vectors {
  keyId: string
  secrets: Record<Vector['secret'], string>
  orders: (Vector & { tick: number; body: NewOrder & { price: { value: string } } })[]
  requests: Vector[]
}
const vectors: Vectors = JSON.parse(readFileSync(new URL('./__fixtures__/signatures.json', import.meta.url), 'utf8'))
const credentialsOf = ({ secret }: Vector) => ({ apiKey: vectors.keyId, privateKey: vectors.secrets[secret] })
const cases = vectors.orders.map((vector, number) => ({ number, ...vector }))

/** The caller's side and outcome for each intent, with the price of the traded side. */
const expected: Record<Intent, [side: 'buy' | 'sell', outcome: 'long' | 'short']> = {
  ORDER_INTENT_BUY_LONG: ['buy', 'long'],
  ORDER_INTENT_SELL_LONG: ['sell', 'long'],
  ORDER_INTENT_BUY_SHORT: ['buy', 'short'],
  ORDER_INTENT_SELL_SHORT: ['sell', 'short'],
}

describe('what the official SDK sends', () => {
  it.each(cases)(
    'order $number: $body.intent, $body.quantity at $body.price.value',
    async ({ tick, body, ...vector }) => {
      const sent: Request[] = []
      const trader = venue.create({
        baseUrl: 'http://venue.test',
        now: () => vector.now,
        credentials: credentialsOf(vector),
        fetch: async (input, init) => {
          const request = new Request(input, init)
          if (request.method === 'GET') {
            return Response.json({
              market: { slug: body.marketSlug, orderPriceMinTickSize: tick, minimumTradeQty: 0.01 },
            })
          }
          sent.push(request)
          return Response.json({ message: 'enough seen' }, { status: 400 })
        },
      }) as Required<Venue>
      const [side, outcome] = expected[body.intent]
      const long = Number(body.price.value)
      const order = trader.createOrder({
        marketId: body.marketSlug,
        outcomeId: `${body.marketSlug}:${outcome}`,
        side,
        type: 'limit',
        amount: body.quantity,
        ...(side === 'sell' && { reduceOnly: false }),
        price: outcome === 'long' ? long : Number((1 - long).toFixed(3)),
      })
      await expect(order).rejects.toMatchObject({ code: 'INVALID_ORDER' })
      const [request] = sent as [Request]
      expect(request.url).toBe(`http://venue.test${vector.path}`)
      expect(await request.json()).toEqual(body)
      const headers = Object.entries(vector.headers).map(([name]) => [name, request.headers.get(name)])
      expect(Object.fromEntries(headers)).toEqual(vector.headers)
    },
  )

  it.each(vectors.requests)('signs $method $path', ({ method, path, headers, ...vector }) => {
    const signer = createSigner(credentialsOf({ method, path, headers, ...vector }), () => vector.now)
    expect(signer(method, path)).toEqual(headers)
  })
})

it.each([
  [{}, 'credentials.apiKey'],
  [{ apiKey: 'a' }, 'credentials.privateKey'],
  [{ apiKey: 'a', privateKey: 'c2hvcnQ=' }, 'credentials.privateKey'],
])('does not sign with %o', (credentials, field) => {
  expect(() => createSigner(credentials, () => 0)).toThrow(
    expect.objectContaining({ code: 'AUTHENTICATION_ERROR', field }),
  )
})
