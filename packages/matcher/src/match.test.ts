import type { UnifiedEvent } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { match } from './match.ts'

interface Listed {
  event: string
  market?: string
  label?: string
  closes?: string
  rules?: string
  outcomes?: readonly [string, string]
  id?: string
}

/** One event with one market, as far as the matcher looks at it. */
function listed(
  venue: string,
  { event, market = event, label, closes, rules, outcomes, id = venue }: Listed,
): UnifiedEvent {
  const [first, second] = outcomes ?? ['Yes', 'No']
  const outcome = (side: string, name: string) => ({ outcomeId: `${venue}:${side}`, marketId: '1', label: name })
  return {
    id,
    sourceExchange: venue,
    title: event,
    markets: [
      {
        marketId: '1',
        eventId: id,
        title: market,
        outcomes: [outcome('yes', first), outcome('no', second)],
        ...(label && { subtitle: label }),
        ...(closes && { resolutionDate: closes }),
        ...(rules && { description: rules }),
      },
    ],
  } as unknown as UnifiedEvent
}

function relationOf(one: Listed, other: Listed): string | undefined {
  const [edge] = match([listed('kalshi', one), listed('polymarket', other)])
  return edge?.relation
}

describe('questions worded the other way round', () => {
  it.each([
    [
      'staying in a post is not leaving it',
      'Will Keir Starmer remain Prime Minister through March 31, 2027?',
      'Keir Starmer out as Prime Minister by March 31, 2027?',
    ],
    [
      'holding a post on a day is not having left it',
      'Will Elon Musk be CEO of Tesla on June 30, 2027?',
      'Will Elon Musk leave as CEO of Tesla before July 1, 2027?',
    ],
    [
      'a meeting that changes rates does not hold them',
      'Will the Fed change interest rates at its March 2027 meeting?',
      'Will the Fed maintain rates at its March 2027 meeting?',
    ],
    ['no cuts at all are not a cut', 'Will there be no Fed rate cuts in 2028?', 'Will the Fed cut rates in 2028?'],
    ['no cuts of rates at all are not a cut', 'No Fed rate cuts in 2028?', 'Will the Fed cut rates in 2028?'],
    [
      'what is denied in one word is not what is asked',
      'No ceasefire between Peru and Chile by the end of 2027?',
      'Will Peru and Chile agree to a ceasefire before Jan 1, 2028?',
    ],
    [
      'that nobody launches is not that somebody does',
      'No Zorvex token launched in 2029?',
      'Zorvex token launched in 2029?',
    ],
    [
      'a ladder has a rung from above and from below',
      'Will Spain win above 40 medals in 2028?',
      'Will Spain win 40 medals or below in 2028?',
    ],
  ])('%s', (_, one, other) => {
    expect(relationOf({ event: one }, { event: other })).toBe('complement')
  })

  it('does not take a later day for the same', () => {
    const stays = { event: 'Will Keir Starmer remain Prime Minister through March 31, 2027?' }
    const leaves = { event: 'Keir Starmer out as Prime Minister by June 30, 2027?' }
    expect(relationOf(stays, leaves)).not.toBe('complement')
  })
})

it.each([
  ['Will the no-confidence vote in Peru pass in 2029?', 'Will the confidence vote in Peru pass in 2029?'],
  ['No confidence vote in Peru in 2029?', 'No vote in Peru in 2029?'],
])('reads %s without a denial', (one, other) => {
  expect(['complement', 'identity']).not.toContain(relationOf({ event: one }, { event: other }))
})

describe('the two sides of a game', () => {
  const closes = '2027-01-18T03:00:00Z'
  const game = (side: string): Listed => ({
    id: 'KXNBAGAME-27JAN17LALBOS',
    event: 'Los Angeles L at Boston Winner?',
    market: `Los Angeles L at Boston Winner? - ${side}`,
    label: side,
    closes,
  })

  it('are opposite where no draw is possible', () => {
    const other = { event: 'Will the Celtics beat the Lakers on January 17, 2027?', closes }
    expect(relationOf(game('Boston'), other)).toBe('identity')
    expect(relationOf(game('Los Angeles L'), other)).toBe('complement')
    expect(
      relationOf(game('Boston'), { event: 'Will the Celtics lose to the Lakers on January 17, 2027?', closes }),
    ).toBe('complement')
  })

  it('are one with either side of a market between the two, and its opposite', () => {
    const [sides] = [listed('polymarket', { event: 'Alcaraz vs. Sinner', outcomes: ['Alcaraz', 'Sinner'] })]
    const each = listed('smarkets', { event: 'Carlos Alcaraz vs Jannik Sinner', market: 'Alcaraz', label: 'Alcaraz' })
    const [first] = each.markets as [UnifiedEvent['markets'][number]]
    const second = { ...first, marketId: '2', title: 'Sinner', subtitle: 'Sinner' }
    const edges = match([sides as UnifiedEvent, { ...each, markets: [first, second] }])
    expect(edges.map(({ b, relation }) => [b.marketId, relation])).toEqual([
      ['1', 'identity'],
      ['2', 'complement'],
    ])
  })

  it('are not opposite where a draw is', () => {
    const away = {
      event: 'Arsenal vs. Chelsea',
      market: 'Will Chelsea win on January 17, 2027?',
      label: 'Chelsea',
      closes,
    }
    const home = { event: 'Will Arsenal beat Chelsea on January 17, 2027?', closes }
    expect(relationOf(away, home)).toBe('disjoint')
  })
})

describe('what looks the same and is not', () => {
  it('keeps measurements of different sources apart', () => {
    const title = 'Bitcoin price above $90,000 on March 5, 2027?'
    const closes = '2027-03-05T17:00:00Z'
    const one = { event: title, closes, rules: 'Settles on the CF Benchmarks Real-Time Index.' }
    expect(relationOf(one, { event: title, closes, rules: 'Settles on the Binance candle.' })).toBe('overlap')
    expect(relationOf(one, { event: title, closes, rules: 'Settles on the BRTI.' })).toBe('identity')
  })

  it('distinguishes the first of several from any of them, and a shortlist from its winner', () => {
    const leaves = { event: 'Will Kash Patel leave the administration in 2027?' }
    expect(relationOf({ event: 'Will Kash Patel be the first to leave the administration in 2027?' }, leaves)).toBe(
      'subset',
    )
    const wins = { event: 'Will Ada Lovelace win the Booker Prize in 2027?' }
    expect(relationOf(wins, { event: 'Will Ada Lovelace be on the Booker Prize shortlist in 2027?' })).toBe('subset')
  })

  it('distinguishes the growth of a quarter from that of its year', () => {
    const quarter = { event: 'Will US GDP growth be above 2.0% in Q4 2027?' }
    expect(relationOf(quarter, { event: 'Will US GDP growth be above 2.0% in 2027?' })).toBe('overlap')
  })
})
