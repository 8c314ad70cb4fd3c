import type { MarketOutcome, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import type { PredictItContract, PredictItMarket } from './api.ts'

/** Parses an event. The venue's market is an event here; its contracts, each with Yes and No, are the markets. */
export function parseEvent(market: PredictItMarket): UnifiedEvent {
  return {
    id: market.id,
    title: market.name,
    ...(market.shortName && market.shortName !== market.name && { subtitle: market.shortName }),
    ...described(market),
    markets: market.contracts.map((contract) => parseMarket(contract, market)),
  }
}

function parseMarket(contract: PredictItContract, market: PredictItMarket): UnifiedMarket {
  // A contract that is alone repeats the name of its market.
  const alone = market.contracts.length === 1
  const [yes, no] = outcomesOf(contract)
  const ends = /^\d{4}-\d{2}-\d{2}/.exec(contract.dateEnd ?? '')?.[0]
  const image = contract.image ?? market.image
  const close = share(contract.lastClosePrice)
  return withSides({
    marketId: contract.id,
    eventId: market.id,
    title: alone ? market.name : `${market.name}: ${contract.name}`,
    ...(!alone && { subtitle: contract.shortName || contract.name }),
    ...described(market),
    outcomes: [yes, no],
    ...(ends && { resolutionDate: ends }),
    ...(image && { image }),
    tickSize: 0.01,
    ...(close !== undefined && { sourceMetadata: { lastClosePrice: close } }),
    ...(contract.status && { status: contract.status }),
    ...(yes.bestBid !== undefined && { bestBid: yes.bestBid }),
    ...(yes.bestAsk !== undefined && { bestAsk: yes.bestAsk }),
    ...(yes.price !== undefined && { lastPrice: yes.price }),
  })
}

const described = ({ url, image }: PredictItMarket) => ({
  ...(url && { url }),
  ...(image && { image }),
  sourceExchange: 'predictit',
})

/** The venue quotes both sides from the taker's end: what a buy costs is the ask, what a sale brings is the bid. */
function outcomesOf(contract: PredictItContract): [MarketOutcome, MarketOutcome] {
  const last = share(contract.lastTradePrice)
  const outcome = (side: 'YES' | 'NO', sellCost: Cost, buyCost: Cost): MarketOutcome => {
    const price = last === undefined || side === 'YES' ? last : complement(last)
    const [bestBid, bestAsk] = [share(sellCost), share(buyCost)]
    return {
      outcomeId: `${contract.id}:${side}`,
      marketId: contract.id,
      label: side === 'YES' ? 'Yes' : 'No',
      ...(price !== undefined && { price }),
      ...(bestBid !== undefined && { bestBid }),
      ...(bestAsk !== undefined && { bestAsk }),
    }
  }
  return [
    outcome('YES', contract.bestSellYesCost, contract.bestBuyYesCost),
    outcome('NO', contract.bestSellNoCost, contract.bestBuyNoCost),
  ]
}

type Cost = number | null | undefined

/** Shares trade from 1 to 99 cents; anything else stands for no offer or no trade yet. */
const share = (cost: Cost): number | undefined => (cost && cost > 0 && cost < 1 ? cost : undefined)
