import { describe, expect, it } from 'vitest'
import { dayNumber } from './calendar.ts'
import { readMarketTicker, readTicker, type Ticker } from './ticker.ts'

describe('readTicker', () => {
  it('reads league, market type, day and teams of a game', () => {
    const event = 'KXNBAGAME-26JAN11HOUSAC'
    expect(readMarketTicker(readTicker(event) as Ticker, event, `${event}-HOU`)).toEqual({
      series: 'NBAGAME',
      league: 'nba',
      suffix: 'GAME',
      year: 2026,
      month: 1,
      day: dayNumber(2026, 1, 11),
      teams: 'HOUSAC',
      option: 'HOU',
    })
  })

  it('reads an hour', () => {
    expect(readTicker('KXBTCD-26MAY0917')).toMatchObject({ day: dayNumber(2026, 5, 9), minutes: 1020 })
    expect(readTicker('KXMLBGAME-26MAY101410NYYMIL')).toMatchObject({ minutes: 850, teams: 'NYYMIL' })
  })

  it.each([
    ['KXOSCARPIC-26', { year: 2026 }],
    ['KXFED-26MAR', { year: 2026, month: 3 }],
    ['KXPRESPARTY-2028', { year: 2028 }],
    ['PRES-24', { year: 2024 }],
    ['KXPGATOUR-MAST26', { year: 2026 }],
    ['KXFLPRIMARY-16R26', { year: 2026, teams: undefined }],
    ['KXCAPRIMARY-27D26', { year: 2026, teams: undefined }],
    ['KXAKPRIMARY-ALD28', { year: 2028, teams: undefined }],
    ['KXEGGS-MAR26', { year: 2026, month: 3 }],
    ['KXSURVIVOR-51', { year: undefined }],
    ['KXIPHONERELEASE-IPHONE18', { year: undefined }],
  ])('%s', (ticker, stated) => {
    expect({ year: undefined, teams: undefined, ...readTicker(ticker) }).toMatchObject(stated)
  })

  it.each(['67284', '0xcdb1f04', 'will-it-rain', 'MrBeast', 'ABC'])('takes "%s" for no ticker', (id) => {
    expect(readTicker(id)).toBeUndefined()
  })
})
