/** A purchase that wins in some worlds. */
export interface CoverOption {
  cost: number
  /** For each world, whether it wins. */
  wins: readonly boolean[]
}

/**
 * Returns the options of lowest total cost of which one wins in every world; undefined where a world is left out. Worlds are
 * in an order in which options win in one unbroken run: of those that do not, nothing is used.
 */
export function cheapestCover<T extends CoverOption>(options: readonly T[]): T[] | undefined {
  const worlds = options[0]?.wins.length ?? 0
  const runs = options.flatMap((option) => {
    const [from, to] = [option.wins.indexOf(true), option.wins.lastIndexOf(true)]
    const isRun = from >= 0 && option.wins.slice(from, to + 1).every(Boolean)
    return isRun ? [{ option, from, to }] : []
  })
  // The cheapest cover of the first worlds, for each number of them.
  const covers: ({ cost: number; chosen: readonly T[] } | undefined)[] = [{ cost: 0, chosen: [] }]
  for (let end = 1; end <= worlds; end++) {
    for (const { option, from, to } of runs) {
      if (to < end - 1 || from > end - 1) continue
      const before = covers[from]
      const [known, cost] = [covers[end], (before?.cost ?? Number.POSITIVE_INFINITY) + option.cost]
      if (before && (!known || cost < known.cost - 1e-12)) covers[end] = { cost, chosen: [...before.chosen, option] }
    }
  }
  const found = covers[worlds]
  return found && worlds > 0 ? [...found.chosen] : undefined
}
