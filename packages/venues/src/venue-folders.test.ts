import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venues } from './create-venue.ts'
import type { Venue } from './venue.ts'

/** The files of every venue folder, and those of a venue with trading, streams or a stream of accounts. */
const skeleton: readonly [files: readonly string[], applies: (venue: Venue) => boolean][] = [
  [['api.ts', 'index.ts', 'parse.ts', 'properties.test.ts', 'unsupported.ts', 'urls.ts'], () => true],
  [
    ['account.ts', 'build-order.ts', 'order-schemas.ts', 'orders.ts', 'sign.ts', 'trading.ts'],
    ({ createOrder }) => createOrder !== undefined,
  ],
  [['stream.ts', 'streams.test.ts'], ({ streams }) => streams !== undefined],
  [['account-stream.ts'], ({ watchAddress }) => watchAddress !== undefined],
]

/** The files that a venue does not have, and why. */
const exceptions: Record<string, Record<string, string>> = {
  kalshi: { 'order-schemas.ts': 'orders.ts has the few schemas of orders beside what parses them' },
  manifold: {
    'order-schemas.ts': 'a bet is an order, and api.ts reads bets for everyone',
    'sign.ts': 'requests carry the key itself',
  },
  mock: {
    'api.ts': 'there is no server',
    'properties.test.ts': 'nothing foreign is parsed',
    'streams.test.ts': 'the one stream is tested in mock.test.ts',
  },
  opinion: { 'account-stream.ts': 'the venue has no stream of accounts, so they are read at an interval' },
  polymarket: { 'properties.test.ts': 'outcomes.test.ts and the recorded tests have the properties' },
  probable: { 'account-stream.ts': 'accounts are read at an interval, and user-stream.ts says when at once' },
  smarkets: { 'sign.ts': 'session.ts signs in with a password' },
}

/** A venue that is another environment of a second one, and has the adapter of that. */
const environments: Record<string, string> = { 'kalshi-demo': 'kalshi' }

const filesOf = (folder: string): string[] => readdirSync(new URL(folder, import.meta.url))
const required = (venue: Venue): string[] => skeleton.flatMap(([files, applies]) => (applies(venue) ? files : []))

describe('venue folders', () => {
  it.each(Object.values(venues).filter(({ id }) => !(id in environments)))(
    '$id has the files of the skeleton, or a reason for each that is missing',
    (module) => {
      const present = filesOf(`./venues/${module.id}/`)
      const missing = required(module.create()).filter((file) => !present.includes(file))
      expect(missing.sort()).toEqual(Object.keys(exceptions[module.id] ?? {}).sort())
    },
  )

  it('the template has the files of a venue that is only read', () => {
    const present = filesOf('./templates/venue/')
    expect(skeleton[0]?.[0].filter((file) => !present.includes(file))).toEqual([])
  })
})
