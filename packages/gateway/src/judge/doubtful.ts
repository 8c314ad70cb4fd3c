import type { Edge, EventRef, PairEdges } from '@crossvenue/matcher'
import { serviceId } from '../store/service-id.ts'
import type { Store } from '../store/store.ts'
import { questionText } from './question-text.ts'

/** A band of confidences, from the first (inclusive) to the second (exclusive). */
export type Band = readonly [number, number]

/** Finds the identities and complements in a band of confidence, with the texts of their two questions. */
export const findDoubtful =
  (store: Store, [low, high]: Band) =>
  async (pairs: readonly PairEdges[]): Promise<Map<Edge, readonly [string, string]>> => {
    const isDoubtful = ({ a, b, relation, confidence }: Edge) =>
      (relation === 'identity' || relation === 'complement') &&
      a.marketId !== undefined &&
      b.marketId !== undefined &&
      confidence >= low &&
      confidence < high
    const edges = pairs.flatMap((pair) => pair.edges.filter(isDoubtful))
    const ids = new Set(edges.flatMap(({ a, b }) => [idOf(a), idOf(b)]))
    const events = await store.read((view) => view.events([...ids]))
    const byId = new Map(events.map((event) => [serviceId(event.sourceExchange, event.id), event]))
    return new Map(
      edges.flatMap((edge) => {
        const [one, other] = [byId.get(idOf(edge.a)), byId.get(idOf(edge.b))]
        if (!one || !other) return []
        return [[edge, [questionText(one, edge.a), questionText(other, edge.b)]] as const]
      }),
    )
  }

const idOf = ({ venue, eventId }: EventRef): string => serviceId(venue, eventId)
