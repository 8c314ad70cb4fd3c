import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { readEvent } from '../extract/event.ts'
import { eachMarketPair } from './market-pairs.ts'

const players = ['Ann Roe', 'Bea Doe', 'Cleo Poe', 'Dora Moe', 'Edna Loe', 'Fay Noe', 'Gia Woe', 'Hal Zoe']
const slug = 'nba-lal-bos-2031-01-05'

it('the lines of one player are compared, whatever their numbers, and not those of two players', () => {
  const markets = players.flatMap((name) => [20, 25, 30].map((line) => ({ title: `${name}: ${line}+ points` })))
  const lines = players.map((name) => ({ title: `${name}: Points O/U 32.5`, outcomes: ['Over', 'Under'] }))
  const a = readEvent(
    listing('kalshi', { id: 'KXNBAPTS-31JAN05LALBOS', title: 'Los Angeles L at Boston: Points', markets }),
  )
  const b = readEvent(listing('polymarket', { title: 'Lakers vs. Celtics', slug, markets: lines }))
  const seen: string[] = []
  eachMarketPair(a, b, (one, other) => seen.push(`${one.title} | ${other.title}`))
  expect(seen).toContain('Ann Roe: 20+ points | Ann Roe: Points O/U 32.5')
  expect(seen).not.toContain('Ann Roe: 20+ points | Bea Doe: Points O/U 32.5')
})
