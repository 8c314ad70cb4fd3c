import type { UnifiedEvent } from '@crossvenue/venues'
import { settings } from '../settings.ts'
import type { Market } from './market-selection.ts'

/**
 * Returns the event with its titles, labels and resolution rules cut to the lengths in `settings.lengths`, so that the
 * time to read one event is bounded. Returns the same object if nothing is too long.
 */
export function cutTexts(event: UnifiedEvent): UnifiedEvent {
  const { maxTitle, maxRules } = settings.lengths
  return isWithin(event) && event.markets.every(isMarketWithin)
    ? event
    : { ...cut(event, maxTitle, maxRules), markets: event.markets.map(boundedMarket) }
}

function boundedMarket(market: Market): Market {
  if (isMarketWithin(market)) return market
  const { maxTitle, maxRules } = settings.lengths
  const outcomes = market.outcomes.map((outcome) => ({ ...outcome, label: outcome.label.slice(0, maxTitle) }))
  return { ...cut(market, maxTitle, maxRules), outcomes }
}

interface Texts {
  title: string
  subtitle?: string | undefined
  slug?: string | undefined
  description?: string | undefined
}

const isWithin = ({ title, subtitle = '', slug = '', description = '' }: Texts) =>
  Math.max(title.length, subtitle.length, slug.length) <= settings.lengths.maxTitle &&
  description.length <= settings.lengths.maxRules

const isMarketWithin = (market: Market) =>
  isWithin(market) && market.outcomes.every(({ label }) => label.length <= settings.lengths.maxTitle)

function cut<Whole extends Texts>(whole: Whole, maxTitle: number, maxRules: number): Whole {
  return {
    ...whole,
    title: whole.title.slice(0, maxTitle),
    ...(whole.subtitle && { subtitle: whole.subtitle.slice(0, maxTitle) }),
    ...(whole.slug && { slug: whole.slug.slice(0, maxTitle) }),
    ...(whole.description && { description: whole.description.slice(0, maxRules) }),
  }
}
