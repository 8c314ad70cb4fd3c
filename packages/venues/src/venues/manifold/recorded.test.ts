import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkCandles, checkEvent, checkTrades } from '../../invariants.ts'
import type { Rejection, Venue } from '../../venue.ts'
import { venue } from './index.ts'

// Answers of the real venue as others recorded them in May and August 2026.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/manifold`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded answers of Manifold are not checked: there is no ${folder}`)

const recorded = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
const recordedLines = (name: string) =>
  readFileSync(`${folder}/${name}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

interface Row {
  id: string
  slug: string
  question: string
  outcomeType: string
  volume: number
  volume24Hours: number
}

/** The adapter before a venue that gives each path one answer. */
function manifoldAnswering(answers: Record<string, unknown>, now: string) {
  const rejections: Rejection[] = []
  const manifold = venue.create({
    retries: 0,
    now: () => Date.parse(now),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input) => Response.json(answers[new URL(input).pathname]),
  }) as Required<Venue>
  return { manifold, rejections }
}

describe.skipIf(!isThere)('what Manifold really answered', () => {
  it('questions: all with a probability are read and sound, the others counted and explained', async () => {
    const rows: Row[] = recorded('markets_2026-05-03.json')
    const { manifold, rejections } = manifoldAnswering({ '/v0/search-markets': rows }, '2026-05-03T12:00:00Z')
    const { data } = await manifold.fetchEventsPaginated({ status: 'all', limit: 2_000 })
    const polls = rows.filter(({ outcomeType }) => outcomeType === 'POLL')
    expect(polls).toHaveLength(21)
    expect(rejections.map(({ id }) => id)).toEqual(polls.map(({ id }) => id))
    expect(rejections.every(({ reason }) => reason.startsWith('outcomeType: Invalid option'))).toBe(true)
    const read = rows.filter(({ outcomeType }) => outcomeType !== 'POLL')
    expect(data.map(({ id, slug, title, volume, volume24h }) => [id, slug, title, volume, volume24h])).toEqual(
      read.map((row) => [row.id, row.slug, row.question, row.volume, row.volume24Hours]),
    )
    expect(data.flatMap((event) => checkEvent(event, 'manifold'))).toEqual([])
    const binary = data.filter(({ sourceMetadata }) => sourceMetadata?.outcomeType === 'BINARY')
    expect(binary).toHaveLength(855)
    expect(
      binary.every(({ markets }) => markets[0]?.yes?.price !== undefined && markets[0].volumeUnit === 'mana'),
    ).toBe(true)
  })

  const questions: (Row & { isResolved: boolean })[] = isThere ? recordedLines('worldcup_2026_markets.jsonl') : []
  const answers: { id: string; contractId: string }[] = isThere
    ? recordedLines('worldcup_2026_market_answers.jsonl')
    : []
  interface Bet {
    contractId: string
    answerId?: string
    createdTime: number
    shares: number
    isRedemption: boolean
    limitProb?: number
    fills?: { timestamp: number }[]
  }
  const bets: Bet[] = isThere ? recordedLines('worldcup_2026_bets.jsonl') : []
  /** A limit order that was only filled by others later traded nothing itself. */
  const isTaker = ({ shares, isRedemption, limitProb, fills = [], createdTime }: Bet): boolean =>
    shares !== 0 && !isRedemption && (!limitProb || fills.some(({ timestamp }) => timestamp <= createdTime))

  it.each(questions.map(({ id, question }) => [id, question]))('question %s with its bets: %s', async (id) => {
    const question = questions.find((each) => each.id === id)
    const own = answers.filter(({ contractId }) => contractId === id)
    const row = { ...question, ...(own.length > 0 && { answers: own }) }
    const { manifold: venueOfQuestion } = manifoldAnswering({ [`/v0/market/${id}`]: row }, '2026-08-20T00:00:00Z')
    const event = await venueOfQuestion.fetchEvent({ eventId: id })
    expect(checkEvent(event, 'manifold')).toEqual([])
    expect(event.markets.map(({ marketId }) => marketId)).toEqual(own.length > 0 ? own.map((each) => each.id) : [id])
    expect(event.markets.every(({ status }) => status === 'resolved')).toBe(true)

    for (const market of event.markets) {
      const made = bets.filter(
        ({ contractId, answerId = contractId }) => contractId === id && answerId === market.marketId,
      )
      const { manifold, rejections } = manifoldAnswering(
        {
          [`/v0/market/${id}`]: row,
          [`/v0/market/${market.marketId}`]: row,
          '/v0/bets': made.toReversed(),
        },
        '2026-08-20T00:00:00Z',
      )
      for (const { outcomeId } of market.outcomes) {
        const trades = await manifold.fetchTrades(outcomeId, { limit: 1_000 })
        expect(checkTrades(trades, outcomeId)).toEqual([])
        expect(trades).toHaveLength(made.filter(isTaker).length)
        const candles = await manifold.fetchOHLCV(outcomeId, { resolution: '1d', start: '2025-01-01' })
        expect(checkCandles(candles)).toEqual([])
      }
      expect(rejections).toEqual([])
    }
  })
})
