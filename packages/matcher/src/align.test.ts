import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { align } from './align.ts'
import { isoDay } from './extract/civil.ts'
import { readEvent } from './extract/event.ts'

const GAMES = [
  ['Yankees', 'Brewers', '2027-05-10'],
  ['Dodgers', 'Padres', '2027-05-11'],
  ['Mets', 'Braves', '2027-05-12'],
] as const

const named = GAMES.map(([home, away, day], n) =>
  listing('polymarket', { id: `p${n}`, title: `${home} vs. ${away}`, slug: `mlb-${n}-${day}` }),
)
const closing = (days: number) =>
  GAMES.map(([home, away, day], n) =>
    listing('kalshi', {
      id: `k${n}`,
      title: `${home} vs. ${away}`,
      closes: isoDay(Date.parse(day) / 86_400_000 + days),
    }),
  )
const daysOf = (venue: string, events: ReturnType<typeof closing>) =>
  align(events.map(readEvent))
    .filter((record) => record.venue === venue)
    .map(({ frame }) => frame.fixture?.day !== undefined && isoDay(frame.fixture.day))

describe('align', () => {
  it('takes off the days a venue keeps its listings open', () => {
    expect(daysOf('kalshi', [...named, ...closing(3)])).toEqual(['2027-05-10', '2027-05-11', '2027-05-12'])
  })

  it('leaves days alone where nothing tells the habit', () => {
    expect(daysOf('kalshi', closing(3))).toEqual(['2027-05-13', '2027-05-14', '2027-05-15'])
    expect(daysOf('polymarket', [...named, ...closing(3)])).toEqual(['2027-05-10', '2027-05-11', '2027-05-12'])
  })
})
