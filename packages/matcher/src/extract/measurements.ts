import { kindOf } from './entities.ts'
import type { Proposition } from './proposition.ts'
import type { Token } from './tokens.ts'

/** Whether a number is read at the end of a period, not reached within it. */
export function isMeasurement(
  questionTokens: readonly Token[],
  interval: NonNullable<Proposition['interval']>,
  text: string,
): boolean {
  if (interval.barrier || interval.bare || interval.unit === 'percent' || interval.unit === 'bps') return false
  if (/\bon any day\b/.test(text)) return false
  if (/\b(?:close|closes|closing|settle|settles|settled|final trading day)\b/.test(text)) return true
  return questionTokens.some(({ ids }) => ids?.some((id) => kindOf(id) === 'company' || TRADED.has(id)))
}

const TRADED = new Set(
  [
    'gold',
    'silver',
    'copper',
    'platinum',
    'wti',
    'brent',
    'natural-gas',
    'spx',
    'spy',
    'nasdaq',
    'nasdaq-100',
    'dow',
  ].map((id) => `series:${id}`),
)

/** Returns the words of a question without those that its interval already expresses. */
export function measured(tokens: readonly Token[], interval: Proposition['interval']): readonly Token[] {
  if (!interval || interval.bare) return tokens
  const stated = interval.unit === 'bps' ? RATE_WORDS : interval.unit === 'percent' ? SHARE_WORDS : undefined
  return tokens.filter(({ key }) => !MEASURES.has(key) && !stated?.has(key))
}

const MEASURES = new Set([
  'pric',
  'rang',
  'above',
  'below',
  'hit',
  'close',
  'clos',
  'settle',
  'settl',
  'settlement',
  'price',
  'reach',
  'level',
])
const SHARE_WORDS = new Set(['percent', 'popular', 'popular-vote', 'vote', 'shar', 'share'])
const RATE_WORDS = new Set([
  'cut',
  'hike',
  'unchanged',
  'decision',
  'rate',
  'interest',
  'bp',
  'meet',
  'meeting',
  'announce',
  'decreas',
  'change',
  'chang',
  'maintain',
  'keep',
  'hold',
  'leave',
  'pause',
  'make',
  'no',
])
