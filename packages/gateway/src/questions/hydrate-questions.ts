import { CrossvenueError } from '@crossvenue/venues'
import { MAX_ANSWER_BYTES } from '../clusters/cluster.ts'
import type { ClusterQuery } from '../clusters/cluster-query.ts'
import { inParts, needsWhole, toRawMatch } from '../clusters/hydrate.ts'
import { type WrittenCluster, writeParts } from '../clusters/write-parts.ts'
import type { WrittenCache } from '../clusters/written-cache.ts'
import { marketMember } from '../store/market-member.ts'
import { serviceId } from '../store/service-id.ts'
import { type ShownEvent, wholeAsShown } from '../store/shown-event.ts'
import type { CatalogueEvent, EdgeScope, QuestionMarket as Member, View } from '../store/store.ts'
import { compactQuestion } from './compact-question.ts'
import type { ListedQuestion } from './list-questions.ts'
import { Question, type QuestionMarket, type Side } from './question.ts'
import { questionTitle } from './question-title.ts'
import { quoteSide } from './quote-sides.ts'

type Shape = Pick<ClusterQuery, 'view' | 'includeRawMatches' | 'pretty'>

/** Reads and writes the questions of a page until the page or the bytes of an answer are full. */
export function hydrateQuestions(
  view: View,
  page: readonly ListedQuestion[],
  scope: EdgeScope,
  query: Shape,
  cache: WrittenCache,
): Promise<WrittenCluster[]> {
  const shape = JSON.stringify([query.view, query.includeRawMatches && scope])
  const written = cache.under(
    ({ id, markets, relations, confidence }: ListedQuestion) =>
      JSON.stringify([shape, id, markets, relations, confidence]),
    0,
  )
  return writeParts(Question, inParts(page), {
    read: (some) => written.read(some, (unknown) => readQuestions(view, unknown, { scope, ...query })),
    pretty: query.pretty,
    tooLarge: () =>
      new CrossvenueError('VALIDATION_ERROR', `${page[0]?.id} takes more than ${MAX_ANSWER_BYTES} bytes`, {
        field: 'view',
      }),
    keep: written.keep,
  })
}

interface ReadOptions extends Omit<Shape, 'pretty'> {
  scope?: EdgeScope
}

/** Reads questions as they are answered. */
export async function readQuestions(
  view: View,
  questions: readonly ListedQuestion[],
  { scope, ...query }: ReadOptions,
): Promise<Question[]> {
  const eventIds = questions.flatMap(({ markets }) => markets.map(({ eventId }) => eventId))
  const ids = [...new Set(eventIds)]
  const whole = needsWhole(query) ? await view.events(ids) : []
  const events = needsWhole(query) ? whole.map(wholeAsShown) : await view.shownEvents(ids)
  const byId = new Map(events.map((event) => [serviceId(event.sourceExchange, event.id), event]))
  const matches = scope && query.includeRawMatches ? await readMatches(view, questions, scope, whole) : undefined
  return questions.map((question) => {
    const markets = question.markets.flatMap((member) => marketOf(member, byId) ?? [])
    const [yes, no] = [quoteSide(markets, 'yes'), quoteSide(markets, 'no')]
    const whole: Question = {
      clusterId: question.id,
      canonicalTitle: questionTitle(markets.flatMap((market) => titledOf(market, byId))),
      ...(question.category !== undefined && { category: question.category }),
      relations: question.relations,
      confidence: question.confidence,
      ...(question.volume24h !== undefined && { volume24h: question.volume24h }),
      ...(question.gap !== undefined && { gap: question.gap }),
      ...(yes && { yes }),
      ...(no && { no }),
      markets,
      ...(matches && { rawMatches: matches(question) }),
    }
    return query.view === 'full' ? whole : compactQuestion(whole)
  })
}

function marketOf(member: Member, events: ReadonlyMap<string, ShownEvent>): QuestionMarket | undefined {
  const event = events.get(member.eventId)
  const market = event?.markets.find(({ marketId }) => marketId === member.marketId)?.read()
  if (!event || !market) return undefined
  const { outcomes, ...rest } = market
  const sideOf = (outcomeId: string): Side | undefined =>
    outcomeId === member.yes ? 'yes' : outcomeId === member.no ? 'no' : undefined
  return {
    ...rest,
    eventId: event.id,
    sourceExchange: event.sourceExchange,
    outcomes: outcomes.map((outcome) => {
      const side = sideOf(outcome.outcomeId)
      return { ...outcome, ...(side && { side }) }
    }),
  }
}

/** Returns a market with its event and its outcomes, from which the title of the question is made. */
function titledOf(market: QuestionMarket, events: ReadonlyMap<string, ShownEvent>) {
  const event = events.get(serviceId(market.sourceExchange, market.eventId ?? ''))
  const whole = event?.markets.find(({ marketId }) => marketId === market.marketId)
  if (!event || !whole) return []
  return [{ event, market: { title: whole.title, subtitle: market.subtitle }, outcomes: market.outcomes }]
}

/** Reads the edges inside the questions, and returns those of each in the form of an answer. */
async function readMatches(
  view: View,
  questions: readonly ListedQuestion[],
  scope: EdgeScope,
  whole: readonly CatalogueEvent[],
) {
  const events = new Map(whole.map((event) => [serviceId(event.sourceExchange, event.id), event]))
  const questionOf = new Map(questions.flatMap(({ id, members }) => members.map((member) => [member, id] as const)))
  const edges = await view.edges(scope, [...events.keys()])
  const inside = edges.flatMap((edge) => {
    const [one, other] = [edge.a, edge.b].map(({ venue, eventId, marketId = '' }) =>
      questionOf.get(marketMember({ eventId: serviceId(venue, eventId), marketId })),
    )
    return one !== undefined && one === other ? [{ id: one, edge }] : []
  })
  const reasons = await view.reasons(inside.map(({ edge }) => edge.id))
  return ({ id }: ListedQuestion) =>
    inside.filter((one) => one.id === id).map(({ edge }) => toRawMatch(edge, reasons.get(edge.id), events))
}
