import type { Relation } from '@crossvenue/venues'
import { type Kysely, sql } from 'kysely'
import { engineSql } from './engine-sql.ts'
import { inChunks } from './in-chunks.ts'
import { marketMember } from './market-member.ts'
import { readOutcomes } from './market-summaries.ts'
import type { Schema } from './schema.ts'
import type { ListedQuestions, MarketSummary, StoredQuestion } from './store.ts'

/** One market of a question, packed as JSON. */
type Packed = readonly [
  ...[id: string, relations: Relation[], confidence: number],
  ...[eventId: string, marketId: string, yes: string | null, no: string | null],
  ...[title: string | null, category: string | null, volume24h: number | null],
  ...[isOpen: number | null, closesAt: number | null, statedFees: Record<string, unknown> | null],
  ...[outcomes: string[] | null, quotes: (number | null)[][] | null],
]

/** Returns stored questions by their ids, with the summaries of those of their markets that are in the catalogue. */
export async function readListedQuestions(database: Kysely<Schema>, ids: readonly string[]): Promise<ListedQuestions> {
  const { packed, json, real } = engineSql(database)
  const text = (column: string) => sql.ref(column)
  const columns = [
    ...[text('questions.id'), json('questions.relations'), real('questions.confidence')],
    ...[text('members.event_id'), text('members.market_id'), text('yes'), text('no')],
    ...[text('title'), text('category'), real('volume24h'), text('is_open'), text('closes_at'), json('stated_fees')],
    ...[json('outcomes'), json('quotes')],
  ]
  const questions = new Map<string, StoredQuestion>()
  const summaries = await inChunks(ids, async (some) => {
    const rows = await database
      .selectFrom('questions')
      .innerJoin('question_markets as members', 'members.question_id', 'questions.id')
      .innerJoin('markets', (join) =>
        join.onRef('markets.event_id', '=', 'members.event_id').onRef('markets.market_id', '=', 'members.market_id'),
      )
      .select(packed(columns).as('rows'))
      .where('questions.id', 'in', some)
      .execute()
    return rows.flatMap((row) => (JSON.parse(row.rows ?? '[]') as Packed[]).map((one) => read(one, questions)))
  })
  for (const { markets } of questions.values()) {
    markets.sort((a, b) => (marketMember(a) < marketMember(b) ? -1 : 1))
  }
  return { questions: ids.flatMap((id) => questions.get(id) ?? []), summaries }
}

/** Adds a market to its question and returns its summary. */
function read(
  [
    id,
    relations,
    confidence,
    eventId,
    marketId,
    yes,
    no,
    title,
    category,
    volume24h,
    isOpen,
    closesAt,
    statedFees,
    ...rest
  ]: Packed,
  questions: Map<string, StoredQuestion>,
): MarketSummary {
  const question = questions.get(id) ?? { id, relations, confidence, markets: [] }
  questions.set(id, question)
  question.markets.push({ eventId, marketId, ...(yes !== null && { yes }), ...(no !== null && { no }) })
  const [outcomes, quotes] = rest
  return {
    ...{ eventId, marketId, title: title ?? '', outcomes: readOutcomes(outcomes ?? [], quotes ?? []) },
    ...(category !== null && { category }),
    ...(volume24h !== null && { volume24h }),
    ...(isOpen !== null && { isOpen: isOpen === 1 }),
    ...(closesAt !== null && { closesAt }),
    ...(statedFees !== null && { statedFees }),
  }
}
