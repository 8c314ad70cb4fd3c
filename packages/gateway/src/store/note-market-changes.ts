import type { Kysely, Selectable } from 'kysely'
import { bestQuotes } from './best-quotes.ts'
import type { ChangeDetails, NewChange } from './change.ts'
import { storeChanges } from './changes.ts'
import { inChunks } from './in-chunks.ts'
import { marketMember } from './market-member.ts'
import { readMarketSummaries } from './market-summaries.ts'
import { orientMarkets } from './orient-markets.ts'
import { readQuestions } from './questions.ts'
import type { Schema } from './schema.ts'
import { parseServiceId } from './service-id.ts'
import { storeSettlements } from './settlements.ts'
import type { MarketSummary, StoredQuestion } from './store.ts'
import { winnerOf } from './winner-of.ts'

type Row = Pick<Selectable<Schema['markets']>, 'event_id' | 'market_id' | 'quotes' | 'outcomes' | 'is_open'>

/** Reads the matched markets of some events, to compare them with what is about to be stored. */
export async function readMatchedMarkets(transaction: Kysely<Schema>, events: readonly string[]): Promise<Row[]> {
  return inChunks(events, (some) =>
    transaction
      .selectFrom('markets')
      .innerJoin('question_markets', (join) =>
        join
          .onRef('question_markets.event_id', '=', 'markets.event_id')
          .onRef('question_markets.market_id', '=', 'markets.market_id'),
      )
      .select(['markets.event_id', 'markets.market_id', 'quotes', 'outcomes', 'is_open'])
      .where('markets.event_id', 'in', some)
      .execute(),
  )
}

/**
 * Stores how matched markets changed since they were read: each change of their quotes, the markets that settled, and
 * the questions whose quotes began or stopped to cross (bid on one venue above the ask on another).
 */
export async function noteMarketChanges(
  transaction: Kysely<Schema>,
  before: readonly Row[],
  at: number,
): Promise<void> {
  const former = new Map(before.map((row) => [nameOf(row), row]))
  const rows = await readMatchedMarkets(transaction, [...new Set(before.map(({ event_id }) => event_id))])
  const changed = rows.filter((row) => {
    const known = former.get(nameOf(row))
    return known && (known.quotes !== row.quotes || known.is_open !== row.is_open)
  })
  if (changed.length === 0) return
  await inChunks(
    changed.map(({ event_id, market_id, quotes }) => ({ event_id, market_id, at, quotes: quotes ?? '[]' })),
    (some) => transaction.replaceInto('quote_history').values(some).execute(),
  )
  const settled = changed.flatMap((row) => {
    const winner = winnerOf(row)
    return winner !== undefined && winnerOf(former.get(nameOf(row))) !== winner ? [{ row, winner }] : []
  })
  await storeSettlements(
    transaction,
    settled.map(({ row, winner }) => ({ eventId: row.event_id, marketId: row.market_id, winner })),
    at,
  )
  const markets = changed.map(({ event_id, market_id }) => ({ eventId: event_id, marketId: market_id }))
  const questions = await readQuestions(transaction, markets)
  const members = questions.flatMap((question) => question.markets)
  const summaries = await readMarketSummaries(transaction, members)
  const byMember = new Map(summaries.map((summary) => [marketMember(summary), summary]))
  const resolved = settled.flatMap(({ row, winner }): NewChange[] => {
    const ref = { eventId: row.event_id, marketId: row.market_id }
    const question = questions.find((one) => one.markets.some((market) => marketMember(market) === marketMember(ref)))
    const summary = byMember.get(marketMember(ref))
    const data = {
      ...describe(question, byMember, summary),
      venues: [parseServiceId(ref.eventId).venue],
      ...ref,
      winner,
    }
    return [{ kind: 'market.resolved', data }]
  })
  await storeChanges(transaction, [...resolved, ...(await crossings(transaction, questions, byMember))], at)
}

const nameOf = ({ event_id, market_id }: Row): string => marketMember({ eventId: event_id, marketId: market_id })

/** Returns the questions whose quotes began or stopped to cross, and stores which ones do. */
async function crossings(
  transaction: Kysely<Schema>,
  questions: readonly StoredQuestion[],
  markets: ReadonlyMap<string, MarketSummary>,
): Promise<NewChange[]> {
  const ids = questions.map(({ id }) => id)
  const known = await inChunks(ids, (some) =>
    transaction.selectFrom('crossed_questions').select('question_id').where('question_id', 'in', some).execute(),
  )
  const crossed = new Set(known.map(({ question_id }) => question_id))
  const changes: NewChange[] = []
  for (const question of questions) {
    const { buy, sell } = quotesOf(question, markets)
    const isCrossed =
      buy !== undefined && sell !== undefined && sell.price > buy.price + 1e-9 && sell.venue !== buy.venue
    if (isCrossed === crossed.has(question.id)) continue
    if (isCrossed) await transaction.replaceInto('crossed_questions').values({ question_id: question.id }).execute()
    else await transaction.deleteFrom('crossed_questions').where('question_id', '=', question.id).execute()
    const venues = [...new Set(question.markets.map(({ eventId }) => parseServiceId(eventId).venue))].sort()
    const quotes = { ...(buy && { buy }), ...(sell && { sell }) }
    changes.push({ kind: 'gap.crossed', data: { ...describe(question, markets), venues, isCrossed, ...quotes } })
  }
  return changes
}

/** Returns the lowest ask and the highest bid for the first outcome of the canonical market, among the open markets. */
function quotesOf(
  { markets }: StoredQuestion,
  summaries: ReadonlyMap<string, MarketSummary>,
): Pick<ChangeDetails, 'buy' | 'sell'> {
  const known = markets.flatMap((market) => {
    const summary = summaries.get(marketMember(market))
    return summary ? [{ market, summary }] : []
  })
  const quotes = orientMarkets(known).flatMap(({ market: { eventId, marketId, yes }, summary }) => {
    if (summary.isOpen === false) return []
    const { venue } = parseServiceId(eventId)
    return summary.outcomes
      .filter(({ outcomeId }) => outcomeId === yes)
      .map((outcome) => ({ venue, marketId, ...outcome }))
  })
  const { ask, bid } = bestQuotes(quotes)
  const place = ({ venue, marketId, outcomeId }: (typeof quotes)[number]) => ({ venue, marketId, outcomeId })
  return {
    ...(ask && { buy: { ...place(ask), price: ask.bestAsk } }),
    ...(bid && { sell: { ...place(bid), price: bid.bestBid } }),
  }
}

function describe(
  question: StoredQuestion | undefined,
  markets: ReadonlyMap<string, MarketSummary>,
  own?: MarketSummary,
): Pick<ChangeDetails, 'clusterId' | 'title' | 'category'> {
  const members = (question?.markets ?? []).flatMap((member) => markets.get(marketMember(member)) ?? [])
  const [foremost = own] = own ? [own] : members.sort((a, b) => (b.volume24h ?? -1) - (a.volume24h ?? -1))
  const category = foremost?.category ?? members.find((one) => one.category !== undefined)?.category
  return {
    ...(question && { clusterId: question.id }),
    ...(foremost && { title: foremost.title }),
    ...(category !== undefined && { category }),
  }
}
