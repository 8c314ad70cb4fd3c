import type { EngineOrder } from '../../engine/order.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { chainIdsOf, isNegRisk, outcomesOf } from './wire.ts'

/** One outcome of a market, as the trading host knows it. */
export interface Token {
  id: string
  index: 0 | 1
  label: string
  condition: string
  market: ScenarioMarket
  event: ScenarioEvent
  negRisk: boolean
}

/** All tokens by id. */
export function tokensOf(world: World): Map<string, Token> {
  const tokens = world.events('polymarket').flatMap((event) =>
    event.markets.flatMap((market) =>
      ([0, 1] as const).map(
        (index): Token => ({
          id: chainIdsOf(market).tokens[index],
          index,
          label: outcomesOf(market)[index],
          condition: chainIdsOf(market).condition,
          market,
          event,
          negRisk: isNegRisk(event),
        }),
      ),
    ),
  )
  return new Map(tokens.map((token) => [token.id, token]))
}

/** The token that an order trades. */
export function tokenOfOrder(tokens: ReadonlyMap<string, Token>, order: EngineOrder): Token {
  const token = [...tokens.values()].find((each) => each.market.id === order.market && each.index === order.token)
  if (!token) throw new Error(`no token of ${order.market}`)
  return token
}
