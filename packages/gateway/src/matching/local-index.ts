import { createMatchIndex, type OmittedEvent, type PairEdges } from '@crossvenue/matcher'
import type { CatalogueIndex, CreateIndex, IndexOptions } from '../catalogue/keep-matched.ts'

/** An index whose functions work synchronously. */
export interface LocalIndex extends CatalogueIndex {
  changes(): Generator<PairEdges[]>
  pairs(): Generator<PairEdges[]>
  omitted(): OmittedEvent[]
}

/** Creates an index in this thread, which is blocked while it matches. */
export const createLocalIndex = ((options) => {
  const index = createMatchIndex(options)
  return {
    put(events) {
      for (const event of events) index.put(event)
    },
    remove(events) {
      for (const event of events) index.remove(event)
    },
    overrule: index.overrule,
    changes: () => inBatches(index.changes()),
    pairs: () => inBatches(index.pairs()),
    omitted: index.omitted,
    close: () => undefined,
  }
}) satisfies CreateIndex as (options: IndexOptions) => LocalIndex

/** The size of a batch of edges: all edges of a large catalogue would not fit into memory. */
const EDGES_AT_ONCE = 1000

function* inBatches(pairs: Iterable<PairEdges>): Generator<PairEdges[]> {
  let batch: PairEdges[] = []
  let edges = 0
  for (const pair of pairs) {
    batch.push(pair)
    edges += pair.edges.length
    if (edges < EDGES_AT_ONCE) continue
    yield batch
    batch = []
    edges = 0
  }
  if (batch.length > 0) yield batch
}
