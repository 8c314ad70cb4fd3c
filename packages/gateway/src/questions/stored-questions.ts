import { createListing, type Listing, type Row } from '../clusters/listing.ts'
import { inChunks } from '../store/in-chunks.ts'
import { marketMember } from '../store/market-member.ts'
import type { Counters, View } from '../store/store.ts'
import { type ListedQuestion, listQuestions, rowOf } from './list-questions.ts'

/**
 * Creates a function that lists the stored questions. Only their rows are kept in memory, and only those of events that
 * changed are read again: there may be a hundred thousand questions.
 */
export function createStoredQuestions(): (view: View, counters: Counters) => Promise<Listing<Row>> {
  let listing: Listing<Row> = createListing([])
  let state: Pick<Counters, 'revision' | 'catalogue'> | undefined
  let digests: ReadonlyMap<string, string> = new Map()
  let marks: ReadonlyMap<string, number> = new Map()
  const rows = new Map<string, Row>()

  async function renew(view: View, { revision, catalogue }: Counters): Promise<Listing<Row>> {
    if (state?.revision === revision && state.catalogue === catalogue) return listing
    const newMarks = state?.revision === revision ? marks : await view.questionMarks()
    const newDigests = await view.digests()
    // If a read fails, everything is read next time.
    const isFirst = state === undefined
    state = undefined
    const changed = isFirst
      ? [...newMarks.keys()]
      : [...differing(marks, newMarks), ...(await view.questionIds(differing(digests, newDigests)))]
    if (isFirst) rows.clear()
    await inChunks([...new Set(changed)], async (some) => {
      for (const id of some) rows.delete(id)
      for (const question of await readListed(view, some)) {
        // Equal titles are kept once.
        rows.set(question.id, { ...rowOf(question), titles: [...new Set(question.titles)] })
      }
      return []
    })
    ;[marks, digests] = [newMarks, newDigests]
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

/** Returns the names that are in one state and not in the other, or have another mark there. */
function differing<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): string[] {
  const changed = [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name)
  return [...changed, ...[...before.keys()].filter((name) => !after.has(name))]
}
