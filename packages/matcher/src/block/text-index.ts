import type { Proposition } from '../extract/proposition.ts'
import { firstOf } from './first-of.ts'

/** A token may stand in this share of all questions and still lead to candidates. */
const COMMON = 0.02
const COMMON_AT_LEAST = 400
/** In a large catalogue no word that stands in more questions than this does. */
const COMMON_AT_MOST = 2000

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
    return [...own]
  })
  const limit = Math.min(Math.max(COMMON_AT_LEAST, propositions.length * COMMON), COMMON_AT_MOST)
  const rarity = Float64Array.from(postings, (list) => Math.log(1 + propositions.length / list.length))
  const rarityOf = (term: number) => rarity[term] ?? 0
  const length = Float64Array.from(terms, (own) => Math.sqrt(own.reduce((sum, term) => sum + rarityOf(term), 0)) || 1)
  const leads = terms.map((own) =>
    own.filter((term) => (postings[term]?.length ?? 0) <= limit).sort((a, b) => rarityOf(b) - rarityOf(a)),
  )
  const venueNames = [...new Set(propositions.map(({ ref }) => ref.venue))]
  const venues = Int32Array.from(propositions, ({ ref }) => venueNames.indexOf(ref.venue))
  const scores = new Float64Array(propositions.length)
  const scoreOf = (other: number) => scores[other] ?? 0
  const byScore = (a: number, b: number) => scoreOf(b) - scoreOf(a) || a - b

  return {
    nearest(position, count) {
      const touched: number[] = []
      for (const term of leads[position] ?? []) {
        for (const other of postings[term] ?? []) {
          if (venues[other] === venues[position]) continue
          if (scores[other] === 0) touched.push(other)
          scores[other] = scoreOf(other) + rarityOf(term)
        }
      }
      for (const other of touched) scores[other] = scoreOf(other) / (length[other] ?? 1)
      const best = firstOf(touched, count, byScore)
      for (const other of touched) scores[other] = 0
      return best
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
