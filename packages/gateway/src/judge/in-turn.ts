import type { Review } from './review.ts'

/** One review after the other: the second sees what the first made of the edges. */
export const inTurn = (first: Review, second: Review): Review => ({
  name: `${first.name}, ${second.name}`,
  async apply(pairs) {
    const one = await first.apply(pairs)
    const two = await second.apply(one.pairs)
    const open = new Set([...one.open, ...two.open])
    // What is open is told as it was before either: it is reviewed again from there.
    return {
      pairs: two.pairs,
      open: pairs.filter((pair, index) => open.has(pair) || open.has(one.pairs[index] ?? pair)),
    }
  },
  async ask(open, signal) {
    await Promise.all([first.ask(open, signal), second.ask(open, signal)])
  },
})
