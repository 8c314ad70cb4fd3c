import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'
import type { NewOrder } from './order-schemas.ts'
import { createSigner, signatureOf } from './sign.ts'

// Signatures by Python's own libraries for the same requests; oracles/ at the root of the repository writes the file.

interface Vector {
  secret: 'plain' | 'long'
  now: number
  headers: Record<string, string>
}
interface Vectors {
  apiKey: string
  secrets: Record<Vector['secret'], string>
  orders: (Vector & { tick: string; path: string; fields: NewOrder })[]
  requests: (Vector & { path: string; fields: object })[]
  handshakes: Vector[]
}
const vectors: Vectors = JSON.parse(readFileSync(new URL('./__fixtures__/signatures.json', import.meta.url), 'utf8'))
const credentialsOf = ({ secret }: Vector) => ({ apiKey: vectors.apiKey, apiSecret: vectors.secrets[secret] })
const cases = vectors.orders.map((vector, number) => ({ number, ...vector }))
const durations = { 'good-til-cancel': 'GTC', 'immediate-or-cancel': 'IOC', 'fill-or-kill': 'FOK' } as const

describe('what independent code signs', () => {
  it.each(cases)(
    'order $number: $fields.side $fields.quantity of $fields.outcome at $fields.price',
    async ({ tick, path, fields, ...vector }) => {
      const sent: Request[] = []
      const [, ticker = ''] = fields.symbol.split('-')
      const contract = {
        ...{ instrumentSymbol: fields.symbol, ticker: 'X', label: 'X' },
        ...{ priceIncrement: tick, priceMinimum: tick, quantityIncrement: '0.01', quantityMinimum: '0.01' },
      }
      const trader = venue.create({
        baseUrl: 'http://venue.test',
        now: () => vector.now,
        credentials: credentialsOf(vector),
        fetch: async (input, init) => {
          const request = new Request(input, init)
          if (request.method === 'GET') return Response.json({ ticker, title: ticker, contracts: [contract] })
          sent.push(request)
          return Response.json({ error: 'Seen', message: 'enough seen' }, { status: 400 })
        },
      }) as Required<Venue>
      const order = trader.createOrder({
        marketId: fields.symbol,
        outcomeId: `${fields.symbol}:${fields.outcome}`,
        side: fields.side,
        type: 'limit',
        amount: Number(fields.quantity),
        price: Number(fields.price),
        timeInForce: durations[fields.timeInForce],
        postOnly: fields.makerOrCancel,
        clientOrderId: fields.clientOrderId,
      })
      await expect(order).rejects.toMatchObject({ code: 'INVALID_ORDER', message: 'Gemini: enough seen' })
      const [request] = sent as [Request]
      expect(request.url).toBe(`http://venue.test${path}`)
      expect(await request.text()).toBe('')
      expect(request.headers.get('content-type')).toBe('text/plain')
      const headers = Object.keys(vector.headers).map((name) => [name, request.headers.get(name)])
      expect(Object.fromEntries(headers)).toEqual(vector.headers)
    },
  )

  it.each(vectors.requests)('request to $path', ({ path, fields, headers, ...vector }) => {
    const signer = createSigner(credentialsOf({ headers, ...vector }), () => vector.now)
    expect(signer.request(path, fields)).toMatchObject(headers)
  })

  it.each(vectors.handshakes)('handshake at $now', ({ headers, ...vector }) => {
    expect(createSigner(credentialsOf({ headers, ...vector }), () => vector.now).socket()).toEqual(headers)
  })

  it('is what the venue published', () => {
    const payload = '{\n    "request": "/v1/order/status",\n    "nonce": 123456,\n\n    "order_id": 18834\n}\n'
    expect(signatureOf(Buffer.from(payload).toString('base64'), '1234abcd')).toBe(
      '337cc8b4ea692cfe65b4a85fcc9f042b2e3f702ac956fd098d600ab15705775017beae402be773ceee10719ff70d710f',
    )
  })
})

it.each([
  [{}, 'credentials.apiKey'],
  [{ apiKey: 'a' }, 'credentials.apiSecret'],
])('does not sign with %o', (credentials, field) => {
  expect(() => createSigner(credentials, () => 0)).toThrow(
    expect.objectContaining({ code: 'AUTHENTICATION_ERROR', field }),
  )
})
