import { createHash } from 'node:crypto'

/** Where a store is in a PostgreSQL server. */
export interface PostgresAddress {
  /** The address without the parts that only this program reads. */
  url: string
  /** The schema whose tables belong to the store. */
  schema: string
}

const SCHEMA = 'crossvenue'

/** Whether the location of a store is a PostgreSQL server; else it is a directory. */
export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//.test(location)

/** Reads an address such as postgres://user:password@host/database; `?schema=` names another schema. */
export function readAddress(location: string): PostgresAddress {
  const url = new URL(location)
  const schema = url.searchParams.get('schema') || SCHEMA
  url.searchParams.delete('schema')
  return { url: url.href, schema }
}

/** Returns the location of another store on the same server. */
export function withSchema(location: string, schema: string): string {
  const url = new URL(location)
  url.searchParams.set('schema', schema)
  return url.href
}

/** Returns the address as it may be shown: without its password. */
export function printableAddress(location: string): string {
  const url = new URL(location)
  if (url.password) url.password = '***'
  return url.href
}

/** Returns the name of a lock of a store for a purpose: a pair of 32-bit numbers. */
export const lockKey = ({ schema }: PostgresAddress, purpose: string): string => {
  const digest = createHash('sha256').update(`${schema} ${purpose}`).digest()
  return `${digest.readInt32BE(0)}, ${digest.readInt32BE(4)}`
}

/** Returns the name of the channel that says how the counters of a store have moved. */
export const counterChannel = (schema: string): string => `"crossvenue_counters_${schema}"`
