import { Hono } from 'hono'
import type { FakeVenue } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { style } from './style.ts'

/** The fake's calls per minute; the venue requests at most one. */
const CALLS_A_MINUTE = 30

export const venue: FakeVenue = { serve: predictit, style, lists: { openOnly: true } }

/** The fake PredictIt: the whole catalogue in one answer, in whole cents, without sizes, volumes or history. */
export function predictit(world: World): Hono {
  const app = new Hono()
  const events = world.events('predictit')
  const refuse = () => new Response('Too many requests', { status: 429, headers: { 'retry-after': '60' } })
  app.use(limitCalls(CALLS_A_MINUTE, 60_000, () => world.now(), refuse))

  app.get('/api/marketdata/all/', (context) => {
    const open = events.filter((event) => event.markets.some((market) => world.quote(market)))
    return context.json({ markets: open.map((event) => marketRow(world, event)) })
  })
  app.get('/api/marketdata/markets/:id', (context) => {
    const event = events.find(({ id }) => id === context.req.param('id'))
    // An unknown market is answered with null, not with 404.
    return context.json(event ? marketRow(world, event) : null)
  })
  return app
}

function marketRow(world: World, event: ScenarioEvent) {
  return {
    id: Number(event.id),
    name: event.title,
    shortName: event.subtitle ?? event.title,
    image: `https://images.example.test/markets/${event.id}.png`,
    url: `https://www.predictit.org/markets/detail/${event.id}/${event.slug}`,
    contracts: event.markets.map((market, index) => contractRow(world, event, market, index)),
    timeStamp: easternTime(world.now()),
    status: event.markets.some((market) => world.quote(market)) ? 'Open' : 'Closed',
  }
}

function contractRow(world: World, event: ScenarioEvent, market: ScenarioMarket, displayOrder: number) {
  const quote = world.quote(market)
  // A single contract has the name of its market.
  const name = event.markets.length === 1 ? event.title : (market.label ?? market.title)
  return {
    id: Number(market.id),
    dateEnd: easternTime(Date.parse(market.closes)),
    image: `https://images.example.test/contracts/${market.id}.png`,
    name,
    shortName: name,
    status: quote ? 'Open' : 'Closed',
    lastTradePrice: quote ? cents(quote.last) : null,
    bestBuyYesCost: quote ? cents(quote.ask) : null,
    bestBuyNoCost: quote ? cents(1 - quote.bid) : null,
    bestSellYesCost: quote ? cents(quote.bid) : null,
    bestSellNoCost: quote ? cents(1 - quote.ask) : null,
    lastClosePrice: quote ? cents(world.price(market, world.now() - 86_400_000)) : null,
    displayOrder,
  }
}

const cents = (price: number): number => Math.round(price * 100) / 100

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The venue writes its own local time, without a zone. */
const easternTime = (at: number): string => clock.format(at).replace(' ', 'T')
