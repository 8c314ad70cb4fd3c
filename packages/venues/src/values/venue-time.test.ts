import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVenueTime } from './venue-time.ts'

/** A clock of ours that shows these times, one after another. */
const clock =
  (...times: number[]) =>
  () =>
    times.shift() ?? Number.NaN

describe('readVenueTime', () => {
  it('compares the clock of the venue with the middle of the request', async () => {
    expect(await readVenueTime(async () => 10_150, clock(10_000, 10_100))).toEqual({
      time: 10_150,
      skewMs: 100,
      uncertaintyMs: 50,
    })
  })

  it('knows a clock of whole seconds to half a second only', async () => {
    expect(await readVenueTime(async () => 10_000, clock(10_300, 10_500), 1_000)).toEqual({
      time: 10_000,
      skewMs: 100,
      uncertaintyMs: 600,
    })
  })

  it('is wrong by no more than it says', async () => {
    const times = fc.record({
      skew: fc.integer({ min: -100_000, max: 100_000 }),
      there: fc.integer({ min: 0, max: 5_000 }),
      back: fc.integer({ min: 0, max: 5_000 }),
      step: fc.constantFrom(1, 1_000),
      start: fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 }),
    })
    await fc.assert(
      fc.asyncProperty(times, async ({ skew, there, back, step, start }) => {
        const shown = start + there + skew
        const read = async () => shown - (shown % step)
        const { skewMs, uncertaintyMs } = await readVenueTime(read, clock(start, start + there + back), step)
        expect(Math.abs(skewMs - skew)).toBeLessThanOrEqual(uncertaintyMs)
      }),
    )
  })
})
