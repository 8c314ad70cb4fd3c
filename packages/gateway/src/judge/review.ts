import type { Edge, PairEdges } from '@crossvenue/matcher'
import type { Log } from '../log.ts'
import { digest } from '../store/digest.ts'
import type { Store } from '../store/store.ts'
import { type Band, findDoubtful } from './doubtful.ts'
import type { JudgedPair, PairJudge } from './pair-judge.ts'

/** Looks at doubtful edges once more. */
export interface Review {
  /** Another name may make other edges of the same ones. */
  name: string
  /**
   * Applies the answers that are known, without asking, to one pair of events after the other; tells which of them have
   * edges that are yet to ask.
   */
  apply(pairs: readonly PairEdges[]): Promise<{ pairs: PairEdges[]; open: PairEdges[] }>
  /** Asks for what is open and keeps the answers. Never rejects: what cannot be had stays open. */
  ask(open: readonly PairEdges[], signal: AbortSignal): Promise<void>
}

export interface ReviewOptions {
  judge: PairJudge
  store: Store
  /** Identities and complements with these confidences are asked about. */
  band: Band
  concurrency?: number
  log: Log
  now?: () => number
}

/** A judge that fails so often in a row is left alone until the next time. */
const PATIENCE = 5
/** So many questions are asked after one matching; the next must not wait too long. */
const AT_ONCE = 200

/**
 * Creates a review of the merging edges in a band of confidence. A judge can confirm such an edge or take it back, never
 * make a merging one of another: the edges were made consistent without it.
 */
export function createReview({ judge, store, band, concurrency = 4, log, now = Date.now }: ReviewOptions): Review {
  const textsOf = findDoubtful(store, band)

  /** What there is to ask of some edges, by a digest of who is asked and what. */
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

/** The edge as the judge leaves it, if at all. */
function reviewed(edge: Edge, { relation, confidence }: JudgedPair, name: string): Edge[] {
  const agrees = relation === edge.relation
  // The other way round, or nothing at all: too dangerous to be kept as either.
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
