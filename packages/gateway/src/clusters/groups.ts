/** Disjoint groups of events; each knows the weakest of the edges that united it. */
export interface Groups {
  unite(a: string, b: string, confidence: number): void
  /** Returns the event that stands for the group of an event. */
  root(event: string): string
  /** Returns the events of every group by its root. */
  members(): Map<string, string[]>
  weakest(root: string): number
}

/** Creates groups of none; an event that was never united stands for itself. */
export function createGroups(): Groups {
  const parents = new Map<string, string>()
  const weakest = new Map<string, number>()

  function root(event: string): string {
    let top = event
    for (let parent = parents.get(top); parent !== undefined && parent !== top; parent = parents.get(top)) top = parent
    // Every event passed on the way points to the top from now on.
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
      if (first === second) return
      const lowest = Math.min(confidence, weakest.get(first) ?? 1, weakest.get(second) ?? 1)
      parents.set(first, first)
      parents.set(second, first)
      weakest.set(first, lowest)
    },
    members() {
      const members = new Map<string, string[]>()
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
