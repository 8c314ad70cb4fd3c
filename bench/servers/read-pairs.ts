import { join } from 'node:path'
import Database from 'libsql'
import { given, ready } from './child.ts'

// Reads the rows that a search for arbitrage depends on: every edge, and the quotes of every market.

const dataDir = await given<string>()
const start = performance.now()
const database = new Database(join(dataDir, 'crossvenue.db'))
const edges = database.prepare('select a_event, a_market, b_event, b_market, relation, confidence from edges').all()
const markets = database.prepare('select event_id, market_id, outcomes, quotes, is_open from markets').all() as {
  quotes: string
}[]
const quotes = markets.map((market) => JSON.parse(market.quotes) as unknown)
ready(edges.length + quotes.length > 0 ? performance.now() - start : Number.NaN)
