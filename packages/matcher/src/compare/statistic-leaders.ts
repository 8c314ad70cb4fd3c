import { includesKind } from '../extract/entities.ts'
import { says } from '../extract/says.ts'
import { tokensOf } from '../extract/tokens.ts'
import { STATISTIC_LED } from '../knowledge/statistic-leaders.ts'
import type { TopicWords } from './topics-apart.ts'

/**
 * Whether two questions ask who leads a league, each in a statistic of its own, by the tokens that they share and those
 * that only one has: who leads in runs need not lead in steals.
 */
export const areOfTwoStatistics = ({ shared, onlyA, onlyB }: TopicWords): boolean =>
  says(shared, 'leader') &&
  (includesKind(shared, 'league') || says(shared, 'regular-season')) &&
  says(onlyA, STATISTICS) &&
  says(onlyB, STATISTICS)

/** The words of statistics as token keys. */
const STATISTICS: ReadonlySet<string> = new Set(
  STATISTIC_LED.slice(3, -1)
    .split('|')
    .flatMap((name) => tokensOf(name).map(({ key }) => key)),
)
