import { createHash } from 'node:crypto'
import { chance } from '../chance.ts'
import type { EventDraft, MarketDraft } from './families/draft.ts'

export interface Naming {
  id: string
  slug: string
  market: (market: MarketDraft) => { id: string; slug: string }
}

/** Ids and slugs as each venue makes them; numbers count up in the order of the scenario. */
export function createNaming(): (event: EventDraft) => Naming {
  const last = { polymarketEvent: 61_200, polymarket: 702_400, limitless: 318_000, predictit: 8_240, contract: 33_100 }
  const next = (series: keyof typeof last) => {
    last[series] += 1
    return String(last[series])
  }
  const base62 = (text: string) => createHash('sha256').update(text).digest('base64').replace(/[+/=]/g, '').slice(0, 10)

  return (event) => {
    const single = event.markets.length === 1
    switch (event.venue) {
      case 'kalshi': {
        const id = event.ticker ?? ''
        return {
          id,
          slug: id.toLowerCase(),
          market: ({ code }) => {
            const ticker = code ? `${id}-${code}` : id
            return { id: ticker, slug: ticker.toLowerCase() }
          },
        }
      }
      case 'polymarket': {
        const slug = event.slug ?? slugOf(event.title)
        return {
          id: next('polymarketEvent'),
          slug,
          market: ({ code }) => ({ id: next('polymarket'), slug: single ? slug : `${slug}-${slugOf(code)}` }),
        }
      }
      case 'limitless': {
        const slug = `${slugOf(event.title)}-${stamp(event.title, event.markets[0]?.closes ?? '')}`
        const id = next('limitless')
        return {
          id,
          slug,
          market: ({ title, closes }) =>
            single ? { id, slug } : { id: next('limitless'), slug: `${slugOf(title)}-${stamp(title, closes)}` },
        }
      }
      case 'manifold': {
        const slug = slugOf(event.title).slice(0, 40).replace(/-$/, '')
        const id = base62(event.title)
        return {
          id,
          slug,
          market: ({ code }) =>
            single ? { id, slug } : { id: base62(`${event.title} ${code}`), slug: `${slug}-${slugOf(code)}` },
        }
      }
      case 'predictit': {
        const slug = words(event.title).join('-')
        return {
          id: next('predictit'),
          slug,
          market: ({ code }) => ({ id: next('contract'), slug: code ? `${slug}-${slugOf(code)}` : slug }),
        }
      }
    }
  }
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 .-]/g, '')
    .split(/[ .-]+/)
    .filter(Boolean)

const slugOf = (text: string) => words(text).join('-').toLowerCase()

/** The milliseconds that Limitless ends its slugs with. */
const stamp = (title: string, closes: string) =>
  Date.UTC(2026, 9, 1) + Math.floor(chance('stamp', title, closes) * 4_000_000_000)
