import { type FindOptions, type FoundClusters, findClusters, type Level, membersOf } from '../clusters/find-clusters.ts'
import { createListing, type Listing } from '../clusters/listing.ts'
import { nameClusters } from '../clusters/name-clusters.ts'
import { nearestLinks } from '../clusters/nearest-edges.ts'
import type { ResolveUrl } from '../clusters/resolve-url.ts'
import { createRowIndex } from '../clusters/row-index.ts'
import { createScopeCache } from '../clusters/scope-cache.ts'
import { createStateCache } from '../clusters/state-cache.ts'
import { effectiveOverrides } from '../overrides/effective-overrides.ts'
import { marketMember, parseMarketMember } from '../store/market-member.ts'
import { MERGING } from '../store/merging-relations.ts'
import type { EdgeScope, View } from '../store/store.ts'
import { clusterQuestions } from './cluster-questions.ts'
import { findMarketAnchor } from './find-market-anchor.ts'
import { hydrateQuestions } from './hydrate-questions.ts'
import { type ListedQuestion, listQuestions, type NamedQuestion, type QuestionRow } from './list-questions.ts'
import type { PlacedQuestionQuery } from './question-query.ts'
import { raisedQuestions } from './raised-questions.ts'
import { createStoredQuestions, readListed } from './stored-questions.ts'

export interface QuestionsOptions extends FindOptions {
  resolveUrl: ResolveUrl
}

/** Creates the lookup of the questions that markets of several venues ask. */
export const createQuestions = ({
  resolveUrl,
  ...options
}: QuestionsOptions): { find(query: PlacedQuestionQuery): Promise<FoundClusters> } =>
  findClusters<PlacedQuestionQuery, QuestionRow, ListedQuestion>(questionLevel(resolveUrl), options)

function questionLevel(resolveUrl: ResolveUrl): Level<PlacedQuestionQuery, QuestionRow, ListedQuestion> {
  const stored = createStoredQuestions()
  const computed = createScopeCache({
    cluster: computedQuestions,
    list: async (view, questions) =>
      listQuestions(questions, await view.marketSummaries(questions.flatMap(({ markets }) => markets))).map(
        (question) => ({ ...question, question }),
      ),
    bytesOf: (questions) => questions.length * BYTES_PER_QUESTION,
  })
  const rowsWith = createRowIndex(({ id, question }: QuestionRow) => question?.members ?? [id])
  const raised = createStateCache<Listing<QuestionRow>>({ maxBytes: 64 * MEGABYTE, bytesOf })
  return {
    async anchor(view, query) {
      const markets = await findMarketAnchor(view, query, resolveUrl)
      return markets && new Set(markets.map(marketMember))
    },
    async list(view, scope, counters) {
      if (!isAboutConfidence(scope)) return computed(view, scope, counters)
      const all = await stored(view, counters)
      const { relations, minConfidence } = scope
      if (minConfidence === 0) return all
      return raised.get(`${counters.revision} ${counters.catalogue}`, String(minConfidence), async () =>
        createListing(await raisedQuestions(view, { relations, minConfidence }, all.rows), all.orders),
      )
    },
    async near(view, rows, anchor) {
      const anchored = await view.questions(Array.from(anchor, parseMarketMember))
      return rowsWith(rows, [...anchor, ...anchored.map(({ id }) => id)])
    },
    async fill(view, rows) {
      const read = await readListed(
        view,
        rows.filter(({ question }) => !question).map(({ id }) => id),
      )
      const byId = new Map(read.map((question) => [question.id, question]))
      return rows.flatMap(({ id, question }) => question ?? byId.get(id) ?? [])
    },
    async limit(view, scope, { among, anchor, limit }) {
      const events = [...new Set(among.map((member) => parseMarketMember(member).eventId))]
      const members = new Set(among)
      const edges = (await view.marketEdges({ ...scope, among: events })).filter(
        ({ a, b }) => members.has(a) && members.has(b),
      )
      const nearest = anchor ? nearestLinks(edges, anchor) : edges
      const ids = nearest.slice(0, limit).map(({ id }) => id)
      return { ...scope, ids: ids.sort((one, other) => one - other) }
    },
    hydrate: hydrateQuestions,
  }
}

/** Whether no parameter of a query about edges leaves out any but the less certain of those that questions are made of. */
const isAboutConfidence = (scope: EdgeScope): scope is Required<Pick<EdgeScope, 'relations' | 'minConfidence'>> => {
  const { relations = [], minConfidence, ...others } = scope
  return relations.join() === MERGING.join() && minConfidence !== undefined && Object.keys(others).length === 0
}

const MEGABYTE = 1_000_000
const BYTES_PER_ROW = 16
const BYTES_PER_QUESTION = 2_000

const bytesOf = ({ rows }: Listing<QuestionRow>): number =>
  rows.reduce((sum, { question }) => sum + BYTES_PER_ROW + (question ? BYTES_PER_QUESTION : 0), 0)

async function computedQuestions(view: View, scope: EdgeScope): Promise<NamedQuestion[]> {
  const { overrides } = effectiveOverrides(await view.overrides())
  const clusters = clusterQuestions(await view.marketEdges(scope), overrides)
  const named = await nameClusters(clusters, await view.clusterIds(membersOf(clusters)), 'mcl')
  return clusters.map((cluster, index) => ({ ...cluster, id: named[index]?.id ?? '' }))
}
