import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { readAddress, withSchema } from '../postgres/address.ts'
import { postgresServer } from './postgres-server.ts'

/** Where a test opens a store that is empty. */
export interface EmptyStore {
  location: string
  /** Removes the store. */
  remove(): Promise<void>
}

export interface Engine {
  name: string
  /** Why there is none; its tests are skipped. */
  missing?: string
  prepare(): Promise<EmptyStore>
}

let schemas = 0

/** The engines that a store may be in, for tests that hold on each: `describe.each(engines)`. */
export const engines: readonly Engine[] = [{ name: 'SQLite', prepare: makeDirectory }, await postgres()]

async function makeDirectory(): Promise<EmptyStore> {
  const location = mkdtempSync(join(tmpdir(), 'crossvenue-store-'))
  return { location, remove: async () => rmSync(location, { recursive: true }) }
}

async function postgres(): Promise<Engine> {
  const server = await postgresServer()
  if ('missing' in server) {
    const { missing } = server
    process.stderr.write(`tests on PostgreSQL are skipped: ${missing}\n`)
    return { name: 'PostgreSQL', missing, prepare: () => Promise.reject(new Error(missing)) }
  }
  return { name: 'PostgreSQL', prepare: () => makeSchema(server.url) }
}

async function makeSchema(url: string): Promise<EmptyStore> {
  schemas += 1
  const location = withSchema(url, `test_${process.pid}_${schemas}`)
  return {
    location,
    async remove() {
      const { url: connectionString, schema } = readAddress(location)
      const pool = new Pool({ connectionString, max: 1 })
      await pool.query(`drop schema if exists "${schema}" cascade`)
      await pool.end()
    },
  }
}
