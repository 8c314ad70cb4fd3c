import { chance } from '../chance.ts'
import { venues as registry } from '../registry.generated.ts'
import type { MarketKey, SandboxVenue, Scenario, ScenarioEvent, ScenarioMarket, Truth } from '../scenario.ts'
import type { EventDraft, MarketDraft, NearMiss, Topic } from './families/draft.ts'
import { type Further, listFurther } from './list-further.ts'
import type { ListingStyle, Naming } from './listing-style.ts'

/** A market with its key, which stays in here. */
interface Placed {
  key: string
  at: MarketKey
}

interface Written {
  begins: string
  topics: readonly Topic[]
  /** Questions of the topics as further venues list them. */
  further?: Further
}

const styleOf = (venue: SandboxVenue): ListingStyle => registry[venue].style

/** Makes a scenario of topics: gives ids and slugs in each venue's style and derives the truth from the keys. */
export function assemble({ begins, topics: own, further = {} }: Written): Scenario {
  const topics = listFurther(own, further)
  const drafts = topics.flatMap(({ groups = [], others = [] }) => [
    ...groups.flatMap(({ events }) => events),
    ...others,
  ])
  const names = new Map(Object.entries(registry).map(([venue, { style }]) => [venue, style.createNaming()]))
  const name = (draft: EventDraft) => names.get(draft.venue)?.(draft) as Naming
  const events = new Map(drafts.map((draft) => [draft, toEvent(draft, name(draft))]))
  const placed = drafts.flatMap((draft) =>
    draft.markets.map(({ key }, n): Placed => ({ key, at: keyOf(draft.venue, events.get(draft), n) })),
  )
  return {
    begins,
    events: withOriginals([...events.values()], placed),
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

/** Gives each market of a front the market of the other venue that asks the same. */
function withOriginals(events: readonly ScenarioEvent[], placed: readonly Placed[]): ScenarioEvent[] {
  const markets = new Map(
    events.flatMap(({ venue, markets }) => markets.map((market) => [`${venue} ${market.id}`, market] as const)),
  )
  const keys = new Map(placed.map(({ key, at }) => [`${at.venue} ${at.marketId}`, key]))
  const byKey = new Map(placed.map(({ key, at }) => [`${at.venue} ${key}`, markets.get(`${at.venue} ${at.marketId}`)]))
  return events.map((event) => {
    const { frontOf } = styleOf(event.venue)
    if (frontOf === undefined) return event
    return {
      ...event,
      markets: event.markets.map((market): ScenarioMarket => {
        const original = byKey.get(`${frontOf} ${keys.get(`${event.venue} ${market.id}`)}`)
        if (!original) throw new Error(`${frontOf} does not list “${market.title}”`)
        return { ...market, original, closes: original.closes, tick: original.tick }
      }),
    }
  })
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
  const { venue, title, subtitle, tags, starts, exclusive } = draft
  const [first] = draft.markets
  const series = styleOf(venue).series?.(draft)
  return {
    venue,
    id,
    slug,
    title,
    category: styleOf(venue).categories?.[draft.category] ?? '',
    tags,
    exclusive,
    markets: draft.markets.map((one) => toMarket(venue, one, market(one))),
    ...(subtitle !== undefined && { subtitle }),
    ...(draft.markets.length === 1 && first?.rules && { description: first.rules }),
    ...(series && { series }),
    ...(starts !== undefined && { starts }),
  }
}

function toMarket(venue: SandboxVenue, draft: MarketDraft, { id, slug }: { id: string; slug: string }): ScenarioMarket {
  const { key: _, code: __, ...market } = draft
  const size = chance('size', venue, slug)
  const volume = Math.round(10 ** (2.5 + 3.5 * size))
  const { tick, ladder } = styleOf(venue)
  return {
    ...market,
    id,
    slug,
    volume,
    volume24h: Math.round(volume * (0.01 + 0.06 * chance('day', venue, slug))),
    liquidity: Math.round(500 + volume * 0.04),
    tick: tick(draft),
    ...(ladder && { ladder }),
  }
}
