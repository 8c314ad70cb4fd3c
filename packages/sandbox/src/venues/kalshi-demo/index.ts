import type { FakeVenue } from '../../fake-venue.ts'
import { more, serveKalshi, trading } from '../kalshi/index.ts'
import { style } from './style.ts'

/** The fake demo of Kalshi: the fake Kalshi with fewer events and accounts of its own. */
export const venue: FakeVenue = { serve: (world) => serveKalshi(world, 'kalshi-demo'), style, trading, more }
