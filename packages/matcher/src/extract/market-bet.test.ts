import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from '../__fixtures__/listing.ts'
import { readEvent } from './event.ts'

const betOf = (venue: string, title: string, market: ListedMarket, id?: string) =>
  readEvent(listing(venue, { title, ...(id && { id }), closes: '2027-01-13T03:00:00Z', markets: [market] })).markets[0]
    ?.bet

const named = (bet: ReturnType<typeof betOf>) => bet?.besides?.map(({ key }) => key)

describe('the bet of a market', () => {
  it.each([
    ['Lakers vs. Kings', 'Lakers', { stake: 'winner', side: 0 }],
    ['Lakers vs. Kings: Moneyline', 'Moneyline', { stake: 'winner' }],
    ['Spread: Kings (-3.5)', 'Spread -3.5', { stake: 'margin', side: 1, low: 4 }],
    ['Spread: Kings (+3.5)', 'Kings +3.5', { stake: 'margin', side: 1, low: -3 }],
    ['Kings win by 3 or more points?', 'Kings by 3+', { stake: 'margin', side: 1, low: 3 }],
    ['Double chance: Lakers or draw', 'Lakers or draw', { stake: 'margin', side: 0, low: 0 }],
    ['Lakers vs. Kings: O/U 225.5', 'O/U 225.5', { stake: 'total', low: 226 }],
    ['Over/under 225.5: Under 225.5 points', 'Under 225.5 points', { stake: 'total', high: 225 }],
    ['Lakers: Team Total O/U 115.5', 'Lakers O/U 115.5', { stake: 'total', side: 0, low: 116 }],
    ['Correct score: Lakers 2-1', 'Lakers 2-1', { stake: 'exact-score', score: [2, 1] }],
    ['Correct score: Kings 2-1', 'Kings 2-1', { stake: 'exact-score', score: [1, 2] }],
    ['Draw no bet: Lakers', 'Lakers', { stake: 'other' }],
    ['First team to score: Lakers', 'Lakers', { stake: 'other' }],
    ['Lakers to win either half', 'Lakers to win either half', { stake: 'other' }],
    ['Most rebounds: Lakers', 'Lakers', { stake: 'other' }],
  ] as const)('"%s" [%s]', (title, label, bet) => {
    expect(betOf('smarkets', 'Lakers vs. Kings', { title, label })).toMatchObject(bet)
  })

  it('names whose points are counted', () => {
    const bet = betOf('polymarket', 'Lakers vs. Kings', {
      title: 'Ann Roe: Points Over 29.5',
      label: 'Ann Roe: Points O/U 29.5',
    })
    expect(bet).toMatchObject({ stake: 'total', low: 30 })
    expect(named(bet)).toEqual(['ann', 'roe'])
  })

  it('takes no part of a side for something besides', () => {
    const bet = betOf('polymarket', 'Sinner vs. Alcaraz', {
      title: 'Spread: Jannik Sinner (-3.5)',
      label: 'Jannik Sinner (-3.5)',
    })
    expect(bet).toMatchObject({ stake: 'margin', side: 0, low: 4 })
    expect(named(bet)).toBeUndefined()
  })

  it('is not the winner where the ticker or the title of the event tells another kind', () => {
    const title = 'Los Angeles L at Sacramento: Most Rebounds'
    const ofTicker = betOf('kalshi', title, { title: `${title}?`, label: 'Sacramento' }, 'KXNBAMOSTREB-27JAN12LALSAC')
    expect(ofTicker?.stake).toBe('other')
    const ofTitle = betOf('myriad', 'Lakers vs. Kings: Largest Comeback', {
      title: 'Lakers vs. Kings: Largest Comeback',
    })
    expect(ofTitle?.stake).toBe('other')
  })
})
