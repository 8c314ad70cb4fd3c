import type { UnifiedMarket } from '../../models.ts'
import { createBoundedMap } from '../../values/bounded-map.ts'
import { parseId } from './parse.ts'

/** The maximum number of cached markets; the oldest are dropped first. */
const CAPACITY = 20_000

/** Our names of a contract. */
export interface ContractIds {
  marketId: string
  outcomeId: string
  /** The outcome No of a contract that is a market of its own. */
  noId?: string
}

/** The ids in a row of an account. */
interface Row {
  market_id: string
  contract_id: string
  event_id?: string
}

export type ContractFinder = ReturnType<typeof createContractIds>

/**
 * Creates the lookup of our ids of contracts, which contain the event, for rows that do not state it. `eventsOf` reads
 * the events of markets from the account's history, and `marketsOf` reads the markets of an event.
 */
export function createContractIds(marketsOf: (eventId: string) => Promise<readonly UnifiedMarket[]>) {
  const known = createBoundedMap<{ event: string; isPair: boolean }>(CAPACITY)

  const note = (markets: readonly UnifiedMarket[]): void => {
    for (const { marketId } of markets) {
      const { event, market, contract } = parseId(marketId) ?? {}
      if (event === undefined || market === undefined) continue
      known.set(market, { event, isPair: contract === undefined })
    }
  }

  /** An unknown contract keeps its own ids. */
  const idsOf = ({ market_id, contract_id }: Row): ContractIds => {
    const { event, isPair } = known.get(market_id) ?? {}
    if (event === undefined) return { marketId: market_id, outcomeId: contract_id }
    const outcomeId = `${event}:${market_id}:${contract_id}`
    return isPair
      ? { marketId: `${event}:${market_id}`, outcomeId }
      : { marketId: outcomeId, outcomeId, noId: `${outcomeId}:NO` }
  }

  return {
    note,
    /** Learns of what is unknown among the rows, and returns where each belongs. */
    async find(
      rows: readonly Row[],
      eventsOf: (marketIds: string[]) => Promise<string[]>,
    ): Promise<(row: Row) => ContractIds> {
      const unknown = rows.filter(({ market_id }) => !known.has(market_id))
      const lost = unknown.filter(({ event_id }) => event_id === undefined).map(({ market_id }) => market_id)
      const events = [
        ...unknown.flatMap(({ event_id }) => event_id ?? []),
        ...(lost.length > 0 ? await eventsOf([...new Set(lost)]) : []),
      ]
      await Promise.all([...new Set(events)].map(async (event) => note(await marketsOf(event))))
      return idsOf
    },
  }
}
