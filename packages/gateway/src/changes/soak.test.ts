import { expect, it } from 'vitest'
import { soak } from './__fixtures__/soak.ts'

// `npm run test:long -- -t killed` makes it last ten minutes.
const seconds = process.env.CROSSVENUE_LONG_RUN ? 600 : 0

it(
  'a stream client and a receiver that are killed and started again at random miss nothing and take nothing twice',
  async () => {
    const until = Date.now() + seconds * 1_000
    const isOver = (changes: number) => changes >= 60 && Date.now() >= until
    const { stored, streamed, received, repeated, lives } = await soak({ seed: 20_261_123, isOver })
    expect(stored.length).toBeGreaterThan(60)
    expect(streamed).toEqual(stored)
    expect(received.toSorted((a, b) => a - b)).toEqual(stored)
    expect(Math.min(lives.client, lives.receiver)).toBeGreaterThan(1)
    if (seconds > 0) console.log({ changes: stored.length, repeated, lives })
  },
  (3 * seconds + 600) * 1_000,
)
