import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent } from '../../invariants.ts'
import { parseEvent } from './parse.ts'

/** A bid is below the ask, which the venue's book keeps. */
const price = (min: number, max: number) => fc.option(fc.integer({ min, max }).map((cents) => cents / 100))
const contract = fc.record({
  id: fc.stringMatching(/^[a-z]{1,8}\.\d$/),
  name: fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
  bid: price(0, 50),
  ask: price(51, 100),
  volume24h: fc.option(fc.nat()),
  tradingEnds: fc.constantFrom('2026-10-03T22:00:00Z', 'soon', '', null),
})

it('parses every event that the schema accepts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(contract, { selector: ({ id }) => id, maxLength: 4 }), (contracts) => {
      const event = parseEvent({ id: 'rain', title: 'Rain', contracts })
      expect(event.markets.map(({ marketId }) => marketId)).toEqual(contracts.map(({ id }) => id))
      expect(checkEvent(event, 'example')).toEqual([])
    }),
  )
})
