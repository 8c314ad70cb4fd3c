import type { Kysely } from 'kysely'
import { connectedParts } from './connected-parts.ts'
import { beginQuoteHistory } from './quote-history.ts'
import { readCounters } from './read-counters.ts'
import { replaceInParts } from './replace-in-parts.ts'
import { noteReplaced, replacePart } from './replace-part.ts'
import type { Schema } from './schema.ts'
import { clearStage, stage } from './staged-edges.ts'
import type { Matching, Replaced } from './store.ts'

/** The weight of the edges that one transaction replaces, if there are more; see `connectedParts`. */
const WEIGHT_AT_ONCE = 20_000

/** Replaces edges, names the clusters around them and increases the revision if anything changed. */
export async function replaceEdges(
  database: Kysely<Schema>,
  matching: Matching,
  weightAtOnce = WEIGHT_AT_ONCE,
): Promise<Replaced> {
  const { revision } = await readCounters(database)()
  const staged = await stage(database, matching)
  const parts = matching.whole ? await connectedParts(database, staged, weightAtOnce) : []
  const replaced =
    parts.length > 1
      ? await replaceInParts(database, matching, { parts, revision })
      : await replaceAtOnce(database, matching)
  await clearStage(database)
  return replaced
}

async function replaceAtOnce(database: Kysely<Schema>, matching: Matching): Promise<Replaced> {
  const { replaced, named } = await database.transaction().execute(async (transaction) => {
    const part = await replacePart(transaction, matching)
    return { replaced: await noteReplaced(transaction, matching, part?.churn), named: part?.named ?? [] }
  })
  // If the process is killed here, no maker of these edges is noted and the next one matches, and begins, everything.
  await beginQuoteHistory(database, named, matching.at)
  return replaced
}
