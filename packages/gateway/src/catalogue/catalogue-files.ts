import { type FileHandle, open } from 'node:fs/promises'
import { CrossvenueError, UnifiedEvent } from '@crossvenue/venues'
import { z } from 'zod'
import type { CatalogueEvent, Store } from '../store/store.ts'
import type { Matcher } from './keep-matched.ts'

/** The feed that holds the events of catalogue files. */
export const catalogueFeed = 'file'

const PAGE = 500

// Fields the format has beyond ours are left out by the schema; what it must have and lacks is an error.
const CatalogueLine = UnifiedEvent.extend({ sourceExchange: z.string().regex(/^[a-z0-9_-]+$/) })

/** Reads events from files with one JSON object per line. Throws VALIDATION_ERROR that names file and line. */
export async function readCatalogueFiles(paths: readonly string[]): Promise<CatalogueEvent[]> {
  const events: CatalogueEvent[] = []
  for await (const event of eventsOfFiles(paths)) events.push(event)
  return events
}

async function* eventsOfFiles(paths: readonly string[]): AsyncGenerator<CatalogueEvent> {
  for (const path of paths) {
    const file = await openFile(path)
    let number = 0
    for await (const line of file.readLines()) {
      number++
      if (line.trim() !== '') yield parseLine(line, `${path}:${number}`)
    }
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path)
  } catch (cause) {
    throw new CrossvenueError('NOT_FOUND', `No catalogue file ${path}`, { field: path, cause })
  }
}

function parseLine(line: string, place: string): CatalogueEvent {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new CrossvenueError('VALIDATION_ERROR', `${place}: not a JSON object`, { field: place })
  }
  const result = CatalogueLine.safeParse(value)
  if (result.success) return withVolume(result.data)
  const [issue] = result.error.issues
  throw new CrossvenueError('VALIDATION_ERROR', `${place}: ${issue?.path.join('.')}: ${issue?.message}`, {
    field: place,
  })
}

/** An event whose markets all tell their volume has that sum, as a venue's own answer would say. */
function withVolume(event: CatalogueEvent): CatalogueEvent {
  const volumes = event.markets.flatMap((market) => market.volume24h ?? [])
  if (event.volume24h !== undefined || volumes.length === 0 || volumes.length < event.markets.length) return event
  return { ...event, volume24h: volumes.reduce((sum, volume) => sum + volume, 0) }
}

/** Makes the events of these files the ones known from files, as if they had been ingested, and matches. */
export async function loadCatalogueFiles({
  store,
  paths,
  matcher,
  now = Date.now,
}: {
  store: Store
  paths: readonly string[]
  matcher: Matcher
  now?: () => number
}): Promise<{ events: number; edges: number; revision: number }> {
  // Read once for errors, so that nothing is stored where there are any: large files do not fit into memory.
  for await (const _ of eventsOfFiles(paths));
  const sweep = await store.beginSweep(catalogueFeed, { at: now(), freshSince: Number.POSITIVE_INFINITY })
  const commit = (page: CatalogueEvent[], nextCursor?: string) =>
    store.commitPage({ sweep, events: page, nextCursor, isCertain: true, at: now() })
  let [events, page]: [number, CatalogueEvent[]] = [0, []]
  for await (const event of eventsOfFiles(paths)) {
    if (page.length === PAGE) {
      await commit(page, String(events))
      page = []
    }
    page.push(event)
    events++
  }
  await commit(page)
  const matched = await matcher.rematch({ always: true })
  return { events, edges: matched?.edges ?? 0, revision: matched?.revision ?? 0 }
}
