/** Disjoint groups of events, or of numbers (union-find), each with the lowest confidence of an edge that joined it. */
export interface Groups<K = string> {
  /**
   * Returns false and changes nothing if the union would join two events that must stay apart. An event that is united
   * with itself is a member.
   */
  unite(a: K, b: K, confidence: number): boolean
  /** Returns the event that represents the group of an event. */
  root(event: K): K
  /** Returns the events of every group by its representative. */
  members(): Map<K, K[]>
  weakest(root: K): number
}

/** Creates groups without members; an event that was never united is a group of one. */
export function createGroups<K = string>(apart: readonly (readonly [K, K])[] = []): Groups<K> {
  const parents = new Map<K, K>()
  const weakest = new Map<K, number>()

  const foes = new Map<K, Set<K>>()
  for (const [a, b] of apart) {
    foes.set(a, (foes.get(a) ?? new Set()).add(b))
    foes.set(b, (foes.get(b) ?? new Set()).add(a))
  }
  // The events of each group that must stay apart from others: they are few, and groups may be large.
  const wary = new Map<K, K[]>(Array.from(foes.keys(), (event) => [event, [event]]))
  const clash = (one: K, other: K): boolean =>
    wary.get(one)?.some((event) => wary.get(other)?.some((foe) => foes.get(event)?.has(foe))) ?? false

  function root(event: K): K {
    let top = event
    for (let parent = parents.get(top); parent !== undefined && parent !== top; parent = parents.get(top)) top = parent
    // Path compression: every event on the way now points to the top.
    for (let next = event; next !== top; ) {
      const parent = parents.get(next) ?? top
      parents.set(next, top)
      next = parent
    }
    return top
  }

  return {
    root,
    weakest: (top) => weakest.get(top) ?? 1,
    unite(a, b, confidence) {
      const [first, second] = [root(a), root(b)]
      if (first === second) {
        parents.set(first, first)
        return true
      }
      if (clash(first, second)) return false
      const lowest = Math.min(confidence, weakest.get(first) ?? 1, weakest.get(second) ?? 1)
      parents.set(first, first)
      parents.set(second, first)
      weakest.set(first, lowest)
      const both = [...(wary.get(first) ?? []), ...(wary.get(second) ?? [])]
      if (both.length > 0) wary.set(first, both)
      return true
    },
    members() {
      const members = new Map<K, K[]>()
      for (const event of parents.keys()) {
        const top = root(event)
        const group = members.get(top)
        if (group) group.push(event)
        else members.set(top, [event])
      }
      return members
    },
  }
}
