import { isOnSite } from '../../network.ts'
import type { PageTarget } from '../../venue.ts'
import { type Environment, production } from './environment.ts'

const TICKER = /^[a-z0-9][a-z0-9.-]*$/i

/** Returns the event's public page, which has the event ticker in lower case. */
export const eventUrl = (eventTicker: string, { site }: Environment = production): string =>
  `${site}/events/${eventTicker.toLowerCase()}`

/** Returns the page of a series. */
export const seriesUrl = (ticker: string, { site }: Environment): string => `${site}/markets/${ticker.toLowerCase()}`

/**
 * Parses the address of a public page. Known forms, tickers in any case:
 *
 *     /markets/<series>/<any slug>/<event>    the event
 *     /markets/<series>/<event>               the event
 *     /events/<event>                         the event
 *     /markets/<series>/<any slug>            the series' page, as a slug
 *     /markets/<series or event or market>    as a slug: only the venue knows which of the three it is
 */
export function parseUrl(
  url: URL,
  environment: Environment = production,
): Extract<PageTarget, { eventId: string } | { slug: string }> | undefined {
  if (!isOnSite(url, environment)) return undefined
  const [room, first, second, third, ...rest] = url.pathname.split('/').filter(Boolean)
  if (!first || rest.length > 0 || ![first, second, third].every((part) => part === undefined || TICKER.test(part))) {
    return undefined
  }
  if (room === 'events' && second === undefined) return { eventId: first.toUpperCase() }
  if (room !== 'markets') return undefined
  if (third) return { eventId: third.toUpperCase() }
  // An event's ticker begins with its series' ticker and a dash; the slug of a series page is made of its title.
  const isEvent = second?.toLowerCase().startsWith(`${first.toLowerCase()}-`)
  return second && isEvent ? { eventId: second.toUpperCase() } : { slug: first.toLowerCase() }
}
