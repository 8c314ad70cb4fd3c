import type { ArbitrageOpportunity } from 'crossvenue'
import { parameters, questionPage, setParameters } from '../shell/address.ts'
import { type Column, DataTable } from '../shell/data-table.tsx'
import { tableExports } from '../shell/exports.ts'
import { cents, confidenceText, dollars, number, percent } from '../shell/format.ts'
import { Ago, Instant } from '../shell/instant.tsx'
import { Moving } from '../shell/moving.tsx'
import { Failure, Notice, Waiting } from '../shell/notice.tsx'
import { readableTitle } from '../shell/readable-title.ts'
import { Requests, requestAddress } from '../shell/requests.tsx'
import { SignIn } from '../shell/sign-in.tsx'
import { useChanges } from '../shell/use-changes.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { useVenueClock } from '../shell/venue-clock.ts'
import { VenueMark } from '../shell/venue-mark.tsx'
import { tradeName } from './alert-rule.ts'
import { Alerts } from './alerts.tsx'
import './arbitrage.css'

const EVERY_MS = 10_000
const LIMIT = 50

/** Trades that profit after fees by the live books of two venues. */
export function ArbitragePage() {
  const ahead = useVenueClock()
  const size = Number(parameters.value.get('size') ?? '')
  const query = { limit: LIMIT, ...(size > 0 && { size }) }
  const found = useLoaded(JSON.stringify(query), (client) => client.findArbitrage(query), { everyMs: EVERY_MS })
  useChanges({ kinds: ['gap.crossed'] }, found.again)
  if (found.error?.code === 'AUTHENTICATION_ERROR') return <SignIn reason={found.error.message} />
  const trades = found.data ?? []
  return (
    <main id="main" class="page">
      <div class="head">
        <h1>Arbitrage</h1>
        <p class="quiet">
          Purchases and sales of one question that profit after fees whatever happens, if the match is right. Read both
          rules before trading.
        </p>
      </div>
      <div class="list-head">
        <label class="size-field">
          At most
          <input
            type="number"
            name="size"
            min="1"
            inputMode="numeric"
            placeholder="all"
            value={parameters.value.get('size') ?? ''}
            onInput={({ currentTarget }) => setParameters({ size: currentTarget.value })}
          />
          contracts
        </label>
        <Requests
          address={requestAddress('/v0/arbitrage', query)}
          exports={tableExports('arbitrage', () => trades.map(rowOf), trades)}
        />
      </div>
      <Alerts />
      <Failure loaded={found} />
      <Waiting reads={[found]}>
        {found.data && trades.length === 0 && (
          <Notice title="No trade profits after fees now.">Live books are read again every few seconds.</Notice>
        )}
        {trades.length > 0 && <DataTable label="Trades" columns={columnsOf(ahead)} rows={trades} keyOf={tradeName} />}
      </Waiting>
    </main>
  )
}

const columnsOf = (ahead: number): readonly Column<ArbitrageOpportunity>[] => [
  {
    name: 'Question',
    cell: ({ marketA, buyVenue, relation, settlementNotes = [] }) => (
      <>
        <a href={questionPage(buyVenue, marketA.marketId)}>{readableTitle(marketA.title)}</a>
        {relation && relation !== 'identity' && <small> {relation}</small>}
        {settlementNotes.length > 0 && (
          <small class="warning"> may settle differently: {settlementNotes.map(({ kind }) => kind).join(', ')}</small>
        )}
      </>
    ),
  },
  {
    name: 'Buy',
    cell: ({ buyVenue, buyPrice }) => (
      <>
        <VenueMark id={buyVenue} />{' '}
        <b class="buy">
          <Moving value={buyPrice} text={cents(buyPrice)} />
        </b>
      </>
    ),
  },
  {
    name: 'Sell',
    cell: ({ sellVenue, sellPrice }) => (
      <>
        <VenueMark id={sellVenue} />{' '}
        <b class="sell">
          <Moving value={sellPrice} text={cents(sellPrice)} />
        </b>
      </>
    ),
  },
  { name: 'Size', isNumber: true, cell: ({ size }) => number(size) },
  { name: 'Cost', isNumber: true, cell: ({ cost }) => dollars(cost) },
  {
    name: 'Profit',
    isNumber: true,
    cell: ({ profit }) => (
      <b>
        <Moving value={profit} text={dollars(profit)} />
      </b>
    ),
  },
  { name: 'Return', isNumber: true, cell: (trade) => percent(trade.return, 2) },
  { name: 'A year', isNumber: true, cell: ({ annualizedReturn }) => percent(annualizedReturn, 1) },
  { name: 'Match', isNumber: true, cell: ({ confidence }) => confidenceText(confidence) },
  { name: 'Closes', isNumber: true, cell: ({ resolutionDate }) => <Instant at={resolutionDate} /> },
  { name: 'Read', isNumber: true, cell: ({ asOf }) => <Ago at={asOf} ahead={ahead} /> },
]

const rowOf = (trade: ArbitrageOpportunity) => ({
  title: trade.marketA.title,
  relation: trade.relation,
  confidence: trade.confidence,
  buyVenue: trade.buyVenue,
  buyMarketId: trade.marketA.marketId,
  buyPrice: trade.buyPrice,
  sellVenue: trade.sellVenue,
  sellMarketId: trade.marketB.marketId,
  sellPrice: trade.sellPrice,
  size: trade.size,
  cost: trade.cost,
  profit: trade.profit,
  return: trade.return,
  annualizedReturn: trade.annualizedReturn,
  resolutionDate: trade.resolutionDate,
  asOf: trade.asOf,
})
