import { describe, expect, it } from 'vitest'
import { eventUrl, marketUrl, parseUrl } from './urls.ts'

describe('parseUrl', () => {
  it.each([
    ['https://polymarket.com/event/fed-decision-in-december', { slug: 'fed-decision-in-december' }],
    ['https://polymarket.com/event/fed-decision-in-december/', { slug: 'fed-decision-in-december' }],
    ['https://www.polymarket.com/event/fed-decision-in-december?tid=176', { slug: 'fed-decision-in-december' }],
    ['http://polymarket.com/event/fed-decision-in-december#rules', { slug: 'fed-decision-in-december' }],
    ['https://polymarket.com/pt/event/fed-decision-in-december', { slug: 'fed-decision-in-december' }],
    ['https://polymarket.com/zh-hant/event/fed-decision-in-december', { slug: 'fed-decision-in-december' }],
    ['https://polymarket.com/event/fed-decision-in-december/no-change', { marketSlug: 'no-change' }],
    ['https://polymarket.com/de/event/fed-decision-in-december/no-change?tid=1', { marketSlug: 'no-change' }],
    ['https://polymarket.com/market/no-change', { marketSlug: 'no-change' }],
    ['https://polymarket.com/sports/nba/nba-lal-bos-2026-11-22', { slug: 'nba-lal-bos-2026-11-22' }],
    ['https://polymarket.com/es/sports/epl/epl-ars-che-2026-11-22', { slug: 'epl-ars-che-2026-11-22' }],
    ['https://polymarket.com/event/btc-updown-5m-1795251900', { slug: 'btc-updown-5m-1795251900' }],
  ])('reads %s', (url, target) => {
    expect(parseUrl(new URL(url))).toEqual(target)
  })

  it.each([
    'https://polymarket.com/',
    'https://polymarket.com/event',
    'https://polymarket.com/event/a/b/c',
    'https://polymarket.com/event/%2F..%2Fadmin',
    'https://polymarket.com/market/a/b',
    'https://polymarket.com/sports/nba',
    'https://polymarket.com/sports/nba/games',
    'https://polymarket.com/profile/0x123',
    'https://polymarket.com.example.test/event/a',
    'https://example.test/event/a',
  ])('does not know %s', (url) => {
    expect(parseUrl(new URL(url))).toBeUndefined()
  })

  it('reads the addresses that we write', () => {
    expect(eventUrl('an-event')).toBe('https://polymarket.com/event/an-event')
    expect(parseUrl(new URL(marketUrl('a-market', 'an-event')))).toEqual({ marketSlug: 'a-market' })
    expect(parseUrl(new URL(marketUrl('a-market', undefined)))).toEqual({ marketSlug: 'a-market' })
  })
})
