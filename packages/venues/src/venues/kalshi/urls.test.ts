import { describe, expect, it } from 'vitest'
import { eventUrl, parseUrl } from './urls.ts'

describe('parseUrl', () => {
  it.each([
    ['https://kalshi.com/markets/kxfed/fed-funds-rate/kxfed-27apr', { eventId: 'KXFED-27APR' }],
    ['https://kalshi.com/markets/kxfed/fed-funds-rate/kxfed-27apr/', { eventId: 'KXFED-27APR' }],
    ['https://www.kalshi.com/markets/KXFED/Fed-Funds-Rate/KXFED-27APR?ref=a#chart', { eventId: 'KXFED-27APR' }],
    ['http://kalshi.com/markets/kxfed/fed-funds-rate/kxfed-27apr-t4.25', { eventId: 'KXFED-27APR-T4.25' }],
    ['https://kalshi.com/markets/kxfed/kxfed-27apr', { eventId: 'KXFED-27APR' }],
    ['https://kalshi.com/events/KXFED-27APR', { eventId: 'KXFED-27APR' }],
    ['https://kalshi.com/events/kxfed-27apr', { eventId: 'KXFED-27APR' }],
    ['https://kalshi.com/markets/kxfed/fed-funds-rate', { slug: 'kxfed' }],
    ['https://kalshi.com/markets/kxfed', { slug: 'kxfed' }],
    ['https://kalshi.com/markets/KXFED-27APR', { slug: 'kxfed-27apr' }],
    ['https://kalshi.com/markets', undefined],
    ['https://kalshi.com/events', undefined],
    ['https://kalshi.com/', undefined],
    ['https://kalshi.com/portfolio/history', undefined],
    ['https://kalshi.com/events/kxfed/extra', undefined],
    ['https://kalshi.com/markets/kxfed/fed-funds-rate/kxfed-27apr/extra', undefined],
    ['https://kalshi.com/markets/%2e%2e/x/kx%20fed', undefined],
    ['https://demo.kalshi.co/markets/kxfed', undefined],
    ['https://notkalshi.com/markets/kxfed', undefined],
    ['https://kalshi.com.example.test/markets/kxfed', undefined],
  ])('%s', (address, target) => {
    expect(parseUrl(new URL(address))).toEqual(target)
  })

  it('reads what eventUrl writes', () => {
    expect(eventUrl('KXFED-27APR')).toBe('https://kalshi.com/events/kxfed-27apr')
    expect(parseUrl(new URL(eventUrl('KXFED-27APR')))).toEqual({ eventId: 'KXFED-27APR' })
  })
})
