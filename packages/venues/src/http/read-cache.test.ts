import { describe, expect, it } from 'vitest'
import { createReadCache } from './read-cache.ts'

describe('the cache of reads', () => {
  it('returns a value until its time', () => {
    let now = 0
    const cache = createReadCache<string>(100, () => now)
    cache.set('a', 'one', { until: 5, bytes: 1 })
    now = 4
    expect(cache.get('a')).toBe('one')
    now = 5
    expect(cache.get('a')).toBeUndefined()
  })

  it('returns no value of the future: the clock was set back', () => {
    let now = 100
    const cache = createReadCache<string>(100, () => now)
    cache.set('a', 'one', { until: 105, bytes: 1 })
    now = 50
    expect(cache.get('a')).toBeUndefined()
  })

  it('drops the oldest values beyond its bytes, and keeps none that is larger', () => {
    const cache = createReadCache<string>(10, () => 0)
    for (const key of ['a', 'b', 'c']) cache.set(key, key, { until: 5, bytes: 4 })
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'b', 'c'])
    cache.set('d', 'd', { until: 5, bytes: 11 })
    expect(['b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['b', 'c', undefined])
  })

  it('counts a value that is replaced once', () => {
    const cache = createReadCache<string>(10, () => 0)
    for (const value of ['one', 'two', 'three']) cache.set('a', value, { until: 5, bytes: 6 })
    cache.set('b', 'b', { until: 5, bytes: 4 })
    expect([cache.get('a'), cache.get('b')]).toEqual(['three', 'b'])
  })

  it('is empty after it was cleared', () => {
    const cache = createReadCache<string>(10, () => 0)
    cache.set('a', 'a', { until: 5, bytes: 10 })
    cache.clear()
    expect(cache.get('a')).toBeUndefined()
    cache.set('b', 'b', { until: 5, bytes: 10 })
    expect(cache.get('b')).toBe('b')
  })
})
