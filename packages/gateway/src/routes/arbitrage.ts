import { ArbitrageOpportunity, CrossvenueError, callFor, toWire, type Venue } from '@crossvenue/venues'
import { z } from 'zod'
import { ArbitrageQuery } from '../arbitrage/candidates.ts'
import { readQuery } from '../clusters/read-query.ts'
import type { RequestContext } from '../environment.ts'
import { layOut } from '../lay-out.ts'

/** Creates the answer to a search for arbitrage, which the router makes. */
export const findArbitrage =
  (venues: ReadonlyMap<string, Venue>) =>
  async (context: RequestContext): Promise<Response> => {
    const { pretty, includePrices: _, ...query } = readQuery(ArbitrageQuery, new URL(context.req.url).searchParams)
    const find = venues.get('router')?.fetchArbitrage
    if (!find) throw new CrossvenueError('NOT_FOUND', 'there is no venue router', { field: 'exchange' })
    const caller = context.get('keyId') ?? 'without a key'
    const missing = new Set<string>()
    const call = { caller, signal: context.req.raw.signal, onMissing: (venue: string) => void missing.add(venue) }
    const found = await callFor(call, () => find(query))
    const answer = {
      success: true,
      data: toWire(z.array(ArbitrageOpportunity), found),
      meta: { count: found.length, limit: query.limit, ...(missing.size > 0 && { missing: [...missing].sort() }) },
    }
    return context.body(pretty ? layOut(answer) : JSON.stringify(answer), 200, { 'content-type': 'application/json' })
  }
