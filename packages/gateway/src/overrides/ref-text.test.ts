import { describe, expect, it } from 'vitest'
import { eventOf } from '../clusters/__fixtures__/catalogue.ts'
import { eventsNamedBy, findRef, writeRef } from './ref-text.ts'

const events = [eventOf('kalshi:FED', { markets: ['FED-A', 'x/y'] }), eventOf('limitless:a/b', { markets: ['1'] })]

describe('a ref as text', () => {
  it.each([
    ['kalshi:FED', { venue: 'kalshi', eventId: 'FED' }],
    ['kalshi:FED/FED-A', { venue: 'kalshi', eventId: 'FED', marketId: 'FED-A' }],
    ['kalshi:FED/x/y', { venue: 'kalshi', eventId: 'FED', marketId: 'x/y' }],
    ['limitless:a/b', { venue: 'limitless', eventId: 'a/b' }],
    ['limitless:a/b/1', { venue: 'limitless', eventId: 'a/b', marketId: '1' }],
  ])('%s is found and written the same way', (text, ref) => {
    expect(findRef(text, events)).toEqual(ref)
    expect(writeRef(ref)).toBe(text)
  })

  it('may name several events if ids contain slashes', () => {
    expect(eventsNamedBy('limitless:a/b/1')).toEqual(['limitless:a/b/1', 'limitless:a', 'limitless:a/b'])
  })

  it.each([
    ['kalshi:GDP', 'EVENT_NOT_FOUND'],
    ['FED', 'EVENT_NOT_FOUND'],
    ['kalshi:FED/FED-B', 'MARKET_NOT_FOUND'],
  ])('%s is refused', (text, code) => {
    expect(() => findRef(text, events)).toThrow(expect.objectContaining({ code }))
  })
})
