import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent } from '../../invariants.ts'
import { accountBytes } from './__fixtures__/account-bytes.ts'
import { readAccount } from './accounts.ts'
import { parseEvent } from './parse.ts'

const pool = fc.bigInt({ min: 0n, max: 2n ** 60n })
const label = fc.stringMatching(/^[A-Z][a-z]{1,9}$/)

it('keeps every invariant and every lamport, whatever the pools', () => {
  const race = fc.uniqueArray(label, { maxLength: 10 })
  fc.assert(
    fc.property(
      fc.option(race, { nil: undefined }),
      fc.array(pool, { minLength: 10, maxLength: 10 }),
      fc.nat({ max: 8 }),
      fc.string(),
      (labels, all, status, question) => {
        const pools = all.slice(0, labels?.length ?? 2)
        const market = readAccount('A', accountBytes({ pools, status, question, ...(labels && { labels }) }))
        expect(market.pools).toEqual(pools)
        expect(market.status).toBe(status)
        expect(checkEvent(parseEvent(market, 0), 'baozi')).toEqual([])
      },
    ),
  )
})

it('reads nothing of bytes that are no account, and says why', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat({ max: 700 }), (noise, cut) => {
      expect(() => readAccount('A', Buffer.from(noise))).toThrow(RangeError)
      const whole = accountBytes({ pools: [1n, 2n] }).subarray(0, cut)
      try {
        expect(readAccount('A', whole).pools).toEqual([1n, 2n])
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }),
  )
})
