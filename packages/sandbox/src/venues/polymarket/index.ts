import { Hono } from 'hono'
import type { World } from '../../world.ts'
import { clob } from './clob.ts'
import { data } from './data.ts'
import { gamma } from './gamma.ts'
import { limitRates, type Rates } from './rates.ts'

const RATES: Record<'gamma' | 'clob' | 'data', Rates> = {
  gamma: { '': 4_000, '/events': 500, '/markets': 300, '/public-search': 350, '/tags': 200 },
  clob: { '': 9_000, '/book': 1_500, '/books': 500, '/price': 1_500, '/midpoint': 1_500, '/prices-history': 1_000 },
  data: { '': 1_000, '/trades': 200 },
}

/** The fake Polymarket: its three public hosts side by side, each under its name. */
export function polymarket(world: World): Hono {
  const app = new Hono()
  const hosts = { gamma: gamma(world), clob: clob(world), data: data(world) }
  for (const [name, host] of Object.entries(hosts)) {
    app.use(
      `/${name}/*`,
      limitRates(RATES[name as keyof typeof RATES], `/${name}`, () => world.now()),
    )
    app.route(`/${name}`, host)
  }
  return app
}
