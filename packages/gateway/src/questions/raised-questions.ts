import type { Row } from '../clusters/listing.ts'
import { nameClusters } from '../clusters/name-clusters.ts'
import { effectiveOverrides } from '../overrides/effective-overrides.ts'
import { inChunks } from '../store/in-chunks.ts'
import { marketMember } from '../store/market-member.ts'
import type { EdgeScope, View } from '../store/store.ts'
import { clusterQuestions } from './cluster-questions.ts'
import { listQuestions, type QuestionRow, rowOf } from './list-questions.ts'

type Floor = Required<Pick<EdgeScope, 'relations' | 'minConfidence'>>

/** How many questions are grouped at once. */
const AT_ONCE = 2_000

/**
 * Returns the rows of the questions by the more certain edges alone. Only stored questions with a less certain edge are
 * grouped again, because the others stay as they are.
 */
export async function raisedQuestions(view: View, scope: Floor, stored: readonly Row[]): Promise<QuestionRow[]> {
  const weaker = await view.questionIds(await view.eventsWithWeaker(scope))
  const regrouped = await inChunks(weaker, (some) => regroup(view, scope, some), AT_ONCE)
  const changed = new Set(weaker)
  return [...stored.filter(({ id }) => !changed.has(id)), ...regrouped]
}

/** Groups the markets of some stored questions again, by the edges in scope. */
async function regroup(view: View, scope: EdgeScope, ids: readonly string[]): Promise<QuestionRow[]> {
  const { overrides } = effectiveOverrides(await view.overrides())
  const { summaries } = await view.listedQuestions(ids)
  const whole = await view.questionsById(ids)
  const questionOf = new Map(whole.flatMap(({ id, markets }) => markets.map((one) => [marketMember(one), id] as const)))
  const among = [...new Set(whole.flatMap(({ markets }) => markets.map(({ eventId }) => eventId)))]
  const edges = (await view.marketEdges({ ...scope, among })).filter(
    ({ a, b }) => questionOf.has(a) && questionOf.get(a) === questionOf.get(b),
  )
  const clusters = clusterQuestions(edges, overrides)
  const known = await view.clusterIds(clusters.flatMap(({ members }) => members))
  const named = await nameClusters(clusters, known, 'mcl')
  const found = listQuestions(
    clusters.map((cluster, index) => ({ ...cluster, id: named[index]?.id ?? '' })),
    summaries,
  )
  return found.map((question) => ({ ...rowOf(question), question }))
}
