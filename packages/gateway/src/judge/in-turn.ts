import type { Review } from './review.ts'

/** Combines two reviews: the second receives the edges as the first has changed them. */
export const inTurn = (first: Review, second: Review): Review => ({
  name: `${first.name}, ${second.name}`,
  async apply(pairs) {
    const one = await first.apply(pairs)
    const two = await second.apply(one.pairs)
    const open = new Set([...one.open, ...two.open])
    // Open pairs keep their state from before both reviews, from which they are reviewed again.
    return {
      pairs: two.pairs,
      open: pairs.filter((pair, index) => open.has(pair) || open.has(one.pairs[index] ?? pair)),
    }
  },
  async ask(open, signal) {
    await Promise.all([first.ask(open, signal), second.ask(open, signal)])
  },
})
