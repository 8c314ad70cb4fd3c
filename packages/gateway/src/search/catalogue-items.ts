import type { UnifiedMarket } from '@crossvenue/venues'
import type { ClusterEvent } from '../clusters/cluster.ts'
import { compactEvent, compactMarket } from '../clusters/compact.ts'
import { marketMember } from '../store/market-member.ts'
import { serviceId } from '../store/service-id.ts'
import { type ShownEvent, wholeAsShown } from '../store/shown-event.ts'
import type { MarketRef, View } from '../store/store.ts'
import type { CatalogueMarket } from './search-models.ts'

export type Form = 'compact' | 'full'

/** Reads markets, each with its venue, event and category, in the given order. */
export async function readMarkets(view: View, refs: readonly MarketRef[], form: Form): Promise<CatalogueMarket[]> {
  const markets = await readMarketMap(view, refs, form)
  return refs.flatMap((ref) => markets.get(marketMember(ref)) ?? [])
}

/** Reads markets by `marketMember`; those that have left the catalogue are missing. */
export async function readMarketMap(
  view: View,
  refs: readonly MarketRef[],
  form: Form,
): Promise<Map<string, CatalogueMarket>> {
  const wanted = new Set(refs.map(marketMember))
  const ids = [...new Set(refs.map(({ eventId }) => eventId))]
  const events = await readListed(view, ids, form)
  return new Map(
    events.flatMap((event) => {
      const eventId = serviceId(event.sourceExchange, event.id)
      return event.markets.flatMap((market) => {
        const member = marketMember({ eventId, marketId: market.marketId })
        return wanted.has(member) ? [[member, toMarket(event, market.read(), form)] as const] : []
      })
    }),
  )
}

/** Reads events in the given order, each with its first markets. */
export async function readEvents(
  view: View,
  ids: readonly string[],
  form: Form,
  marketLimit = Number.POSITIVE_INFINITY,
): Promise<ClusterEvent[]> {
  const read = await readListed(view, ids, form)
  const events = new Map(read.map((event) => [serviceId(event.sourceExchange, event.id), event]))
  return ids.flatMap((id) => {
    const event = events.get(id)
    if (!event) return []
    const { id: native, sourceExchange, ...rest } = event
    const whole: ClusterEvent = {
      id: native,
      eventId: id,
      sourceExchange,
      marketCount: event.markets.length,
      ...rest,
      markets: event.markets.slice(0, marketLimit).map((market) => market.read()),
    }
    return [form === 'full' ? whole : compactEvent(whole)]
  })
}

const readListed = async (view: View, ids: readonly string[], form: Form): Promise<ShownEvent[]> =>
  form === 'full' ? (await view.events(ids)).map(wholeAsShown) : view.shownEvents(ids)

function toMarket(event: ShownEvent, market: UnifiedMarket, form: Form): CatalogueMarket {
  const category = market.category ?? event.category
  const shown = form === 'full' ? market : compactMarket(market)
  return {
    ...shown,
    eventId: event.id,
    sourceExchange: event.sourceExchange,
    ...(category !== undefined && { category }),
    ...(market.volumeUnit !== undefined && { volumeUnit: market.volumeUnit }),
  }
}
