import type { MarketOutcome, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import type { PricePoint } from '../../values/candles.ts'
import { categorized } from '../../values/category.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import type { Forecast, MetaculusQuestion, Post } from './api.ts'
import { pageUrl } from './urls.ts'

/**
 * The venue finds a question only by its post, so our ids hold the way:
 *
 *     <post>:<question>             a question that is answered by yes or no, or with a number
 *     <post>:<question>:<option>    an option of a question with several, by its place
 *     ...:YES  ...:NO               their outcomes
 */
export function parseId(id: string) {
  const [, post, question, option, side] = /^(\d+):(\d+)(?::(\d+))?(?::(YES|NO))?$/.exec(id) ?? []
  if (!post || !question) return undefined
  return { post, question, option: option === undefined ? undefined : Number(option), isNo: side === 'NO' }
}

export function parseEvent(post: Post): UnifiedEvent {
  const id = String(post.id)
  return {
    id,
    title: post.title,
    markets: post.questions.flatMap((question) => parseMarkets(question, post)),
    ...described(post),
    sourceMetadata: omitEmpty({ status: post.status, forecasters: post.nr_forecasters }),
  }
}

function parseMarkets(question: MetaculusQuestion, post: Post): UnifiedMarket[] {
  const marketId = `${post.id}:${question.id}`
  const single = post.questions.length === 1
  const title = single ? post.title : question.title
  const base = { marketId, title, ...omitEmpty({ subtitle: single ? undefined : question.label }) }
  if (question.type === 'multiple_choice') {
    return (question.options ?? []).map((name, option) => {
      const id = `${marketId}:${option}`
      const full = title.endsWith('?') ? `${title} ${name}` : `${title}: ${name}`
      const outcomes = outcomesOf(id, chanceOf(question, option))
      return toMarket(question, post, { marketId: id, title: full, subtitle: name, outcomes })
    })
  }
  // A number or a date has no sides to bet on.
  const outcomes = question.type === 'binary' ? outcomesOf(marketId, chanceOf(question, undefined)) : []
  return [toMarket(question, post, { ...base, outcomes })]
}

type Part = Pick<UnifiedMarket, 'marketId' | 'title' | 'outcomes'> & { subtitle?: string }

const toMarket = (question: MetaculusQuestion, post: Post, part: Part): UnifiedMarket =>
  withSides({
    ...part,
    eventId: String(post.id),
    ...described(post),
    ...omitEmpty({
      description: [question.resolution_criteria, question.fine_print].filter(Boolean).join('\n\n'),
      startDate: toInstant(question.open_time),
      resolutionDate: toInstant(question.actual_resolve_time) ?? toInstant(question.scheduled_resolve_time),
      status: question.status ?? post.status,
    }),
    sourceMetadata: omitEmpty({
      type: question.type,
      resolution: question.resolution,
      unit: question.unit,
      closeTime: toInstant(question.scheduled_close_time),
    }),
  })

function described(post: Post) {
  const { category, tag, tournament } = post.projects ?? {}
  const tags = [...(tag ?? []), ...(tournament ?? [])].flatMap(({ name }) => name || [])
  return {
    url: pageUrl(post),
    ...categorized(...(category ?? []).map(({ name }) => name)),
    ...(tags.length > 0 && { tags }),
    sourceExchange: 'metaculus',
  }
}

function outcomesOf(marketId: string, chance: number | undefined): MarketOutcome[] {
  const outcome = (label: 'Yes' | 'No', price: number | undefined) => ({
    outcomeId: `${marketId}:${label.toUpperCase()}`,
    marketId,
    label,
    ...omitEmpty({ price }),
  })
  return [outcome('Yes', chance), outcome('No', chance === undefined ? undefined : complement(chance))]
}

/** Returns the resolution of a question, else the community's forecast; undefined where neither is stated. */
function chanceOf(question: MetaculusQuestion, option: number | undefined): number | undefined {
  const { resolution } = question
  if (!resolution) return likelihood(aggregationOf(question)?.latest, question, option)
  if (option === undefined) return resolution === 'yes' ? 1 : resolution === 'no' ? 0 : undefined
  // Annulled and ambiguous questions name no option.
  if (!question.options?.includes(resolution)) return undefined
  return question.options[option] === resolution ? 1 : 0
}

const aggregationOf = ({ aggregations, default_aggregation_method: method }: MetaculusQuestion) =>
  aggregations?.[method || 'recency_weighted']

function likelihood(
  forecast: Forecast | null | undefined,
  { options }: MetaculusQuestion,
  option: number | undefined,
): number | undefined {
  const { centers, forecast_values: values } = forecast ?? {}
  // Options change: without a value for each of today's, none can be assigned.
  const fits = values?.length === options?.length
  const chance = option === undefined ? (centers?.[0] ?? values?.[1]) : fits ? values?.[option] : undefined
  return chance !== undefined && chance >= 0 && chance <= 1 ? chance : undefined
}

/** How the community's view of one outcome moved. */
export function parseHistory(question: MetaculusQuestion, option: number | undefined, isNo: boolean): PricePoint[] {
  return (aggregationOf(question)?.history ?? []).flatMap((forecast) => {
    const chance = likelihood(forecast, question, option)
    if (chance === undefined) return []
    return [{ timestamp: Math.round(forecast.start_time * 1_000), price: isNo ? complement(chance) : chance }]
  })
}
