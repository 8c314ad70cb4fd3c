import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Matcher } from '../catalogue/keep-matched.ts'
import { createLog } from '../log.ts'
import { openStore } from '../store/open-store.ts'
import type { CatalogueEvent, Store } from '../store/store.ts'
import { matchInThread } from './match-in-thread.ts'

let dataDir: string
let store: Store
let matcher: Matcher
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'crossvenue-matching-'))
  store = await openStore(dataDir)
  matcher = matchInThread({ dataDir }, createLog('silent'))
})
afterEach(async () => {
  await matcher.close()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const QUESTION = 'Will the Fed cut rates at its March 2026 meeting?'

async function list(venue: string, id: string, title: string): Promise<void> {
  const outcomes = ['Yes', 'No'].map((label) => ({ outcomeId: `${id}:${label}`, label }))
  const event: CatalogueEvent = {
    id,
    sourceExchange: venue,
    title,
    markets: [{ marketId: `${id}-1`, title, outcomes }],
  }
  const sweep = await store.beginSweep(venue, { at: 1, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep, events: [event], at: 1 })
}

const edges = () => store.read((view) => view.edges({}))

it('matches what the store holds and stores the edges', async () => {
  await list('kalshi', 'K', QUESTION)
  await list('polymarket', 'P', QUESTION)
  expect(await matcher.rematch()).toMatchObject({ edges: 1, churn: { new: 1 } })
  expect(await edges()).toMatchObject([{ a: { venue: 'kalshi' }, b: { venue: 'polymarket' }, relation: 'identity' }])
  expect(await matcher.rematch()).toBeUndefined()
  await list('polymarket', 'P', 'Will it rain in Lima on March 3, 2027?')
  expect(await matcher.rematch()).toMatchObject({ edges: 0 })
})

it('reports why a matching failed, and matches the next time', async () => {
  await list('kalshi', 'K', QUESTION)
  await list('polymarket', 'P', QUESTION)
  const other = new Database(join(dataDir, 'crossvenue.db'))
  other.exec("create trigger refuse before insert on edge_rows begin select raise(abort, 'no room'); end")
  await expect(matcher.rematch()).rejects.toThrow('no room')
  other.exec('drop trigger refuse')
  other.close()
  expect(await matcher.rematch()).toMatchObject({ edges: 1 })
})

it('ends when it is closed, whatever is under way', async () => {
  await list('kalshi', 'K', QUESTION)
  await matcher.rematch()
  await list('polymarket', 'P', QUESTION)
  const ended = expect(matcher.rematch()).rejects.toThrow('the matcher is closed')
  await matcher.close()
  await ended
  await expect(matcher.rematch()).rejects.toThrow('the thread match-worker is closed')
})
