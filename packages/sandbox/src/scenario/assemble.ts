import { chance } from '../chance.ts'
import type { MarketKey, SandboxVenue, Scenario, ScenarioEvent, ScenarioMarket, Truth } from '../scenario.ts'
import { categories } from './categories.ts'
import type { EventDraft, MarketDraft, NearMiss, Topic } from './families/draft.ts'
import { createNaming, type Naming } from './naming.ts'

/** A market with its key, which stays in here. */
interface Placed {
  key: string
  at: MarketKey
}

/** Makes a scenario of topics: gives ids and slugs in each venue's style and derives the truth from the keys. */
export function assemble({ begins, topics }: { begins: string; topics: readonly Topic[] }): Scenario {
  const drafts = topics.flatMap(({ groups = [], others = [] }) => [
    ...groups.flatMap(({ events }) => events),
    ...others,
  ])
  const name = createNaming()
  const events = new Map(drafts.map((draft) => [draft, toEvent(draft, name(draft))]))
  const placed = drafts.flatMap((draft) =>
    draft.markets.map(({ key }, n): Placed => ({ key, at: keyOf(draft.venue, events.get(draft), n) })),
  )
  return {
    begins,
    events: [...events.values()],
    truth: {
      groups: topics.flatMap(({ groups = [] }) =>
        groups.map((group) => ({
          name: group.name,
          shape: group.shape,
          events: group.events.map((draft) => ({ venue: draft.venue, eventId: events.get(draft)?.id ?? '' })),
        })),
      ),
      pairs: pairsOf(placed),
      nearMisses: nearMissesOf(
        topics.flatMap(({ nearMisses = [] }) => nearMisses),
        placed,
      ),
    },
  }
}

function keyOf(venue: SandboxVenue, event: ScenarioEvent | undefined, n: number): MarketKey {
  return { venue, eventId: event?.id ?? '', marketId: event?.markets[n]?.id ?? '' }
}

/** Every two markets of different venues that ask the same or the opposite. */
function pairsOf(placed: readonly Placed[]): Truth['pairs'] {
  const subjects = new Map<string, Placed[]>()
  for (const market of placed) {
    const subject = market.key.replace(/^!/, '')
    subjects.set(subject, [...(subjects.get(subject) ?? []), market])
  }
  return [...subjects.values()].flatMap((markets) =>
    markets.flatMap((a) =>
      markets
        .filter((b) => a.at.venue < b.at.venue)
        .map((b) => ({
          a: a.at,
          b: b.at,
          relation: a.key === b.key ? ('identity' as const) : ('complement' as const),
        })),
    ),
  )
}

const converse = {
  subset: 'superset',
  superset: 'subset',
  overlap: 'overlap',
  disjoint: 'disjoint',
  none: 'none',
} as const

function nearMissesOf(nearMisses: readonly NearMiss[], placed: readonly Placed[]): Truth['nearMisses'] {
  const byName = new Map(placed.map(({ key, at }) => [`${at.venue} ${key}`, at]))
  const find = (name: string): MarketKey => {
    const at = byName.get(name)
    if (!at) throw new Error(`No market “${name}”`)
    return at
  }
  return nearMisses.map(({ kind, relation, ...names }) => {
    const [a, b] = [find(names.a), find(names.b)]
    return a.venue < b.venue ? { kind, a, b, relation } : { kind, a: b, b: a, relation: converse[relation] }
  })
}

function toEvent(draft: EventDraft, { id, slug, market }: Naming): ScenarioEvent {
  const { venue, title, subtitle, tags, starts, exclusive, ticker, series } = draft
  const [first] = draft.markets
  const recurring =
    venue === 'kalshi'
      ? { slug: (ticker ?? '').split('-')[0] ?? '', title: series?.title ?? title }
      : venue === 'polymarket'
        ? series
        : undefined
  return {
    venue,
    id,
    slug,
    title,
    category: categories[draft.category][venue],
    tags,
    exclusive,
    markets: draft.markets.map((one) => toMarket(venue, one, market(one))),
    ...(subtitle !== undefined && { subtitle }),
    ...(draft.markets.length === 1 && first?.rules && { description: first.rules }),
    ...(recurring && { series: { id: seriesId(venue, recurring.slug), ...recurring } }),
    ...(starts !== undefined && { starts }),
  }
}

const seriesId = (venue: SandboxVenue, slug: string): string =>
  venue === 'kalshi' ? slug : String(10_000 + Math.floor(chance('series', slug) * 1_000))

function toMarket(venue: SandboxVenue, draft: MarketDraft, { id, slug }: { id: string; slug: string }): ScenarioMarket {
  const { key: _, code: __, ...market } = draft
  const size = chance('size', venue, slug)
  const volume = Math.round(10 ** (2.5 + 3.5 * size))
  const extreme = draft.fair < 0.04 || draft.fair > 0.96
  return {
    ...market,
    id,
    slug,
    volume,
    volume24h: Math.round(volume * (0.01 + 0.06 * chance('day', venue, slug))),
    liquidity: Math.round(500 + volume * 0.04),
    tick: venue === 'limitless' || (venue === 'polymarket' && extreme) ? 0.001 : 0.01,
  }
}
