import type { Edge, EventRef, PairEdges, Ref } from '@crossvenue/matcher'
import type { Log } from '../log.ts'
import { digest } from '../store/digest.ts'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent, Store } from '../store/store.ts'
import type { JudgedPair, PairJudge } from './pair-judge.ts'
import { questionText } from './question-text.ts'

/** Looks at doubtful edges once more. */
export interface Review {
  /** Applies the answers that are known, without asking; tells which pairs of events have edges that are yet to ask. */
  apply(pairs: readonly PairEdges[]): Promise<{ pairs: PairEdges[]; open: PairEdges[] }>
  /** Asks for what is open and keeps the answers. Never rejects: what cannot be had stays open. */
  ask(open: readonly PairEdges[], signal: AbortSignal): Promise<void>
}

export interface ReviewOptions {
  judge: PairJudge
  store: Store
  /** Identities and complements from the first confidence up to below the second are asked about. */
  band: readonly [number, number]
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
  const [low, high] = band
  const isDoubtful = ({ a, b, relation, confidence }: Edge) =>
    (relation === 'identity' || relation === 'complement') &&
    a.marketId !== undefined &&
    b.marketId !== undefined &&
    confidence >= low &&
    confidence < high

  /** What there is to ask of some edges, by a digest of who is asked and what. */
  async function questionsOf(pairs: readonly PairEdges[]): Promise<Map<Edge, Question>> {
    const edges = pairs.flatMap((pair) => pair.edges.filter(isDoubtful))
    const ids = new Set(edges.flatMap(({ a, b }) => [idOf(a), idOf(b)]))
    const events = await store.read((view) => view.events([...ids]))
    const byId = new Map(events.map((event) => [serviceId(event.sourceExchange, event.id), event]))
    return new Map(
      edges.flatMap((edge) => {
        const question = questionOf(edge, byId)
        return question ? [[edge, question] as const] : []
      }),
    )
  }

  function questionOf({ a, b }: Edge, events: ReadonlyMap<string, CatalogueEvent>): Question | undefined {
    const [one, other] = [events.get(idOf(a)), events.get(idOf(b))]
    if (!one || !other) return undefined
    const texts = [questionText(one, a), questionText(other, b)] as const
    return { hash: digest(JSON.stringify([judge.name, ...texts])), texts }
  }

  return {
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

const idOf = ({ venue, eventId }: EventRef | Ref): string => serviceId(venue, eventId)
