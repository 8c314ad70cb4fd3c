import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'

// The scenario in the venue's own field names and types. One yes-or-no question is a post of its own; options of which
// one comes true are a question with a choice; others are a group.

const HOUR = 3_600_000
const HISTORY = 200

export const statusOf = (world: World, markets: readonly ScenarioMarket[]): string => {
  if (markets.every(({ status }) => status === 'resolved')) return 'resolved'
  return markets.some((market) => world.quote(market)) ? 'open' : 'closed'
}

export const publishedAt = ({ markets }: ScenarioEvent): string => markets.map(({ opens }) => opens).sort()[0] ?? ''

const questionId = ({ id }: ScenarioMarket): number => Number(id.split(':')[1])
const isChoice = ({ markets }: ScenarioEvent): boolean => markets[0]?.id.split(':').length === 3

function aggregation(world: World, markets: readonly ScenarioMarket[], withHistory: boolean) {
  const forecast = (at: number) => {
    const chances = markets.map((market) => world.price(market, at))
    const [chance = 0] = chances
    return {
      start_time: at / 1_000,
      end_time: null,
      forecaster_count: 21,
      interval_lower_bounds: chances.map((each) => Math.max(each - 0.05, 0)),
      centers: chances,
      interval_upper_bounds: chances.map((each) => Math.min(each + 0.05, 1)),
      forecast_values: markets.length === 1 ? [1 - chance, chance] : chances,
      means: null,
      histogram: null,
    }
  }
  const opens = Math.min(...markets.map((market) => Date.parse(market.opens)))
  const now = world.now()
  const history = withHistory
    ? Array.from({ length: HISTORY }, (_, n) => now - (HISTORY - n) * HOUR).filter((at) => at >= opens)
    : []
  return { history: history.map(forecast), latest: forecast(now), score_data: {}, movement: null }
}

function questionRow(
  world: World,
  event: ScenarioEvent,
  markets: readonly ScenarioMarket[],
  { choice, withCp, withHistory }: { choice: boolean; withCp: boolean; withHistory: boolean },
) {
  const [first] = markets as [ScenarioMarket]
  const closes = markets
    .map((market) => market.closes)
    .sort()
    .at(-1)
  const winner = markets.find((market) => market.winner === 0)
  const nothing = { history: [], latest: null, score_data: {}, movement: null }
  const isResolved = statusOf(world, markets) === 'resolved'
  return {
    id: questionId(first),
    title: choice ? event.title : first.title,
    label: choice ? '' : (first.label ?? ''),
    type: choice ? 'multiple_choice' : 'binary',
    options: choice ? markets.map(({ label, title }) => label ?? title) : null,
    options_history: null,
    status: statusOf(world, markets),
    created_at: publishedAt(event),
    open_time: publishedAt(event),
    scheduled_close_time: closes,
    actual_close_time: closes,
    scheduled_resolve_time: closes,
    actual_resolve_time: isResolved ? closes : null,
    resolution: isResolved ? (choice ? (winner?.label ?? 'annulled') : winner ? 'yes' : 'no') : null,
    resolution_criteria: choice ? rulesOfChoice(first) : first.rules,
    fine_print: '',
    description: '',
    unit: '',
    include_bots_in_aggregates: false,
    default_aggregation_method: 'recency_weighted',
    scaling: { range_min: null, range_max: null, zero_point: null },
    open_upper_bound: false,
    open_lower_bound: false,
    post_id: Number(event.id),
    aggregations: {
      recency_weighted: withCp ? aggregation(world, markets, withHistory) : nothing,
      unweighted: nothing,
    },
    my_forecasts: { history: [], latest: null, score_data: {} },
  }
}

/** Returns the rules of a question with several options, which name none of them. */
const rulesOfChoice = ({ rules, label = '' }: ScenarioMarket): string =>
  rules.replace(`**Yes** if ${label} `, 'the option that ')

export function postRow(world: World, event: ScenarioEvent, { withCp = false, withHistory = false } = {}) {
  const options = { withCp, withHistory }
  const single = event.markets.length === 1 || isChoice(event)
  return {
    id: Number(event.id),
    title: event.title,
    short_title: event.title,
    url_title: event.title,
    slug: event.slug,
    author_id: 1,
    author_username: 'sandbox',
    projects: {
      category: [{ id: 1, name: event.category, slug: 'category', type: 'category' }],
      tag: event.tags.map((name, id) => ({ id, name, slug: name.toLowerCase(), type: 'tag' })),
      tournament: [],
      default_project: { id: 2, name: 'Community', type: 'site_main' },
    },
    created_at: publishedAt(event),
    published_at: publishedAt(event),
    edited_at: publishedAt(event),
    curation_status: 'approved',
    comment_count: 0,
    status: statusOf(world, event.markets),
    resolved: statusOf(world, event.markets) === 'resolved',
    open_time: publishedAt(event),
    scheduled_close_time: event.markets[0]?.closes,
    scheduled_resolve_time: event.markets[0]?.closes,
    actual_close_time: null,
    nr_forecasters: 21,
    forecasts_count: 84,
    vote: { score: 3, user_vote: null },
    user_permission: 'forecaster',
    ...(single
      ? { question: questionRow(world, event, event.markets, { choice: isChoice(event), ...options }) }
      : {
          group_of_questions: {
            id: Number(event.id),
            fine_print: '',
            questions: event.markets.map((market) =>
              questionRow(world, event, [market], { choice: false, ...options }),
            ),
          },
        }),
  }
}
