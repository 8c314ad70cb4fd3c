import { kindOf } from './entities.ts'
import type { Proposition } from './proposition.ts'
import type { Token } from './tokens.ts'

/** A price that is read, not touched: in a month it is read at the month's end. */
export function isReading(core: readonly Token[], region: NonNullable<Proposition['region']>, text: string): boolean {
  if (region.touch || region.bare || region.unit === 'percent' || region.unit === 'bps') return false
  if (/\bon any day\b/.test(text)) return false
  if (/\b(?:close|closes|closing|settle|settles|settled|final trading day)\b/.test(text)) return true
  return core.some(({ ids }) => ids?.some((id) => kindOf(id) === 'company' || TRADED.has(id)))
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

/** The words that say how a number is meant are in the region already. */
export function measured(tokens: readonly Token[], region: Proposition['region']): readonly Token[] {
  if (!region || region.bare) return tokens
  const told = region.unit === 'bps' ? RATE_WORDS : region.unit === 'percent' ? SHARE_WORDS : undefined
  return tokens.filter(({ key }) => !MEASURES.has(key) && !told?.has(key))
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
  'price',
  'reach',
  'level',
])
const SHARE_WORDS = new Set(['percent', 'popular', 'vote', 'shar', 'share'])
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
  'make',
  'no',
])
