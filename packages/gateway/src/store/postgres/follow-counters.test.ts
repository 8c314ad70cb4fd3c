import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmptyStore, engines } from '../__fixtures__/engines.ts'
import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'
import { readAddress } from './address.ts'

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

describe.skipIf(postgres?.missing !== undefined)('a replica', () => {
  let empty: EmptyStore
  let writer: Store
  let replica: Store

  beforeEach(async () => {
    empty = (await postgres?.prepare()) as EmptyStore
    writer = await openStore(empty.location)
    replica = await openStore(empty.location)
  })
  afterEach(async () => {
    await writer.close()
    await replica.close()
    await empty.remove()
  })

  const write = async (id: string) => {
    const sweep = await writer.beginSweep('kalshi', { at: 1, freshSince: 2 })
    await writer.commitPage({ sweep, events: [{ id, sourceExchange: 'kalshi', title: id, markets: [] }], at: 1 })
  }

  it('follows what another process commits', async () => {
    expect(await replica.counters()).toMatchObject({ catalogue: 0 })
    await write('A')
    await expect.poll(async () => (await replica.counters()).catalogue).toBe(1)
    expect(replica.lagMs()).toBeGreaterThanOrEqual(0)
  })

  it('follows again after its connections were cut', async () => {
    expect(await replica.counters()).toMatchObject({ catalogue: 0 })
    const client = new Client({ connectionString: readAddress(empty.location).url })
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'crossvenue counters'`,
    )
    await client.end()
    await write('A')
    await expect.poll(async () => (await replica.counters()).catalogue).toBe(1)
  })

  it('has no lag before it follows', () => {
    expect(replica.lagMs()).toBeUndefined()
  })
})
