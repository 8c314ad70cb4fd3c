import type { ArbitrageOpportunity } from 'crossvenue'
import { parameters, questionPage, setParameters } from '../shell/address.ts'
import { cents, dollars, number, percent } from '../shell/format.ts'
import { Instant } from '../shell/instant.tsx'
import { Failure, Notice, Skeleton } from '../shell/notice.tsx'
import { Requests, requestAddress, toCsv } from '../shell/requests.tsx'
import { SignIn } from '../shell/sign-in.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { VenueMark } from '../shell/venue-mark.tsx'

const EVERY_MS = 10_000
const LIMIT = 50

/** Trades that profit after fees by the live books of two venues. */
export function ArbitragePage() {
  const size = Number(parameters.value.get('size') ?? '')
  const query = { limit: LIMIT, ...(size > 0 && { size }) }
  const found = useLoaded(JSON.stringify(query), (client) => client.findArbitrage(query), { everyMs: EVERY_MS })
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
          exports={[
            { name: 'arbitrage.csv', content: () => toCsv(trades.map(rowOf)) },
            { name: 'arbitrage.json', content: () => JSON.stringify(trades, null, 2) },
          ]}
        />
      </div>
      <Failure loaded={found} />
      {!found.data && !found.error && <Skeleton rows={8} />}
      {found.data && trades.length === 0 && (
        <Notice title="No trade profits after fees now.">Live books are read again every few seconds.</Notice>
      )}
      {trades.length > 0 && <Trades trades={trades} />}
    </main>
  )
}

const Trades = ({ trades }: { trades: readonly ArbitrageOpportunity[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the table is wider than the page
  <section class="scroll" tabIndex={0} aria-label="Trades">
    <table>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Buy</th>
          <th scope="col">Sell</th>
          {['Size', 'Cost', 'Profit', 'Return', 'A year', 'Closes', 'Read'].map((name) => (
            <th scope="col" class="n" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trades.map((trade) => (
          <Trade key={`${trade.marketA.marketId} ${trade.marketB.marketId}`} trade={trade} />
        ))}
      </tbody>
    </table>
  </section>
)

function Trade({ trade }: { trade: ArbitrageOpportunity }) {
  const { marketA, buyVenue, sellVenue, buyPrice, sellPrice, size, cost, profit, settlementNotes = [] } = trade
  return (
    <tr>
      <th scope="row" class="wide">
        <a href={questionPage(buyVenue, marketA.marketId)}>{marketA.title}</a>
        {trade.relation && trade.relation !== 'identity' && <small> {trade.relation}</small>}
        {settlementNotes.length > 0 && (
          <small class="warning"> may settle differently: {settlementNotes.map(({ kind }) => kind).join(', ')}</small>
        )}
      </th>
      <td>
        <VenueMark id={buyVenue} /> <b class="buy">{cents(buyPrice)}</b>
      </td>
      <td>
        <VenueMark id={sellVenue} /> <b class="sell">{cents(sellPrice)}</b>
      </td>
      <td class="n">{number(size)}</td>
      <td class="n">{dollars(cost)}</td>
      <td class="n">
        <b>{dollars(profit)}</b>
      </td>
      <td class="n">{percent(trade.return, 2)}</td>
      <td class="n">{percent(trade.annualizedReturn, 1)}</td>
      <td class="n">
        <Instant at={trade.resolutionDate} />
      </td>
      <td class="n quiet">
        <Instant at={trade.asOf} show="time" />
      </td>
    </tr>
  )
}

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
