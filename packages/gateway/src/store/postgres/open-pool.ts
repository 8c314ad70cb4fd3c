import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import type { PostgresAddress } from './address.ts'
import { unreachable } from './unreachable.ts'

interface PoolOptions {
  /** How many connections may be open at a time. */
  max: number
  /** Whether an idle connection stays open: it may have temporary tables. */
  stays?: boolean
}

const CONNECT_MS = 10_000
const IDLE_MS = 30_000
/** The texts that are prepared once per connection, and the most values such a text has. */
const MAX_STATEMENTS = 200
const MAX_VALUES = 16

const [INT8, NUMERIC, BYTEA] = [20, 1700, 17]

/** Opens connections to a PostgreSQL server as they are needed. Whole numbers stay exact up to 2^53. */
export function openPool({ url, schema }: PostgresAddress, { max, stays = false }: PoolOptions): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'crossvenue',
    // Extensions may be in `public`.
    options: `-c search_path=${schema},public`,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: stays ? 0 : IDLE_MS,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A connection that breaks is replaced by the next use.
  pool.on('error', () => undefined)
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect().catch(refuse)
      const known = clients.get(client) ?? prepareOnce(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

const getTypeParser: typeof types.getTypeParser = (type, format) => {
  if (type === INT8 || type === NUMERIC) return Number
  if (type === BYTEA) return readBytes
  return types.getTypeParser(type, format)
}

/** Returns bytes as SQLite's driver does. */
const readBytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex.slice(2), 'hex'))

function refuse(error: unknown): never {
  throw unreachable(error)
}

const names = new Map<string, string>()

/** Prepares the short statements of a connection once, like those of SQLite. */
function prepareOnce(client: PoolClient): PostgresPoolClient {
  // The statement under way fails too; an event that nobody listens to would end the process.
  client.on('error', () => undefined)
  const query = (text: string, values: readonly unknown[] = []) => {
    const name = nameOf(text, values.length)
    return client.query({ text, values: values.map(storable), ...(name !== undefined && { name }) }).catch(refuse)
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

function nameOf(text: string, values: number): string | undefined {
  // A prepared `select *` fails once another version of the program has added a column.
  const isKept = values > 0 && values <= MAX_VALUES && !text.includes('select *')
  if (!isKept) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size === MAX_STATEMENTS) return known
  const name = `crossvenue_${names.size}`
  names.set(text, name)
  return name
}

/** Texts of PostgreSQL have no character of code 0. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
  return Array.isArray(value) ? value.map(storable) : value
}
