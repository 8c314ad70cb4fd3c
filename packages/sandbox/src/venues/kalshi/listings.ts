import type { SandboxVenue } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { combosOf, type Listed } from './combos.ts'

/** The events and markets that the public reads share. */
export interface Listings {
  world: World
  events: ReturnType<World['events']>
  children: readonly Listed[]
  /** Contracts on several markets at once. */
  combos: readonly Listed[]
  /** Finds a market or a combo. */
  named(ticker: string | undefined): Listed | undefined
}

export function createListings(world: World, id: SandboxVenue): Listings {
  const events = world.events(id)
  const children = events.flatMap((event): Listed[] => event.markets.map((market) => ({ event, market })))
  const combos = combosOf(events)
  const byTicker = new Map([...combos, ...children].map((each) => [each.market.id, each]))
  return { world, events, children, combos, named: (ticker = '') => byTicker.get(ticker) }
}
