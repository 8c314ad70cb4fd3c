import type { Kysely } from 'kysely'
import { addChurn, type Churn } from './churn.ts'
import { refuseForgotten } from './edge-parts.ts'
import { moveCounters } from './move-counters.ts'
import { beginQuoteHistory } from './quote-history.ts'
import { readCounters } from './read-counters.ts'
import { noteReplaced, type Part, replacePart } from './replace-part.ts'
import type { Schema } from './schema.ts'
import { takeStage } from './staged-edges.ts'
import type { Matching, Replaced } from './store.ts'

// One transaction with all edges of a large catalogue would fill the write-ahead log with a third of the database, and
// would hold all of them in memory to name what they connect. Readers find every part complete, with its clusters and
// questions. Only the last transaction notes what was matched, so after a kill in between everything is matched again.

/** Replaces all edges, each part in a transaction. `revision` is that of the store when the parts were made. */
export async function replaceInParts(
  database: Kysely<Schema>,
  matching: Matching,
  { parts, revision }: { parts: readonly (readonly string[])[]; revision: number },
): Promise<Replaced> {
  const { content, at } = matching
  let churn: Churn | undefined
  let expected = revision
  let isAlone = true
  for (const events of parts) {
    const part = await database.transaction().execute((transaction) => replacePart(transaction, matching, events))
    // Another process has matched a later state of the catalogue, which the last transaction finds as well.
    if (!part) break
    churn = addChurn(churn, part.churn)
    isAlone &&= part.revision === expected
    expected = part.revision + (part.moved > 0 ? 1 : 0)
    await beginQuoteHistory(database, part.named, at)
  }
  const { last, replaced } = await database.transaction().execute(async (transaction) => {
    const counters = await readCounters(transaction)()
    if (counters.matched > content) return { replaced: await noteReplaced(transaction, matching, undefined) }
    await refuseForgotten(transaction)
    const last = isAlone && counters.revision === expected ? undefined : await replaceRest(transaction, matching)
    return {
      last,
      replaced: await noteReplaced(transaction, matching, addChurn(churn, last && { ...last.churn, unchanged: 0 })),
    }
  })
  if (last) await beginQuoteHistory(database, last.named, at)
  return replaced
}

/** Replaces what differs because another process has removed events or replaced edges of an earlier state meanwhile. */
async function replaceRest(transaction: Kysely<Schema>, matching: Matching): Promise<Part | undefined> {
  const moved = await takeStage(transaction, { whole: true })
  if (moved === 0) return undefined
  await moveCounters(transaction, { revision: moved })
  return replacePart(transaction, matching)
}
