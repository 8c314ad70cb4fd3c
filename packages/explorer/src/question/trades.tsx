import type { Crossvenue, MarketCluster, Trade, VenueDescription } from 'crossvenue'
import { type Column, DataTable } from '../shell/data-table.tsx'
import { cents, number } from '../shell/format.ts'
import { Instant } from '../shell/instant.tsx'
import { Waiting } from '../shell/notice.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { VenueMark } from '../shell/venue-mark.tsx'

type Market = MarketCluster['markets'][number]
type VenueTrade = Trade & { venue: string }

const EVERY_MS = 30_000
const [OF_VENUE, SHOWN] = [20, 12]

const COLUMNS: readonly Column<VenueTrade>[] = [
  { name: 'Venue', cell: ({ venue }) => <VenueMark id={venue} /> },
  {
    name: 'Taker',
    cell: ({ side }) =>
      side === 'unknown' ? (
        '–'
      ) : (
        <span class={side === 'buy' ? 'buy' : 'sell'}>{side === 'buy' ? 'bought' : 'sold'}</span>
      ),
  },
  { name: 'Price', isNumber: true, cell: ({ price }) => cents(price) },
  { name: 'Contracts', isNumber: true, cell: ({ amount }) => number(amount) },
  {
    name: 'At',
    isNumber: true,
    cell: ({ timestamp }) => <Instant at={new Date(timestamp).toISOString()} show="moment" />,
  },
]

/** The last trades of the outcome that settles with YES, on all venues that publish them. */
export function Trades({ markets, venues }: { markets: readonly Market[]; venues: readonly VenueDescription[] }) {
  const traded = markets.flatMap(({ sourceExchange, outcomes }) => {
    const outcome = outcomes.find(({ side }) => side === 'yes')
    const offers = venues.find(({ id }) => id === sourceExchange)?.operations.includes('fetchTrades')
    return outcome && offers ? [{ venue: sourceExchange, outcomeId: outcome.outcomeId }] : []
  })
  const key = traded.map(({ venue, outcomeId }) => `${venue} ${outcomeId}`).join('\n')
  const trades = useLoaded(
    key,
    async (client) => {
      const read = await Promise.allSettled(traded.map((one) => tradesOf(client, one)))
      return read
        .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
        .sort((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? -1 : 1))
    },
    { everyMs: EVERY_MS },
  )
  if (key === '') return <p class="quiet">No venue of this question publishes its trades.</p>
  return (
    <Waiting reads={[trades]} rows={SHOWN}>
      {trades.data?.length === 0 ? (
        <p class="quiet">No trade is published.</p>
      ) : (
        <DataTable
          label="Trades of Yes"
          class="narrow"
          isStacked={false}
          columns={COLUMNS}
          rows={(trades.data ?? []).slice(0, SHOWN)}
          keyOf={({ venue, id }) => `${venue} ${id}`}
        />
      )}
    </Waiting>
  )
}

async function tradesOf(client: Crossvenue, { venue, outcomeId }: { venue: string; outcomeId: string }) {
  const trades: readonly Trade[] = await client.venue(venue).fetchTrades(outcomeId, { limit: OF_VENUE })
  return trades.map((trade) => ({ ...trade, venue }))
}
