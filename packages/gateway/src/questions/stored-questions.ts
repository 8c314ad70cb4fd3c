import { createListing, type Listing, type Row } from '../clusters/listing.ts'
import { inChunks } from '../store/in-chunks.ts'
import { marketMember } from '../store/market-member.ts'
import type { Counters, View } from '../store/store.ts'
import { type ListedQuestion, listQuestions } from './list-questions.ts'

/**
 * Creates a function that lists the stored questions. Only their rows are kept in memory, and only those of events that
 * changed are read again: there may be a hundred thousand questions.
 */
export function createStoredQuestions(): (view: View, counters: Counters) => Promise<Listing<Row>> {
  let listing: Listing<Row> = createListing([])
  let state = { revision: -1, catalogue: -1 }
  let digests: ReadonlyMap<string, string> = new Map()
  const rows = new Map<string, Row>()
  const venues = new Map<string, ReadonlySet<string>>()

  const toRow = ({ id, confidence, category, volume24h, spread, closesAt, ...listed }: ListedQuestion): Row => {
    const key = [...listed.venues].sort().join()
    const known = venues.get(key) ?? listed.venues
    venues.set(key, known)
    return {
      ...{ id, confidence, venues: known, titles: [...new Set(listed.titles)] },
      ...(category !== undefined && { category }),
      ...(volume24h !== undefined && { volume24h }),
      ...(spread !== undefined && { spread }),
      ...(closesAt !== undefined && { closesAt }),
    }
  }

  async function renew(view: View, { revision, catalogue }: Counters): Promise<Listing<Row>> {
    if (state.revision === revision && state.catalogue === catalogue) return listing
    const present = await view.digests()
    const changed = state.revision === revision ? differing(digests, present) : undefined
    // If a read fails, everything is read next time.
    state = { revision: -1, catalogue: -1 }
    if (!changed) rows.clear()
    await inChunks(await view.questionIds(changed), async (some) => {
      for (const id of some) rows.delete(id)
      for (const question of await readListed(view, some)) rows.set(question.id, toRow(question))
      return []
    })
    digests = present
    state = { revision, catalogue }
    listing = createListing([...rows.values()])
    return listing
  }

  let last: Promise<unknown> = Promise.resolve()
  return (view, counters) => {
    const renewed = last.catch(() => undefined).then(() => renew(view, counters))
    last = renewed
    return renewed
  }
}

/** Reads stored questions with the fields of their markets, in the order of the ids. */
export async function readListed(view: View, ids: readonly string[]): Promise<ListedQuestion[]> {
  const { questions, summaries } = await view.listedQuestions(ids)
  return listQuestions(
    questions.map((question) => ({ ...question, members: question.markets.map(marketMember) })),
    summaries,
  )
}

/** Returns the events that are in one state and not in the other, or differ. */
function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const changed = [...after].filter(([id, digest]) => before.get(id) !== digest).map(([id]) => id)
  return [...changed, ...[...before.keys()].filter((id) => !after.has(id))]
}
