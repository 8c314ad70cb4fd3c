import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitedTo } from './limited-to.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

describe('a limited signal', () => {
  it('is aborted once the time is over, and not before', () => {
    const signal = limitedTo(100, new AbortController().signal)
    vi.advanceTimersByTime(99)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('is aborted with the other signal, for its reason', () => {
    const other = new AbortController()
    const signal = limitedTo(100, other.signal)
    other.abort(new Error('left'))
    expect(signal.reason).toEqual(new Error('left'))
  })

  it('is aborted at once where the other signal was', () => {
    expect(limitedTo(100, AbortSignal.abort(new Error('left'))).reason).toEqual(new Error('left'))
  })

  it('needs no other signal', () => {
    const signal = limitedTo(100, undefined)
    vi.advanceTimersByTime(100)
    expect(signal.aborted).toBe(true)
  })
})
