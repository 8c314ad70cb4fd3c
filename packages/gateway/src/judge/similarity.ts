import type { Edge } from '@crossvenue/matcher'
import type { Log } from '../log.ts'
import { digest } from '../store/digest.ts'
import type { Store } from '../store/store.ts'
import { type Band, findDoubtful } from './doubtful.ts'
import type { Embedder } from './embedder.ts'
import type { Review } from './review.ts'

export interface SimilarityOptions {
  embedder: Embedder
  store: Store
  /** Identities and complements with these confidences are adjusted, and stay within them. */
  band: Band
  /** Cosine similarities of texts with little in common and of nearly equal texts; they differ between models. */
  range: readonly [number, number]
  log: Log
  now?: () => number
}

const TEXTS_AT_ONCE = 100
/** The maximum number of texts that are sent after one matching, so that the next does not wait too long. */
const MAX_TEXTS = 2000

/**
 * Creates a review that adjusts the confidence of doubtful edges by the similarity of their questions' texts. The
 * confidence stays in the band, and no edge is added, dropped or changes its relation: similar texts may ask different
 * questions, especially if they contain numbers.
 */
export function createSimilarityReview(options: SimilarityOptions): Review {
  const { embedder, store, band, range, log, now = Date.now } = options
  const textsOf = findDoubtful(store, band)
  const hashOf = (text: string) => digest(JSON.stringify([embedder.name, text]))
  const vectorsOf = (texts: readonly string[]) => store.read((view) => view.vectors(texts.map(hashOf)))

  return {
    name: `${embedder.name} ${band.join('-')} ${range.join('-')}`,

    async apply(pairs) {
      const doubtful = await textsOf(pairs)
      const vectors = await vectorsOf([...doubtful.values()].flat())
      const likeness = new Map<Edge, number>()
      for (const [edge, texts] of doubtful) {
        const [one, other] = texts.map((text) => vectors.get(hashOf(text)))
        if (one && other) likeness.set(edge, cosine(one, other))
      }
      const moved = (edge: Edge): Edge => {
        const alike = likeness.get(edge)
        return alike === undefined ? edge : withLikeness(edge, alike, options)
      }
      return {
        pairs: pairs.map((pair) => ({ ...pair, edges: pair.edges.map(moved) })),
        open: pairs.filter(({ edges }) => edges.some((edge) => doubtful.has(edge) && !likeness.has(edge))),
      }
    },

    async ask(open, signal) {
      const texts = [...new Set([...(await textsOf(open)).values()].flat())]
      const known = await vectorsOf(texts)
      const unknown = texts.filter((text) => !known.has(hashOf(text))).slice(0, MAX_TEXTS)
      try {
        for (let start = 0; start < unknown.length && !signal.aborted; start += TEXTS_AT_ONCE) {
          const some = unknown.slice(start, start + TEXTS_AT_ONCE)
          const vectors = await embedder.embed(some, signal)
          await store.keepVectors(new Map(some.map((text, index) => [hashOf(text), vectors[index] ?? []])), now())
        }
      } catch (error) {
        log.warn({ err: error, embeddings: embedder.name }, 'the embeddings could not be read')
      }
    },
  }
}

/** The number of steps to which confidences are rounded. */
const STEPS = 10_000

/**
 * Moves the confidence of an edge half the way to the value in the band that corresponds to the similarity of the
 * texts.
 */
function withLikeness(edge: Edge, likeness: number, { embedder, band, range }: SimilarityOptions): Edge {
  const [low, high] = band
  const [little, much] = range
  const share = Math.min(1, Math.max(0, (likeness - little) / (much - little)))
  const confidence = (edge.confidence + low + share * (high - low)) / 2
  return {
    ...edge,
    // The upper end of the band is exclusive.
    confidence: Math.min(Math.round(confidence * STEPS), Math.ceil(high * STEPS) - 1) / STEPS,
    evidence: [
      ...edge.evidence,
      {
        comparison: 'embeddings',
        verdict: confidence >= edge.confidence ? 'agree' : 'differ',
        a: likeness.toFixed(2),
        b: embedder.name,
        weight: 0,
      },
    ],
  }
}

function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const dot = (x: ArrayLike<number>, y: ArrayLike<number>) =>
    Array.from(x).reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0)
  const lengths = Math.sqrt(dot(one, one) * dot(other, other))
  return lengths === 0 ? 0 : dot(one, other) / lengths
}
