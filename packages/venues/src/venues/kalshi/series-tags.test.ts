import { describe, expect, it } from 'vitest'
import { createSeriesTags } from './series-tags.ts'

const event = (event_ticker: string, series_ticker?: string) => ({ event_ticker, series_ticker, markets: [] })
const HOUR = 3_600_000

function tagsBefore({ isDown = false } = {}) {
  const calls: string[] = []
  let now = 0
  const series = [
    { ticker: 'KXFED', tags: ['Fed', 'Inflation'] },
    { ticker: 'KXCITY', tags: null },
  ]
  const api = {
    async series() {
      calls.push('/series')
      if (isDown) throw new Error('down')
      return series
    },
    async seriesOf(ticker: string) {
      calls.push(`/series/${ticker}`)
      const found = series.find((each) => each.ticker === ticker)
      if (isDown || !found) throw new Error('none')
      return found
    },
  }
  const pass = (ms: number): void => {
    now += ms
  }
  return { ...createSeriesTags(api, () => now), calls, pass }
}

describe('tags of Kalshi events', () => {
  it('of a list are read with one call, and kept for an hour', async () => {
    const { ofList, calls, pass } = tagsBefore()
    const list = [event('KXFED-1', 'KXFED'), event('KXCITY-1', 'KXCITY'), event('KXNEW-1', 'KXNEW'), event('LONE')]
    const tags = async () => (await ofList(list)).map(({ seriesTags }) => seriesTags)
    expect(await tags()).toEqual([['Fed', 'Inflation'], [], undefined, undefined])
    await tags()
    expect(calls).toEqual(['/series'])
    pass(HOUR + 1)
    await tags()
    expect(calls).toEqual(['/series', '/series'])
    await ofList([event('LONE')])
    expect(calls).toHaveLength(2)
  })

  it('of one event are read from its series', async () => {
    const { ofOne, calls } = tagsBefore()
    expect(await ofOne(event('KXFED-1', 'KXFED'))).toMatchObject({ seriesTags: ['Fed', 'Inflation'] })
    expect(await ofOne(event('KXFED-2', 'KXFED'))).toMatchObject({ seriesTags: ['Fed', 'Inflation'] })
    expect(await ofOne(event('LONE'))).not.toHaveProperty('seriesTags')
    expect(calls).toEqual(['/series/KXFED'])
  })

  it('are left out where they cannot be read', async () => {
    const { ofOne, ofList } = tagsBefore({ isDown: true })
    expect((await ofOne(event('KXFED-1', 'KXFED'))).seriesTags).toBeUndefined()
    expect((await ofList([event('KXFED-1', 'KXFED')]))[0]?.seriesTags).toBeUndefined()
  })
})
