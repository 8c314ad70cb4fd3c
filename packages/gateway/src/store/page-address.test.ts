import { describe, expect, it } from 'vitest'
import { pageAddress, pageAddresses } from './page-address.ts'

describe('the address of a page', () => {
  it.each([
    ['https://www.Polymarket.example.test/Event/Fed-march/', 'polymarket.example.test/Event/Fed-march'],
    ['http://kalshi.example.test:8080/a?utm_source=x&b=2&ref=me', 'kalshi.example.test:8080/a?b=2'],
    ['https://forecasts.example.test/list#1338', 'forecasts.example.test/list#1338'],
    ['https://example.test', 'example.test'],
  ])('reduces %s', (text, address) => {
    expect(pageAddress(text)).toBe(address)
  })

  it.each(['', 'no address', 'mailto:someone@example.test', '/event/fed'])('is not %j', (text) => {
    expect(pageAddress(text)).toBeUndefined()
  })

  it('has forms from the fragment to the path', () => {
    expect(pageAddresses('https://example.test/a?b=1#c')).toEqual([
      'example.test/a?b=1#c',
      'example.test/a?b=1',
      'example.test/a',
    ])
  })
})
