import type { SxMarket } from './api.ts'
import { marketTypeOf } from './market-types.ts'

/**
 * Returns what the venue's type of a bet and its name of the void outcome say about settlement; undefined where they
 * say nothing. `NO_GAME_OR_EVEN` returns the stakes of a level result too.
 */
export function voidRules({
  type,
  outcomeVoidName,
  isQuarterLineMarket,
}: Pick<SxMarket, 'type' | 'outcomeVoidName' | 'isQuarterLineMarket'>): string | undefined {
  const { kind, overtime } = marketTypeOf(type) ?? {}
  const isEvenVoid = outcomeVoidName === 'NO_GAME_OR_EVEN'
  const rules = [
    overtime && 'Overtime counts.',
    /^NO_(?:GAME|CONTEST)/.test(outcomeVoidName ?? '') && 'Stakes are refunded if the game is not played.',
    isEvenVoid && kind === 'winner' && 'Stakes are refunded if the result is a draw.',
    isEvenVoid &&
      (kind === 'spread' || kind === 'total') &&
      'Stakes are refunded if the result is exactly the line (a push).',
    isQuarterLineMarket && 'On a quarter line, half of a stake may be refunded while the other half is won or lost.',
  ].filter((rule) => typeof rule === 'string')
  return rules.length > 0 ? rules.join(' ') : undefined
}
