import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkEvent } from '../../invariants.ts'
import type { Rejection, Venue } from '../../venue.ts'
import { venue } from './index.ts'

// Markets of the real venue as others recorded them on June 21, 2026.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const file = `${shared}/recorded/limitless/limitless_markets.json`
const isThere = existsSync(file)
if (!isThere) console.info(`Recorded answers of Limitless are not checked: there is no ${file}`)

interface Row {
  id: number
  slug: string
  conditionId: string
  tokens: { yes: string; no: string }
}

describe.skipIf(!isThere)('what Limitless really answered', async () => {
  const rows: Row[] = isThere ? JSON.parse(readFileSync(file, 'utf8')) : []
  const rejections: Rejection[] = []
  const limitless = venue.create({
    baseUrl: 'http://limitless.test',
    fetch: async () => Response.json({ data: rows, totalMarketsCount: rows.length }),
    onReject: (rejection) => rejections.push(rejection),
  }) as Required<Venue>
  const { data: events } = await limitless.fetchEventsPaginated({ status: 'all' })
  const markets = events.flatMap((event) => event.markets)

  it('are all read and keep every invariant', () => {
    expect(rejections).toEqual([])
    expect(rows.length).toBeGreaterThan(0)
    expect(events.flatMap((event) => checkEvent(event, 'limitless'))).toEqual([])
  })

  it('lose no identifier', () => {
    expect(
      markets.map(({ marketId, slug, contractAddress, outcomes }) => [
        marketId,
        slug,
        contractAddress,
        ...outcomes.map(({ outcomeId }) => outcomeId),
      ]),
    ).toEqual(rows.map(({ id, slug, conditionId, tokens }) => [String(id), slug, conditionId, tokens.yes, tokens.no]))
  })

  it('have the values of the venue, and no price of an empty book', () => {
    const bitcoin = markets.find(({ slug }) => slug === 'btc-up-or-down-5-min-1782064530057')
    expect(bitcoin).toMatchObject({
      title: 'BTC Up or Down - 5 Min',
      startDate: '2026-06-21T18:25:00.000Z',
      resolutionDate: '2026-06-21T18:30:00.000Z',
      volume: 0,
      volumeUnit: 'USD',
      yes: { price: 0.755, bestBid: 0.54, bestAsk: 0.97 },
      no: { price: 0.245, bestBid: 0.03, bestAsk: 0.46 },
    })
    expect(bitcoin?.sourceMetadata?.openPrice).toBeCloseTo(63947.47144692, 8)
    const solana = markets.find(({ slug }) => slug === 'sol-up-or-down-5-min-1782065705541')
    expect(solana?.yes).not.toHaveProperty('price')
    expect(solana?.yes).not.toHaveProperty('bestBid')
  })
})
