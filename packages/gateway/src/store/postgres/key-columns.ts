import type { Schema } from '../schema.ts'

const PAIR = ['a_event', 'a_market', 'b_event', 'b_market']
const MARKET = ['event_id', 'market_id']

/** The columns of which no two rows of a table have the same values: a row that replaces another has the same ones. */
const keys = new Map<string, readonly string[]>(
  Object.entries({
    events: ['id'],
    markets: MARKET,
    asked_books: MARKET,
    quote_history: [...MARKET, 'at'],
    candle_history: [...MARKET, 'at'],
    backfills: MARKET,
    settlements: MARKET,
    edge_rows: ['a', 'b'],
    staged_edges: ['a', 'b'],
    staged_pairs: ['a_event', 'b_event'],
    overrides: [...PAIR, 'source'],
    cluster_members: ['event_id'],
    cluster_sets: ['digest'],
    questions: ['id'],
    question_markets: MARKET,
    crossed_questions: ['question_id'],
    judgements: ['hash'],
    vectors: ['hash'],
  } satisfies Partial<Record<keyof Schema, readonly string[]>>),
)

/** Returns the key of a table whose rows are replaced. */
export function keyColumns(table: string): readonly string[] {
  const key = keys.get(table)
  if (!key) throw new Error(`the key of the table ${table} is not listed`)
  return key
}
