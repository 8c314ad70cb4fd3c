import type { PageTarget } from '../../venue.ts'

/** The public page of an event. */
export const pageUrl = (ticker: string): string =>
  `https://www.gemini.com/predictions/${encodeURIComponent(ticker.toWellFormed())}`

/**
 * Parses the address of a public page. Known forms, any query, tickers in any case:
 *
 *     www.gemini.com/predictions/<event>                        an event
 *     www.gemini.com/predictions/<event>/<slug>                 the same
 *     exchange.gemini.com/prediction-markets/events/<event>     the same
 */
export function parseUrl(url: URL): PageTarget | undefined {
  const ticker = paths.get(url.hostname.toLowerCase())?.exec(url.pathname)?.[1]
  return ticker === undefined ? undefined : { eventId: ticker.toUpperCase() }
}

const paths: ReadonlyMap<string, RegExp> = new Map([
  ['www.gemini.com', /^\/predictions\/([\w.-]+)(?:\/[^/]*)?\/?$/],
  ['gemini.com', /^\/predictions\/([\w.-]+)(?:\/[^/]*)?\/?$/],
  ['exchange.gemini.com', /^\/prediction-markets\/events\/([\w.-]+)\/?$/],
])
