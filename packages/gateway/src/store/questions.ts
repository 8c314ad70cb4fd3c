import type { Relation } from '@crossvenue/venues'
import { type Kysely, sql } from 'kysely'
import { keepClusterIds, readClusterIds } from './cluster-ids.ts'
import { compareTexts } from './compare-texts.ts'
import { engineSql } from './engine-sql.ts'
import { inChunks } from './in-chunks.ts'
import { readMarketEdges } from './market-edges.ts'
import { marketMember } from './market-member.ts'
import { MERGING } from './merging-relations.ts'
import type { Schema } from './schema.ts'
import type { EdgeScope, MarketRef, Matching, StoredQuestion } from './store.ts'

/**
 * Names the questions that the markets of some events ask, or all markets, and stores them with the outcomes that settle
 * alike. Returns their markets.
 */
export async function renameQuestions(
  transaction: Kysely<Schema>,
  { nameQuestions, at }: Matching,
  events: readonly string[] | undefined,
): Promise<MarketRef[]> {
  const edges = await readMarketEdges(transaction, { relations: MERGING, ...(events && { among: events }) })
  const before = await marketsInQuestions(transaction, events)
  const names = new Set([...edges.flatMap(({ a, b }) => [a, b]), ...before.map(marketMember)])
  const known = await readClusterIds(transaction, [...names])
  const { questions, ...named } = await nameQuestions(known, edges)
  await keepClusterIds(transaction, known, named, at)
  await removeQuestions(transaction, events)
  await inChunks(questions, (some) =>
    transaction
      .replaceInto('questions')
      .values(
        some.map(({ id, relations, confidence }) => ({
          id,
          relations: JSON.stringify(relations),
          confidence,
          revision: sql<number>`(select revision + 1 from counters)`,
        })),
      )
      .execute(),
  )
  const rows = questions.flatMap(({ id, markets }) =>
    markets.map(({ eventId, marketId, yes = null, no = null }) => ({
      event_id: eventId,
      market_id: marketId,
      question_id: id,
      yes,
      no,
    })),
  )
  await inChunks(rows, (some) => transaction.replaceInto('question_markets').values(some).execute())
  return questions.flatMap(({ markets }) => markets)
}

async function removeQuestions(transaction: Kysely<Schema>, events: readonly string[] | undefined): Promise<void> {
  if (!events) {
    await transaction.deleteFrom('question_markets').execute()
    await transaction.deleteFrom('questions').execute()
    return
  }
  const removed = await inChunks(events, (some) =>
    transaction.deleteFrom('question_markets').where('event_id', 'in', some).returning('question_id').execute(),
  )
  const ids = [...new Set(removed.map(({ question_id }) => question_id))]
  await inChunks(ids, (some) => transaction.deleteFrom('questions').where('id', 'in', some).execute())
}

async function marketsInQuestions(
  database: Kysely<Schema>,
  events: readonly string[] | undefined,
): Promise<MarketRef[]> {
  const markets = database.selectFrom('question_markets').select(['event_id as eventId', 'market_id as marketId'])
  return events ? inChunks(events, (some) => markets.where('event_id', 'in', some).execute()) : markets.execute()
}

/** Returns the stored questions: all, or those of some markets. */
export const readQuestions = async (
  database: Kysely<Schema>,
  markets?: readonly MarketRef[],
): Promise<StoredQuestion[]> => readQuestionsById(database, markets && (await questionsOf(database, markets)))

/** Returns stored questions by their ids, or all. */
export async function readQuestionsById(
  database: Kysely<Schema>,
  ids: readonly string[] | undefined,
): Promise<StoredQuestion[]> {
  const members = database.selectFrom('question_markets').selectAll()
  const rows = ids
    ? await inChunks(ids, (some) => members.where('question_id', 'in', some).execute())
    : await members.execute()
  const questions = database.selectFrom('questions').selectAll().orderBy('id')
  const heads = ids
    ? await inChunks(ids, (some) => questions.where('id', 'in', some).execute())
    : await questions.execute()
  const marketsOf = new Map<string, StoredQuestion['markets'][number][]>()
  for (const { question_id, event_id, market_id, yes, no } of rows) {
    const market = { eventId: event_id, marketId: market_id, ...(yes !== null && { yes }), ...(no !== null && { no }) }
    const known = marketsOf.get(question_id)
    if (known) known.push(market)
    else marketsOf.set(question_id, [market])
  }
  return heads.map(({ id, relations, confidence }) => ({
    id,
    relations: JSON.parse(relations) as Relation[],
    confidence,
    markets: (marketsOf.get(id) ?? []).sort((a, b) => compareTexts(marketMember(a), marketMember(b))),
  }))
}

/** Returns the stored questions in the order of their events, each with the revision of the edges it was made from. */
export async function readQuestionMarks(database: Kysely<Schema>): Promise<Map<string, number>> {
  const { packed } = engineSql(database)
  const first = database
    .selectFrom('question_markets')
    .select((is) => ['question_id', is.fn.min('event_id').as('event_id')])
    .groupBy('question_id')
  const ordered = database
    .selectFrom('questions')
    .innerJoin(first.as('first'), 'first.question_id', 'questions.id')
    .select(['questions.id as id', 'questions.revision as revision'])
    .orderBy('first.event_id')
  const row = await database
    .selectFrom(ordered.as('ordered'))
    .select(packed([sql.ref('id'), sql.ref('revision')]).as('rows'))
    .executeTakeFirst()
  return new Map(JSON.parse(row?.rows ?? '[]') as [string, number][])
}

/** Returns the ids of the questions with a market of some events. */
export async function readQuestionIds(database: Kysely<Schema>, events: readonly string[]): Promise<string[]> {
  const rows = await inChunks(events, (some) =>
    database.selectFrom('question_markets').select('question_id as id').where('event_id', 'in', some).execute(),
  )
  return [...new Set(rows.map(({ id }) => id))]
}

/** Returns events of which a market has an edge of some relations to another market that is less certain. */
export async function eventsWithWeaker(
  database: Kysely<Schema>,
  { relations, minConfidence }: Required<Pick<EdgeScope, 'relations' | 'minConfidence'>>,
): Promise<string[]> {
  const rows = await database
    .selectFrom('edges')
    .select('a_event as id')
    .distinct()
    .where('relation', 'in', relations)
    .where('confidence', '<', minConfidence)
    .where('a_market', '!=', '')
    .where('b_market', '!=', '')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the events of which a market is in a question, sorted. */
export async function eventsInQuestions(database: Kysely<Schema>): Promise<string[]> {
  const rows = await database
    .selectFrom('question_markets')
    .select('event_id as id')
    .distinct()
    .orderBy('event_id')
    .execute()
  return rows.map(({ id }) => id)
}

async function questionsOf(database: Kysely<Schema>, markets: readonly MarketRef[]): Promise<string[]> {
  const wanted = new Set(markets.map(marketMember))
  const rows = await inChunks([...new Set(markets.map(({ eventId }) => eventId))], (some) =>
    database
      .selectFrom('question_markets')
      .select(['event_id as eventId', 'market_id as marketId', 'question_id'])
      .where('event_id', 'in', some)
      .execute(),
  )
  return [...new Set(rows.filter((row) => wanted.has(marketMember(row))).map((row) => row.question_id))].sort()
}
