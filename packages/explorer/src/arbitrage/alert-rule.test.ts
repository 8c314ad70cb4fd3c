import type { ArbitrageOpportunity } from 'crossvenue'
import { expect, it } from 'vitest'
import { newTrades, tradeName } from './alert-rule.ts'

const trade = (marketId: string, profit: number, share: number) =>
  ({
    marketA: { marketId },
    marketB: { marketId: 'b' },
    buyVenue: 'kalshi',
    sellVenue: 'polymarket',
    profit,
    return: share,
  }) as ArbitrageOpportunity

it('announces trades of at least a profit and a return, each once', () => {
  const trades = [trade('1', 10, 0.05), trade('2', 10, 0.001), trade('3', 0.5, 0.05)]
  const rule = { minProfit: 1, minReturn: 0.01, hasSound: false }
  expect(newTrades(trades, rule, new Set())).toEqual([trades[0]])
  expect(newTrades(trades, rule, new Set(trades.map(tradeName)))).toEqual([])
})
