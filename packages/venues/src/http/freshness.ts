import type { VenueAnswer } from './venue-fetch.ts'

/**
 * The upper bound of freshness in milliseconds: prices move, and longer times that a venue states are meant for pages.
 */
const MAX_FRESH_MS = 5_000

/**
 * Returns for how many milliseconds an answer may be used again, as the venue states it for shared caches (RFC 9111, 4.2
 * and 5.2.2); 0 if it states nothing.
 */
export function freshnessOf(headers: VenueAnswer['headers']): number {
  const stated = headers.get('cache-control')
  if (stated === null) return 0
  const directives = new Map(
    stated
      .toLowerCase()
      .split(',')
      .map((directive) => {
        const [name = '', value = ''] = directive.split('=', 2)
        return [name.trim(), value.trim().replaceAll('"', '')]
      }),
  )
  if (['no-store', 'no-cache', 'private'].some((name) => directives.has(name)) || headers.get('vary') === '*') return 0
  const seconds = secondsOf(directives.get('s-maxage') ?? directives.get('max-age'))
  const age = secondsOf(headers.get('age') ?? '0')
  return Math.min(Math.max(seconds - age, 0) * 1_000, MAX_FRESH_MS)
}

/** Returns a number of seconds; 0 (stale) for a text that is no whole number. */
const secondsOf = (text = ''): number => (/^\d+$/.test(text) ? Number(text) : 0)
