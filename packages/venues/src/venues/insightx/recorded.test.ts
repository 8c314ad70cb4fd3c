import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { checkEvent } from '../../invariants.ts'
import { venue } from './index.ts'

// One market of the real venue, as others quoted it.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const file = `${shared}/recorded/insightx/market.json`
const isThere = existsSync(file)
if (!isThere) console.info(`The recorded market of InsightX is not checked: there is no ${file}`)

describe.skipIf(!isThere)('what InsightX really answered', () => {
  it('has a market that is read field by field', async () => {
    const answer = JSON.parse(readFileSync(file, 'utf8'))
    const { venue: insightx, rejections } = venueBefore(
      venue,
      { '/predict/v2/market': answer },
      { fixtures: new URL('./__fixtures__/', import.meta.url) },
    )
    const event = await insightx.fetchEvent({ eventId: '80358378' })
    expect(rejections).toEqual([])
    expect(checkEvent(event, 'insightx')).toEqual([])
    const { asOf: _, ...market } = event.markets[0] ?? {}
    expect(market).toMatchObject({
      ...{ marketId: '80358378', title: 'Bitcoin above $65,000 on Aug 6?', status: 'active' },
      ...{ startDate: '2026-08-06T07:59:37.000Z', resolutionDate: '2026-08-06T19:59:00.000Z' },
      outcomes: [
        { outcomeId: '80358378:1', label: 'Yes', price: 0.25 },
        { outcomeId: '80358378:2', label: 'No', price: 0.75 },
      ],
    })
    // 9505360 on a market of an hour is no number of dollars, and the copied market of Polymarket is not named.
    for (const field of ['volume', 'volumeUnit', 'twins', 'bestBid', 'bestAsk'])
      expect(market).not.toHaveProperty(field)
  })
})
