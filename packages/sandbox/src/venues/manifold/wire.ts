import { rulesOfEvent } from '../../scenario/rules-of-event.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World, WorldTrade } from '../../world.ts'

// The scenario in the venue's own field names and types.

/** A question with several answers trades each of them; one with a single market is a yes-or-no question. */
export const isMultiple = ({ id, markets }: ScenarioEvent): boolean => markets.length > 1 || markets[0]?.id !== id

export const createdTime = ({ markets }: ScenarioEvent): number =>
  Math.min(...markets.map(({ opens }) => Date.parse(opens)))

export function statusOf(world: World, { markets }: ScenarioEvent): 'open' | 'closed' | 'resolved' {
  if (markets.every(({ status }) => status === 'resolved')) return 'resolved'
  return markets.some((market) => world.quote(market)) ? 'open' : 'closed'
}

/** A question as lists hold it. All amounts are mana. */
export function contractRow(world: World, event: ScenarioEvent) {
  const [first] = event.markets
  const status = statusOf(world, event)
  const total = (of: (market: ScenarioMarket) => number) => event.markets.reduce((sum, market) => sum + of(market), 0)
  return {
    id: event.id,
    creatorId: 'sandboxCreator',
    creatorUsername: 'Sandbox',
    creatorName: 'Sandbox',
    createdTime: createdTime(event),
    closeTime: Math.max(...event.markets.map(({ closes }) => Date.parse(closes))),
    question: event.title,
    slug: event.slug,
    url: `https://manifold.markets/Sandbox/${event.slug}`,
    totalLiquidity: total(({ liquidity }) => liquidity),
    outcomeType: isMultiple(event) ? 'MULTIPLE_CHOICE' : 'BINARY',
    mechanism: isMultiple(event) ? 'cpmm-multi-1' : 'cpmm-1',
    // The pool stays as it was before the result.
    ...(!isMultiple(event) &&
      first && { probability: first.status === 'resolved' ? first.fair : world.price(first), p: 0.5 }),
    volume: total(({ volume }) => volume),
    volume24Hours: total(({ volume24h }) => volume24h),
    isResolved: status === 'resolved',
    ...(status === 'resolved' && { resolution: resolutionOf(event), resolutionTime: world.now() }),
    uniqueBettorCount: 12,
    lastUpdatedTime: world.now(),
    token: 'MANA',
    groupSlugs: [event.category, ...event.tags].map((tag) => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
  }
}

export const fullRow = (world: World, event: ScenarioEvent) => ({
  ...contractRow(world, event),
  ...answers(world, event),
  textDescription: rulesOfEvent(event),
})

const answers = (world: World, event: ScenarioEvent) =>
  isMultiple(event)
    ? {
        answers: event.markets.map((market, index) => answerRow(world, market, index)),
        shouldAnswersSumToOne: event.exclusive,
        addAnswersMode: 'DISABLED',
      }
    : {}

/** The only fields of an answer in lists. */
export const liteAnswers = (world: World, event: ScenarioEvent) =>
  isMultiple(event) && {
    answers: event.markets.map((market) => ({
      id: market.id,
      text: market.label ?? market.title,
      probability: world.price(market),
    })),
  }

export const answerRow = (world: World, market: ScenarioMarket, index: number) => ({
  id: market.id,
  text: market.label ?? market.title,
  index,
  probability: world.price(market),
  volume: market.volume,
  ...(market.status === 'resolved' && { resolution: market.winner === 0 ? 'YES' : 'NO' }),
})

function resolutionOf(event: ScenarioEvent): string {
  const winner = event.markets.find(({ winner }) => winner === 0)
  if (!isMultiple(event)) return winner ? 'YES' : 'NO'
  return winner && event.exclusive ? winner.id : 'CHOOSE_MULTIPLE'
}

/** A buy of the first outcome is a bet on YES, a sale one on NO; mana is spent, shares are got. */
export function betRow(world: World, event: ScenarioEvent, market: ScenarioMarket, trade: WorldTrade) {
  const yes = trade.side === 'buy'
  const price = yes ? trade.price : 1 - trade.price
  return {
    id: trade.id,
    userId: 'sandboxTrader',
    contractId: event.id,
    ...(isMultiple(event) && { answerId: market.id }),
    createdTime: trade.at,
    amount: trade.size * price,
    orderAmount: trade.size * price,
    shares: trade.size,
    outcome: yes ? 'YES' : 'NO',
    probBefore: world.price(market, trade.at - 60_000),
    probAfter: trade.price,
    isFilled: true,
    isCancelled: false,
    isRedemption: false,
    loanAmount: 0,
    fees: { creatorFee: 0, platformFee: 0, liquidityFee: 0 },
  }
}
