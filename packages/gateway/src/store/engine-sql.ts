import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { type Expression, toFts5, toTsquery } from './titles/expression.ts'

/** The lists in which titles are searched: those of events, and those of markets. */
export type TitleList = 'events' | 'markets'

/** The tables in which SQLite has the words of titles. */
export const WORDS_OF: Readonly<Record<TitleList, string>> = { events: 'event_words', markets: 'market_words' }

/** The condition of a list, written as in the indexes over it alone. */
export const OF_LIST: Readonly<Record<TitleList, RawBuilder<boolean>>> = {
  events: sql`market_id = ''`,
  markets: sql`market_id <> ''`,
}

/** The expressions that SQLite and PostgreSQL write differently. */
export interface EngineSql {
  /** Selects texts of a list of any length, which is one variable. */
  texts(list: readonly string[]): RawBuilder<string>
  /** Selects numbers of a list of any length, which is one variable. */
  numbers(list: readonly number[]): RawBuilder<number>
  /** The venue of a service id. */
  venueOf(id: RawBuilder<string>): RawBuilder<string>
  /** Whether a text contains another. */
  contains(text: RawBuilder<unknown>, part: string): RawBuilder<boolean>
  /** Whether the words of a row of `titles` fit an expression and do not fit another. */
  fits(list: TitleList, expression: Expression, except?: Expression): RawBuilder<boolean>
  /**
   * A hint behind the name of `markets`, by which SQLite uses an index that has all needed columns of quoted markets.
   */
  ofQuoted: RawBuilder<unknown>
  /** All rows of a query as one text of JSON: reading them one by one takes several times as long. */
  packed(columns: readonly RawBuilder<unknown>[]): RawBuilder<string | null>
  /** One column of all rows of a query as a list of JSON, in the order that the other columns of the query have. */
  column(value: RawBuilder<unknown>): RawBuilder<string>
  /** The values that a column of a query has, each once, as a list of JSON. */
  distinct(value: RawBuilder<unknown>): RawBuilder<string>
  /** The numbers of a list of JSON as rows: `listed.value`. */
  listed(list: RawBuilder<unknown>): RawBuilder<unknown>
  /** A column of texts of JSON, or of floating-point numbers, within packed rows. */
  json(column: string): RawBuilder<unknown>
  real(column: string): RawBuilder<unknown>
}

const sqlite: EngineSql = {
  texts: (list) => sql`(select value from json_each(${JSON.stringify(list)}))`,
  numbers: (list) => sql`(select value from json_each(${JSON.stringify(list)}))`,
  venueOf: (id) => sql`substr(${id}, 1, instr(${id}, ':') - 1)`,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  fits: (list, expression, except) => {
    const query = except ? `(${toFts5(expression)} NOT ${toFts5(except)})` : toFts5(expression)
    const index = sql.table(WORDS_OF[list])
    return sql`titles.id in (select rowid from ${index} where ${index} match ${query})`
  },
  // Without the hint SQLite reads whole markets by key.
  ofQuoted: sql`indexed by markets_quoted`,
  packed: (columns) => sql`json_group_array(json_array(${sql.join(columns)}))`,
  column: (value) => sql`json_group_array(${value})`,
  distinct: (value) => sql`json_group_array(distinct ${value})`,
  listed: (list) => sql`json_each(${list}) as listed`,
  json: (column) => sql`json(${sql.ref(column)})`,
  // JSON of SQLite would round to 15 digits.
  real: (column) => sql`iif(${sql.ref(column)} is null, null, json(printf('%!.17g', ${sql.ref(column)})))`,
}

const postgres: EngineSql = {
  texts: (list) => sql`(select unnest(${list}::text[]))`,
  numbers: (list) => sql`(select unnest(${list}::bigint[]))`,
  venueOf: (id) => sql`split_part(${id}, ':', 1)`,
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  fits: (list, expression, except) => {
    const query = except ? `${toTsquery(expression)} & !${toTsquery(except)}` : toTsquery(expression)
    return sql`${OF_LIST[list]} and words @@ ${query}::tsquery`
  },
  ofQuoted: sql``,
  packed: (columns) => sql`json_agg(json_build_array(${sql.join(columns)}))::text`,
  column: (value) => sql`json_agg(${value})::text`,
  distinct: (value) => sql`json_agg(distinct ${value})::text`,
  listed: (list) => sql`(select value::bigint from json_array_elements_text(${list}::json)) as listed`,
  json: (column) => sql`${sql.ref(column)}::json`,
  real: (column) => sql`${sql.ref(column)}`,
}

/** Whether a store is in PostgreSQL; else it is in SQLite. */
export const isPostgres = (database: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter

/** Returns the expressions of the engine of a store. */
export const engineSql = (database: Kysely<Schema>): EngineSql => (isPostgres(database) ? postgres : sqlite)
