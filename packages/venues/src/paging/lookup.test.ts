import { describe, expect, it } from 'vitest'
import { findTarget } from './lookup.ts'

const acme = {
  id: 'acme',
  parseUrl: ({ pathname }: URL) => (pathname.startsWith('/m/') ? { slug: pathname.slice(3) } : undefined),
}

describe('findTarget', () => {
  it.each([
    [{ eventId: '7' }, { by: 'eventId', value: '7' }],
    [
      { marketId: '8', query: 'rain' },
      { by: 'marketId', value: '8' },
    ],
    [{ outcomeId: '8:YES' }, { by: 'outcomeId', value: '8:YES' }],
    [{ slug: 'rain' }, { by: 'slug', value: 'rain' }],
    [{ url: 'https://acme.example.test/m/rain' }, { by: 'slug', value: 'rain', isPage: true }],
  ])('reads %j', (params, target) => {
    expect(findTarget(acme, params)).toEqual(target)
  })

  it.each([
    [{}, 'VALIDATION_ERROR', undefined],
    [{ query: 'rain' }, 'VALIDATION_ERROR', undefined],
    [{ eventId: '7', slug: 'rain' }, 'AMBIGUOUS_IDENTIFIER', 'slug'],
    [{ url: 'https://acme.example.test/about' }, 'VALIDATION_ERROR', 'url'],
    [{ url: 'm/rain' }, 'VALIDATION_ERROR', 'url'],
  ])('refuses %j', (params, code, field) => {
    expect(() => findTarget(acme, params)).toThrow(expect.objectContaining({ code, field, exchange: 'acme' }))
  })
})
