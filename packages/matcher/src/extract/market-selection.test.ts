import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from '../__fixtures__/listing.ts'
import { readEvent } from './event.ts'

const selectionOf = (venue: string, title: string, market: ListedMarket, id?: string) =>
  readEvent(listing(venue, { title, ...(id && { id }), closes: '2027-01-13T03:00:00Z', markets: [market] })).markets[0]
    ?.selection

const named = (selection: ReturnType<typeof selectionOf>) => selection?.besides?.map(({ key }) => key)

describe('the selection of a market', () => {
  it.each([
    ['Lakers vs. Kings', 'Lakers', { marketType: 'winner', side: 0 }],
    ['Lakers vs. Kings: Moneyline', 'Moneyline', { marketType: 'winner' }],
    ['Spread: Kings (-3.5)', 'Spread -3.5', { marketType: 'margin', side: 1, low: 4 }],
    ['Spread: Kings (+3.5)', 'Kings +3.5', { marketType: 'margin', side: 1, low: -3 }],
    ['Kings win by 3 or more points?', 'Kings by 3+', { marketType: 'margin', side: 1, low: 3 }],
    ['Double chance: Lakers or draw', 'Lakers or draw', { marketType: 'margin', side: 0, low: 0 }],
    ['Lakers vs. Kings: O/U 225.5', 'O/U 225.5', { marketType: 'total', low: 226 }],
    ['Over/under 225.5: Under 225.5 points', 'Under 225.5 points', { marketType: 'total', high: 225 }],
    ['Lakers: Team Total O/U 115.5', 'Lakers O/U 115.5', { marketType: 'total', side: 0, low: 116 }],
    ['Correct score: Lakers 2-1', 'Lakers 2-1', { marketType: 'exact-score', score: [2, 1] }],
    ['Correct score: Kings 2-1', 'Kings 2-1', { marketType: 'exact-score', score: [1, 2] }],
    ['Draw no bet: Lakers', 'Lakers', { marketType: 'other' }],
    ['First team to score: Lakers', 'Lakers', { marketType: 'first-score', side: 0 }],
    ['Lakers to win either half', 'Lakers to win either half', { marketType: 'other' }],
    ['Most rebounds: Lakers', 'Lakers', { marketType: 'other' }],
  ] as const)('"%s" [%s]', (title, label, selection) => {
    expect(selectionOf('smarkets', 'Lakers vs. Kings', { title, label })).toMatchObject(selection)
  })

  it('is that of the first outcome, also where the label is cut out of the titles of an event', () => {
    const lines = ['2.5', '3.5'].map((line) => ({
      title: `Over/under ${line}`,
      outcomes: [`Over ${line}`, `Under ${line}`],
    }))
    const { markets } = readEvent(
      listing('smarkets', { title: 'Arsenal vs Everton', markets: [...lines, { title: 'Both teams to score' }] }),
    )
    expect(markets.map(({ selection }) => selection?.low)).toStrictEqual([3, 4, undefined])
  })

  it.each([
    ['Resolves YES if Kings win, NO if Lakers win', 1],
    ['Resolves to YES if the Lakers beat the Kings.', 0],
    ['If Sacramento wins the game, then the market resolves to Yes.', 1],
    ['If the Los Angeles Lakers win, this market resolves to Yes.', 0],
    ['Resolves YES if the Kings win by 5 or more.', undefined],
    ['Resolves YES if the winner is in the West.', undefined],
  ])('takes the side that the title leaves open from its rules: %s', (rules, side) => {
    const title = 'Lakers vs. Kings on January 12, 2027'
    expect(selectionOf('manifold', title, { title, rules })?.side).toBe(side)
  })

  it('takes the first of two named outcomes, whatever the rules say first', () => {
    const rules = 'Resolves YES if the Kings win.'
    const market = { title: 'Lakers vs. Kings', rules, outcomes: ['Lakers', 'Kings'] }
    expect(selectionOf('polymarket', 'Lakers vs. Kings', market)?.side).toBe(0)
  })

  it.each([
    ['Spread', ['Kings -3.5', 'Lakers +3.5'], { marketType: 'margin', side: 1, low: 4 }],
    ['Handicap', ['Lakers (+3.5)', 'Kings (-3.5)'], { marketType: 'margin', side: 0, low: -3 }],
    ['Run line', ['Lakers -1.5', 'Kings +1.5'], { marketType: 'margin', side: 0, low: 2 }],
    ['Total points', ['Over 225.5', 'Under 225.5'], { marketType: 'total', low: 226 }],
    ['Total points', ['Under 225.5', 'Over 225.5'], { marketType: 'total', high: 225 }],
    ['Kings team total', ['Over 110.5', 'Under 110.5'], { marketType: 'total', side: 1, low: 111 }],
    // over 225 returns the stakes of 225 points
    ['Total points', ['Over 225', 'Under 225'], { marketType: 'total', low: undefined }],
    ['Moneyline', ['Kings', 'Lakers'], { marketType: 'winner', side: 1, low: undefined }],
  ] as const)('takes the line that only the outcomes state: %s %j', (label, outcomes, selection) => {
    const market = { title: `Lakers @ Kings - ${label}`, label, outcomes }
    const found = selectionOf('a-book', 'Lakers @ Kings', market)
    expect({ low: undefined, ...found }).toMatchObject(selection)
  })

  it('names whose points are counted', () => {
    const selection = selectionOf('polymarket', 'Lakers vs. Kings', {
      title: 'Ann Roe: Points Over 29.5',
      label: 'Ann Roe: Points O/U 29.5',
    })
    expect(selection).toMatchObject({ marketType: 'total', low: 30 })
    expect(named(selection)).toEqual(['ann', 'roe'])
  })

  it('takes no part of a side for something besides', () => {
    const selection = selectionOf('polymarket', 'Sinner vs. Alcaraz', {
      title: 'Spread: Jannik Sinner (-3.5)',
      label: 'Jannik Sinner (-3.5)',
    })
    expect(selection).toMatchObject({ marketType: 'margin', side: 0, low: 4 })
    expect(named(selection)).toBeUndefined()
  })

  it('is not the winner where the ticker or the title of the event names another market type', () => {
    const title = 'Los Angeles L at Sacramento: Most Rebounds'
    const ofTicker = selectionOf(
      'kalshi',
      title,
      { title: `${title}?`, label: 'Sacramento' },
      'KXNBAMOSTREB-27JAN12LALSAC',
    )
    expect(ofTicker?.marketType).toBe('other')
    const ofTitle = selectionOf('myriad', 'Lakers vs. Kings: Largest Comeback', {
      title: 'Lakers vs. Kings: Largest Comeback',
    })
    expect(ofTitle?.marketType).toBe('other')
  })
})
