import type { UnifiedEvent, UnifiedMarket } from '../models.ts'
import type { EventFilterCriteria, MarketFilterCriteria } from '../parameters.ts'
import { isOfCategory } from '../values/category.ts'
import { parseInstant } from '../values/instant.ts'

// A criterion about a number or date that the venue does not state is not met: unknown is neither small nor large.

/** Returns the markets that meet all criteria; a string searches the titles. */
export function filterMarkets(
  markets: readonly UnifiedMarket[],
  criteria: string | MarketFilterCriteria,
): UnifiedMarket[] {
  const rules: MarketFilterCriteria = typeof criteria === 'string' ? { text: criteria } : criteria
  const hasText = textRule(rules.text, rules.searchIn)
  const hasAnyTag = tagRule(rules.tags)
  return markets.filter(
    (market) =>
      hasText({
        title: [market.title],
        description: [market.description],
        category: [market.category, market.sourceCategory],
        tags: market.tags ?? [],
        outcomes: market.outcomes.map(({ label }) => label),
      }) &&
      (rules.category === undefined || isOfCategory(rules.category, market)) &&
      hasAnyTag(market.tags) &&
      isWithin(rules.volume24h, market.volume24h) &&
      isWithin(rules.volume, market.volume) &&
      isWithin(rules.liquidity, market.liquidity) &&
      isWithin(rules.openInterest, market.openInterest) &&
      isBetween(rules.resolutionDate, market.resolutionDate) &&
      (!rules.price || isWithin(rules.price, market[rules.price.outcome]?.price)) &&
      (!rules.priceChange24h || isWithin(rules.priceChange24h, market[rules.priceChange24h.outcome]?.priceChange24h)),
  )
}

/** Returns the events that meet all criteria; a string searches the titles. */
export function filterEvents(events: readonly UnifiedEvent[], criteria: string | EventFilterCriteria): UnifiedEvent[] {
  const rules: EventFilterCriteria = typeof criteria === 'string' ? { text: criteria } : criteria
  const hasText = textRule(rules.text, rules.searchIn)
  const hasAnyTag = tagRule(rules.tags)
  return events.filter(
    (event) =>
      hasText({
        title: [event.title],
        description: [event.description],
        category: [event.category, event.sourceCategory],
        tags: event.tags ?? [],
      }) &&
      (rules.category === undefined || isOfCategory(rules.category, event)) &&
      hasAnyTag(event.tags) &&
      isWithin(rules.marketCount, event.markets.length) &&
      isWithin(rules.totalVolume, totalVolume(event)),
  )
}

const same = (text: string | undefined): string | undefined => text?.trim().toLowerCase()

type Texts<Field extends string> = Record<Field | 'title', readonly (string | undefined)[]>

/** Prepares a text search that reads each field of a row once, however often it is named. */
function textRule<Field extends string>(text: string | undefined, searchIn?: readonly Field[]) {
  const wanted = same(text)
  const searched = new Set<Field | 'title'>(searchIn ?? ['title'])
  return (texts: Texts<Field>): boolean =>
    !wanted || [...searched].some((field) => texts[field].some((found) => same(found)?.includes(wanted)))
}

/** Prepares a tag search that looks up each tag of a row instead of comparing it with every wanted one. */
function tagRule(tags: readonly string[] = []) {
  const wanted = new Set(tags.map(same))
  return (found: readonly string[] = []): boolean => wanted.size === 0 || found.some((tag) => wanted.has(same(tag)))
}

interface Range {
  min?: number | undefined
  max?: number | undefined
}

function isWithin(range: Range | undefined, value: number | undefined): boolean {
  if (range?.min === undefined && range?.max === undefined) return true
  return value !== undefined && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity)
}

function isBetween(period: MarketFilterCriteria['resolutionDate'], date: string | undefined): boolean {
  if (period?.before === undefined && period?.after === undefined) return true
  if (date === undefined) return false
  const at = parseInstant(date)
  return (
    (period.before === undefined || at < parseInstant(period.before)) &&
    (period.after === undefined || at > parseInstant(period.after))
  )
}

/** Returns the event's own volume, else the sum of its markets' volumes. */
function totalVolume({ volume, markets }: UnifiedEvent): number | undefined {
  if (volume !== undefined) return volume
  const known = markets.flatMap((market) => market.volume ?? [])
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0)
}
