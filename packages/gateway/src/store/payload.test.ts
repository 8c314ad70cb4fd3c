import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packPayload, readPayload } from './payload.ts'

it('reads back what it packed, whatever the texts', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(readPayload(packPayload(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('reads the JSON that older versions stored', () => {
  expect(readPayload('{"id":"2027","title":"Präsident 🗳"}')).toEqual({ id: '2027', title: 'Präsident 🗳' })
})

it('takes a fraction of an event whose markets repeat their rules', () => {
  const rules = 'This market resolves to "Yes" if the candidate is elected, according to the official results. '.repeat(
    4,
  )
  const markets = Array.from({ length: 25 }, (_, n) => ({ marketId: String(n), description: rules, lastPrice: n / 25 }))
  const json = JSON.stringify({ id: '1', markets })
  expect(packPayload(json).length).toBeLessThan(json.length / 5)
})
