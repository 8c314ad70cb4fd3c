import type { Proposition } from '../extract/proposition.ts'

/** A token may stand in this share of all questions and still lead to candidates. */
const COMMON = 0.02
const COMMON_AT_LEAST = 400

export interface TextIndex {
  /** Positions of the questions of other venues that share the most telling words, best first. */
  nearest(position: number, count: number): number[]
}

/** An inverted index over the words and entities of questions, rare ones weighing more. */
export function createTextIndex(propositions: readonly Proposition[]): TextIndex {
  const numbers = new Map<string, number>()
  const postings: number[][] = []
  const terms = propositions.map((proposition, position) => {
    const own = new Set<number>()
    for (const term of termsOf(proposition)) {
      let number = numbers.get(term)
      if (number === undefined) {
        number = postings.length
        numbers.set(term, number)
        postings.push([])
      }
      if (own.has(number)) continue
      own.add(number)
      postings[number]?.push(position)
    }
    return own
  })
  const limit = Math.max(COMMON_AT_LEAST, propositions.length * COMMON)
  const rarity = postings.map((list) => Math.log(1 + propositions.length / list.length))
  const scores = new Float64Array(propositions.length)
  const length = terms.map((own) => Math.sqrt([...own].reduce((sum, term) => sum + (rarity[term] ?? 0), 0)) || 1)

  return {
    nearest(position, count) {
      const { venue } = (propositions[position] as Proposition).ref
      const touched: number[] = []
      for (const term of [...(terms[position] ?? [])].sort((a, b) => (rarity[b] ?? 0) - (rarity[a] ?? 0))) {
        const list = postings[term] ?? []
        if (list.length > limit) continue
        for (const other of list) {
          if (propositions[other]?.ref.venue === venue) continue
          if (scores[other] === 0) touched.push(other)
          scores[other] = (scores[other] ?? 0) + (rarity[term] ?? 0)
        }
      }
      const ranked = touched
        .map((other) => [other, (scores[other] ?? 0) / (length[other] ?? 1)] as const)
        .sort(([a, x], [b, y]) => y - x || a - b)
        .slice(0, count)
        .map(([other]) => other)
      for (const other of touched) scores[other] = 0
      return ranked
    },
  }
}

/** Words and entities of a question; numbers and dates are left to the comparison, but bring ladders' rungs together. */
function termsOf({ core, context, region, fixture }: Proposition): string[] {
  const sides = fixture?.sides.flatMap(({ tokens }) => tokens) ?? []
  const words = [...core, ...context, ...sides].flatMap(({ key, ids, weight }) => {
    if (weight < 0.2) return []
    return ids ? [key, ...ids] : [key]
  })
  const bounds = [region?.low, region?.high].flatMap((bound) => (bound === undefined ? [] : [`#${bound}`]))
  return [...words, ...bounds]
}
