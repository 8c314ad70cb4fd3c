import { Hono } from 'hono'
import type { World } from '../../world.ts'
import { gammaEvents } from './gamma-events.ts'
import { gammaMarkets } from './gamma-markets.ts'
import { Refusal } from './keyset.ts'

/** The discovery host: events, markets, series, tags and search. */
export function gamma(world: World): Hono {
  const app = new Hono()
  app.route('/', gammaEvents(world))
  app.route('/', gammaMarkets(world))
  app.onError((error, context) => {
    if (!(error instanceof Refusal)) throw error
    return context.json({ type: 'validation error', error: error.message }, 422)
  })
  return app
}
