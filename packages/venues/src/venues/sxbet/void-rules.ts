import type { SxMarket } from './api.ts'
import { marketTypeOf } from './market-types.ts'

/** The fields of a market that say when it is void. */
export type Voidable = Pick<SxMarket, 'type' | 'line' | 'sportId' | 'outcomeVoidName' | 'isQuarterLineMarket'>

/** Baseball, golf, tennis, mixed martial arts, e-sports, racing and boxing: a whole game has a winner there. */
const WITHOUT_DRAWS: readonly (number | null | undefined)[] = [3, 4, 6, 7, 9, 12, 13]
const TENNIS = 6

/**
 * Whether a market on the winner returns the stakes of a draw: neither outcome is one. Where overtime counts there is
 * none, and a set of a tennis match has a winner too.
 */
export function isDrawVoid({ type, sportId, outcomeVoidName }: Voidable): boolean {
  const { kind, part, overtime } = marketTypeOf(type) ?? {}
  if (kind !== 'winner' || overtime) return false
  if (outcomeVoidName === 'NO_GAME_OR_EVEN') return true
  return part === undefined ? !WITHOUT_DRAWS.includes(sportId) : sportId !== TENNIS
}

/**
 * Returns the part of a stake that comes back if the result is exactly the line, or next to it on a quarter line:
 * undefined where no result is.
 */
export function pushOf({ type, line, isQuarterLineMarket }: Voidable): 'whole' | 'half' | undefined {
  const kind = marketTypeOf(type)?.kind
  if (kind !== 'spread' && kind !== 'total') return undefined
  if (isQuarterLineMarket) return 'half'
  const places = Math.abs(line ?? 0.5) % 1
  if (places === 0.5) return undefined
  return places === 0 ? 'whole' : 'half'
}

/**
 * Returns what the venue's type of a bet, its line and its name of the void outcome say about settlement; undefined
 * where they say nothing.
 */
export function voidRules(market: Voidable): string | undefined {
  const push = pushOf(market)
  const rules = [
    marketTypeOf(market.type)?.overtime && 'Overtime counts.',
    /^NO_(?:GAME|CONTEST)/.test(market.outcomeVoidName ?? '') && 'Stakes are refunded if the game is not played.',
    isDrawVoid(market) && 'Stakes are refunded if the result is a draw.',
    push === 'whole' && 'Stakes are refunded if the result is exactly the line (a push).',
    push === 'half' && 'On a quarter line, half of a stake may be refunded while the other half is won or lost.',
  ].filter((rule) => typeof rule === 'string')
  return rules.length > 0 ? rules.join(' ') : undefined
}
