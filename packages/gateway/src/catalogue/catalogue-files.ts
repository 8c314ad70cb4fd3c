import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { CrossvenueError, UnifiedEvent } from '@crossvenue/venues'
import { z } from 'zod'
import type { CatalogueEvent, Store } from '../store/store.ts'
import type { Matched, Matcher, OnStep } from './keep-matched.ts'
import { linesOf } from './lines-of.ts'

/** The name of the feed whose events come from catalogue files. */
export const catalogueFeed = 'file'

/** Events of a page: each may have hundreds of markets, and several pages are in memory at once. */
const PAGE = 25

// The schema drops unknown fields; a missing required field is an error.
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
    for await (const lines of linesOf(file)) {
      for (const line of lines) {
        number++
        if (line.trim() !== '') yield parseLine(line, `${path}:${number}`)
      }
    }
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path)
  } catch (cause) {
    throw new CrossvenueError('NOT_FOUND', `there is no catalogue file ${path}`, { field: path, cause })
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

/** Sets an event's volume to the sum of its markets' volumes if all of them state one, as a venue's own answer would. */
function withVolume(event: CatalogueEvent): CatalogueEvent {
  const volumes = event.markets.flatMap((market) => market.volume24h ?? [])
  if (event.volume24h !== undefined || volumes.length === 0 || volumes.length < event.markets.length) return event
  return { ...event, volume24h: volumes.reduce((sum, volume) => sum + volume, 0) }
}

/** Returns a digest of the content of files and of the schema of a line. */
async function digestFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(z.toJSONSchema(CatalogueLine)))
  for (const path of paths) {
    const file = await openFile(path)
    hash.update('\n')
    for await (const chunk of file.createReadStream()) hash.update(chunk)
  }
  return hash.digest('base64url')
}

export interface LoadOptions {
  store: Store
  paths: readonly string[]
  matcher: Matcher
  onStep?: OnStep
  now?: () => number
}

export interface Loaded {
  /** How many events were read; absent where the files are as they were when they were read last. */
  events?: number
  /** Absent where the events, the overrides and the matcher are as they were. */
  matched?: Matched
}

/**
 * Replaces the events of earlier catalogue files with those of these files, as an ingestion would, and matches them.
 */
export async function loadCatalogueFiles(options: LoadOptions): Promise<Loaded> {
  const { store, paths, matcher, onStep } = options
  const source = await digestFiles(paths)
  const isStored = (await store.read((view) => view.source(catalogueFeed))) === source
  const events = isStored ? undefined : await storeFiles(options, source)
  const matched = await matcher.rematch(onStep)
  return { ...(events !== undefined && { events }), ...(matched && { matched }) }
}

async function storeFiles(
  { store, paths, onStep = () => undefined, now = Date.now }: LoadOptions,
  source: string,
): Promise<number> {
  let events = 0
  // Read once for errors, so that nothing is stored where there are any: large files do not fit into memory.
  for await (const _ of eventsOfFiles(paths)) onStep('checking the files', { events: ++events })
  const sweep = await store.beginSweep(catalogueFeed, { at: now(), freshSince: Number.POSITIVE_INFINITY })
  const commit = (page: CatalogueEvent[], more: { nextCursor: string } | { source: string }) =>
    store.commitPage({ sweep, events: page, ...more, isCertain: true, at: now() })
  let page: CatalogueEvent[] = []
  // A page is stored, in another thread, while the next one is read.
  let storing: Promise<unknown> = Promise.resolve()
  events = 0
  try {
    for await (const event of eventsOfFiles(paths)) {
      if (page.length === PAGE) {
        await storing
        storing = commit(page, { nextCursor: String(events) })
        // It is awaited before the next page; until then a failure has no listener.
        storing.catch(() => undefined)
        page = []
      }
      page.push(event)
      onStep('storing the events', { events: ++events })
    }
  } finally {
    await storing
  }
  await commit(page, { source })
  return events
}
