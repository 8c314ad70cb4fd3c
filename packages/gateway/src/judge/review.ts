import type { Edge, PairEdges } from '@crossvenue/matcher'
import type { Log } from '../log.ts'
import { digest } from '../store/digest.ts'
import type { JudgedPair } from '../store/judged-pair.ts'
import type { Store } from '../store/store.ts'
import { type Band, findDoubtful } from './doubtful.ts'
import type { PairJudge } from './pair-judge.ts'

/** Reviews doubtful edges. */
export interface Review {
  /** The name of the reviewing model. Reviews with different names may change the same edges in different ways. */
  name: string
  /**
   * Applies the stored answers to pairs of events without calling a model. Returns in `open` the pairs with edges that
   * have no answer yet.
   */
  apply(pairs: readonly PairEdges[]): Promise<{ pairs: PairEdges[]; open: PairEdges[] }>
  /**
   * Requests the missing answers from the model and stores them. Never rejects: a pair without an answer stays open.
   */
  ask(open: readonly PairEdges[], signal: AbortSignal): Promise<void>
}

export interface ReviewOptions {
  judge: PairJudge
  store: Store
  /** Identities and complements with these confidences are reviewed. */
  band: Band
  concurrency?: number
  log: Log
  now?: () => number
}

/** The number of failures in a row after which the judge is not called again until the next matching. */
const PATIENCE = 5
/** The maximum number of questions that are sent after one matching, so that the next does not wait too long. */
const AT_ONCE = 200

/**
 * Creates a review of the merging edges in a band of confidence. A judge can confirm or drop such an edge, but cannot
 * turn another edge into a merging one, because the assignment of partners was made without it.
 */
export function createReview({ judge, store, band, concurrency = 4, log, now = Date.now }: ReviewOptions): Review {
  const textsOf = findDoubtful(store, band)

  /** Returns the question of each doubtful edge, with a digest of the judge's name and the question. */
  async function questionsOf(pairs: readonly PairEdges[]): Promise<Map<Edge, Question>> {
    const questions = Array.from(await textsOf(pairs), ([edge, texts]) => {
      return [edge, { hash: digest(JSON.stringify([judge.name, ...texts])), texts }] as const
    })
    return new Map(questions)
  }

  return {
    name: `${judge.name} ${band.join('-')}`,

    async apply(pairs) {
      const questions = await questionsOf(pairs)
      const hashes = [...new Set([...questions.values()].map(({ hash }) => hash))]
      const answers = await store.read((view) => view.judgements(hashes))
      const answerOf = (edge: Edge) => answers.get(questions.get(edge)?.hash ?? '')
      return {
        pairs: pairs.map((pair) => ({
          ...pair,
          edges: pair.edges.flatMap((edge) => {
            const answer = answerOf(edge)
            return answer ? reviewed(edge, answer, judge.name) : [edge]
          }),
        })),
        open: pairs.filter(({ edges }) => edges.some((edge) => questions.has(edge) && !answerOf(edge))),
      }
    },

    async ask(open, signal) {
      const questions = new Map([...(await questionsOf(open)).values()].map((question) => [question.hash, question]))
      const known = await store.read((view) => view.judgements([...questions.keys()]))
      const queue = [...questions.values()].filter(({ hash }) => !known.has(hash)).slice(0, AT_ONCE)
      let failures = 0
      const work = async () => {
        for (
          let question = queue.shift();
          question && failures < PATIENCE && !signal.aborted;
          question = queue.shift()
        ) {
          try {
            const answer = await judge.judge(...question.texts, signal)
            await store.keepJudgement(question.hash, answer, now())
            failures = 0
          } catch (error) {
            failures++
            log.warn({ err: error, judge: judge.name }, 'the judge gave no answer')
          }
        }
      }
      await Promise.all(Array.from({ length: concurrency }, work))
    },
  }
}

interface Question {
  hash: string
  texts: readonly [string, string]
}

/** Returns the edge as changed by the judge's answer; nothing if the answer drops it. */
function reviewed(edge: Edge, { relation, confidence }: JudgedPair, name: string): Edge[] {
  const agrees = relation === edge.relation
  // The judge says the opposite, or that the two are unrelated: neither relation is safe to keep.
  if (!agrees && (relation === 'none' || relation === 'identity' || relation === 'complement')) return []
  return [
    {
      ...edge,
      relation,
      confidence,
      outcomes: agrees ? edge.outcomes : [],
      evidence: [
        ...edge.evidence,
        { comparison: 'judge', verdict: agrees ? 'agree' : 'veto', a: relation, b: name, weight: 0 },
      ],
    },
  ]
}
