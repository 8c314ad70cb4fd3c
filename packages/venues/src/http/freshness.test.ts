import { describe, expect, it } from 'vitest'
import { freshnessOf } from './freshness.ts'

describe('the freshness that a venue states', () => {
  it.each([
    [{}, 0],
    [{ 'cache-control': 'public, max-age=2' }, 2_000],
    [{ 'cache-control': 'MAX-AGE="3"' }, 3_000],
    [{ 'cache-control': 'max-age=1, s-maxage=4' }, 4_000],
    [{ 'cache-control': 'max-age=4, s-maxage=0' }, 0],
    [{ 'cache-control': 'max-age=4', age: '3' }, 1_000],
    [{ 'cache-control': 'max-age=4', age: '9' }, 0],
    [{ 'cache-control': 'max-age=31536000, immutable' }, 5_000],
    [{ 'cache-control': 'max-age=4, private' }, 0],
    [{ 'cache-control': 'no-store, max-age=4' }, 0],
    [{ 'cache-control': 'no-cache, max-age=4' }, 0],
    [{ 'cache-control': 'max-age=soon' }, 0],
    [{ 'cache-control': 'max-age=-1' }, 0],
    [{ 'cache-control': 'max-age=4', vary: '*' }, 0],
    [{ expires: 'Thu, 01 Jan 2099 00:00:00 GMT' }, 0],
  ])('of %j is %d ms', (headers, expected) => {
    expect(freshnessOf(new Headers(headers as Record<string, string>))).toBe(expected)
  })
})
