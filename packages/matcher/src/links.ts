import type { Proposition } from './extract/proposition.ts'
import type { EventPair, MarketLink } from './index-entries.ts'
import { winsCompetition } from './lists/competition.ts'
import type { PropositionMatch } from './pair-events.ts'

/** All links between the markets of an index; assignment decides which are kept, so that none contradicts another. */
export interface Links {
  /** Takes the links of a pair that both its events have. */
  add(pair: EventPair): void
  /** Takes the links of a pair away that its events no longer have. */
  remove(pair: EventPair): void
  /** Decides which links fit together, where some came or went. */
  flush(): void
}

/**
 * Creates an empty set of links. On `flush`, `assign` picks the links to keep in each connected group that changed,
 * lists of one field competing as wholes, and `onChanged` is called with each pair of events whose links were decided
 * again.
 */
export function createLinks(
  assign: (group: readonly MarketLink[]) => ReadonlySet<PropositionMatch>,
  onChanged: (pair: EventPair) => void,
): Links {
  const links = new Map<Proposition, MarketLink[]>()
  /** Links of these changed since they were made consistent. */
  const dirty = new Set<Proposition>()

  /** A claim that comes or goes may decide about all others of its events. */
  function markRivals({ a, b, claim }: EventPair): void {
    if (!claim) return
    for (const pair of [...a.pairs.values(), ...b.pairs.values()]) {
      if (pair.claim && !pair.claim.stated) for (const link of pair.links) dirty.add(link.a)
    }
  }

  /** The groups of links that hang together and hold a market whose links changed. */
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
