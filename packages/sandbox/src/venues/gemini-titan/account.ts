import { Hono } from 'hono'
import { holdingsOf } from '../../engine/holdings.ts'
import { dollarsOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Signed, SignIn } from './sign-in.ts'
import { answer, positionRow, userTradeRow } from './wire.ts'

const TRADES = { usual: 50, most: 500 }
const POSITIONS = 50

/** The trades, positions and balances of a signed-in account. */
export function account(
  exchange: Exchange,
  { signed }: SignIn,
  marketOf: (symbol: string) => ScenarioMarket | undefined,
): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange

  app.post('/v1/mytrades', signed, (context) => {
    const { symbol, limit_trades = TRADES.usual, timestamp } = context.get('fields')
    if (symbol !== undefined && !marketOf(String(symbol))) {
      return answer({ result: 'error', reason: 'InvalidSymbol', message: `${symbol} is not a valid symbol` }, 400)
    }
    const rows = engine.fills
      .filter(({ market, at }) => (symbol === undefined || market === symbol) && at >= Number(timestamp ?? 0))
      .flatMap((fill) =>
        [fill.taker, fill.maker]
          .filter((order) => order.account === context.get('account'))
          .map((order) => userTradeRow(order, fill)),
      )
    const count = Math.min(Number(limit_trades), TRADES.most)
    return answer((timestamp === undefined ? rows.slice(-count) : rows.slice(0, count)).reverse())
  })

  // Under the prediction markets, where the orders' routes have let in who signed.
  app.post('/v1/prediction-markets/positions', (context) => {
    const { limit = String(POSITIONS), offset = '0' } = context.req.query()
    const { lockedShares } = engine.ledger.account(context.get('account'))
    const rows = holdingsOf(engine.fills, context.get('account'))
      .filter(({ size }) => size > 0n)
      .flatMap((holding) => {
        const market = marketOf(holding.market)
        const first = market ? exchange.price(market) : 0
        const onHold = lockedShares.get(holding.market)?.[holding.token] ?? 0n
        return [positionRow(holding, onHold, holding.token === 0 ? first : 1 - first)]
      })
    return answer({
      positions: rows.slice(Number(offset), Number(offset) + Number(limit)),
      total: rows.length,
    })
  })

  app.post('/v1/balances', signed, (context) => {
    const { cash, lockedCash } = engine.ledger.account(context.get('account'))
    const row = (currency: string, amount: string, available: string) => ({
      type: 'exchange',
      currency,
      amount,
      available,
      availableForWithdrawal: available,
      pendingWithdrawal: '0',
      pendingDeposit: '0',
    })
    return answer([row('BTC', '0.25', '0.25'), row('USD', dollarsOf(cash + lockedCash, 2), dollarsOf(cash, 2))])
  })
  return app
}
