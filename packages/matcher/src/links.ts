import type { Proposition } from './extract/proposition.ts'
import type { EventPair, MarketLink } from './index-entries.ts'
import { winsCompetition } from './lists/competition.ts'
import type { PropositionMatch } from './pair-events.ts'

/**
 * The identities and complements between the markets of an index. Assignment decides which of them are kept, so that
 * none contradicts another.
 */
export interface Links {
  /** Adds the links of a pair of events. */
  add(pair: EventPair): void
  /** Removes the links of a pair of events. */
  remove(pair: EventPair): void
  /** Decides again which links are kept, for all that were added or removed and those connected with them. */
  flush(): void
}

/**
 * Creates an empty set of links. On `flush`, `assign` selects the links to keep in each connected group that changed;
 * lists with the same answers compete as wholes (`winsCompetition`). `onChanged` is called with each pair of events
 * whose links were decided again.
 */
export function createLinks(
  assign: (group: readonly MarketLink[]) => ReadonlySet<PropositionMatch>,
  onChanged: (pair: EventPair) => void,
): Links {
  const links = new Map<Proposition, MarketLink[]>()
  /** Markets whose links changed since the last flush. */
  const dirty = new Set<Proposition>()

  /**
   * Marks all other lists of both events as dirty, because a claim that is added or removed may change which list wins.
   */
  function markRivals({ a, b, claim }: EventPair): void {
    if (!claim) return
    for (const pair of [...a.pairs.values(), ...b.pairs.values()]) {
      if (pair.claim && !pair.claim.stated) for (const link of pair.links) dirty.add(link.a)
    }
  }

  /** Yields each group of connected links in which a link changed. */
  function* dirtyGroups(): Generator<MarketLink[]> {
    for (const start of dirty) {
      const group = new Set<MarketLink>()
      const queue = [start]
      for (let end = queue.pop(); end; end = queue.pop()) {
        dirty.delete(end)
        for (const link of links.get(end) ?? []) {
          if (group.has(link)) continue
          group.add(link)
          queue.push(link.a, link.b)
        }
      }
      if (group.size > 0) yield [...group]
    }
  }

  return {
    add(pair) {
      for (const link of pair.links) {
        for (const end of [link.a, link.b]) {
          const known = links.get(end)
          if (known) known.push(link)
          else links.set(end, [link])
          dirty.add(end)
        }
      }
      markRivals(pair)
    },
    remove(pair) {
      for (const link of pair.links) {
        for (const end of [link.a, link.b]) {
          const left = links.get(end)?.filter((other) => other !== link) ?? []
          if (left.length > 0) links.set(end, left)
          else links.delete(end)
          dirty.add(end)
        }
      }
      markRivals(pair)
    },
    flush() {
      for (const group of dirtyGroups()) {
        const kept = assign(group.filter(isStanding))
        for (const link of group) {
          link.kept = kept.has(link)
          onChanged(link.pair)
        }
      }
    },
  }
}

const isStanding = ({ pair: { a, b, claim }, listed, pinned }: MarketLink) =>
  pinned || !listed || !claim || winsCompetition(a, b, claim)
