import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkEvent, checkOrderBook } from '../../invariants.ts'
import { SxBook, SxMarket, SxTrade } from './api.ts'
import { SxFill, SxOrder } from './order-schemas.ts'
import { parseFill, parseOrder, sumOf } from './orders.ts'
import { groupByEvent, parseBook, parseEvent, parseTrade } from './parse.ts'

// Rows of the real venue, from its own documents and as others quoted them; some quotes have their hashes cut.

const METADATA = { oddsLadderStepSize: 125, limits: { orderSizeMinimumBaseUnits: '1000000' } }

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/sxbet`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded answers of SX Bet are not checked: there is no ${folder}`)

interface Sample {
  payload: { data: { markets?: unknown[] } | unknown[] }
}

describe.skipIf(!isThere)('what SX Bet really answered', () => {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

  it('has markets that are all read and keep every invariant', () => {
    const samples: Sample[] = read('docs_v2_samples').markets
    const rows = samples.flatMap(({ payload }) =>
      Array.isArray(payload.data) ? payload.data : (payload.data.markets ?? []),
    )
    const markets = rows.map((row) => SxMarket.parse(row))
    const events = groupByEvent(markets).map((of) => parseEvent(of, METADATA))
    expect(events.flatMap((event) => checkEvent(event, 'sxbet'))).toEqual([])
    const titles = events.flatMap((event) => event.markets.map(({ title, status }) => [title, status]))
    expect(titles).toContainEqual(['Nikoloz Basilashvili vs Carlos Alcaraz', 'open'])
    expect(titles).toContainEqual(['Nikoloz Basilashvili vs Carlos Alcaraz: O/U 36.5', 'open'])
    // It is still called active.
    expect(titles).toContainEqual(['Aston Villa vs Burnley: O/U 2.5', 'resolved'])
    expect(titles).toContainEqual(['West Ham United vs Southampton: Spread West Ham United -0.5', 'open'])
  })

  it('has an order, whose stake is shares at its odds', () => {
    const order = parseOrder(SxOrder.parse(read('order_v3_row')), sumOf([]))
    expect(order).toMatchObject({ status: 'open', price: 0.4, amount: 7.5, filled: 0, remaining: 7.5 })
    expect(order.timestamp).toBe(Date.parse('2026-07-31T18:45:42.636Z'))
  })

  it('has a fill, a settled bet and a book', () => {
    const rows = read('v3_rows_shortened')
    const fill = parseFill(SxFill.parse(rows['fills-v3 row']))
    // The venue states the return of the fill too.
    expect(fill).toMatchObject({ price: 0.4, amount: Number(rows['fills-v3 row'].returnAmount) / 1e6, side: 'buy' })
    const bet = SxTrade.parse(rows['trades-v3 row, settled'])
    const trade = parseTrade(bet, { marketHash: bet.marketHash, isOne: true })
    expect(trade).toMatchObject({ price: 0.6, amount: Number(rows['trades-v3 row, settled'].totalReturn) / 1e6 })
    const book = SxBook.parse({ ...rows['orderbook_v3 publication'], marketHash: `0x${'1'.repeat(64)}` })
    expect(parseBook(book, false)).toEqual({ bids: [], asks: [{ price: 0.6, size: 2.5 }] })
    expect(checkOrderBook(parseBook(book, true))).toEqual([])
  })
})
