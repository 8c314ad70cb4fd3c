import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../__fixtures__/catalogue.ts'
import { listing } from '../__fixtures__/listing.ts'
import { readEvent } from '../extract/event.ts'
import type { EventRecord } from '../extract/proposition.ts'
import { type BlockedEvent, createBlocks, toBlockedEvent } from './blocks.ts'
import { eachMarketPair } from './market-pairs.ts'

const NAMES = ['Ka', 'Zo', 'Mir', 'Bel', 'Tun'].flatMap((one) =>
  ['vexor', 'lomuk', 'quimba', 'rangel'].map((other) => `${one}${other}`),
)

type Entry = BlockedEvent & { record: EventRecord }

const entryOf = (record: EventRecord): Entry => ({ ...toBlockedEvent(record), record })
const titled = (venue: string, title: string) => entryOf(readEvent(listing(venue, { id: title, title })))

function filled(entries: readonly Entry[]) {
  const blocks = createBlocks<Entry>()
  for (const entry of entries) blocks.add(entry)
  return blocks
}

describe('events that are brought together', () => {
  it.each([
    ['Will the President be impeached before 2027?', true],
    ['Will the President be impeached before 2032?', false],
    ['Will the President of Peru be impeached before 2027?', false],
  ])('by the holder of an office, during the term: %s', (title, found) => {
    const holder = titled('kalshi', 'Will Trump be impeached before 2027?')
    expect(filled([holder]).partners(titled('polymarket', title)).events).toEqual(found ? [holder] : [])
  })

  it.each([
    ['Will Ann Roe be Speaker of the House in the next Congress?', true],
    ['Will Ann Roe be Senate Majority Leader on February 1, 2031?', false],
    ['Will Ann Roe be chair of the Lima Bar in the next Congress?', false],
  ])('by the chamber of a leader: %s', (title, found) => {
    const control = titled('kalshi', 'Will Republicans win the House in 2030?')
    expect(filled([control]).partners(titled('polymarket', title)).events).toEqual(found ? [control] : [])
  })

  it('are each other’s partners, of two venues, whatever else is there', () => {
    fc.assert(
      fc.property(catalogue, (events) => {
        const entries = events.map((event) => entryOf(readEvent(event)))
        const blocks = filled(entries)
        for (const one of entries) {
          const { events: partners, lists } = blocks.partners(one)
          for (const other of [...partners, ...lists]) {
            expect(other.venue).not.toBe(one.venue)
            const alone = filled([one]).partners(other)
            expect(alone.events.includes(one)).toBe(partners.includes(other))
            expect(alone.lists.includes(one)).toBe(lists.includes(other))
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are no longer once one of them is removed', () => {
    const [one, other] = [titled('a', 'Will Zorro Quibble resign?'), titled('b', 'Will Zorro Quibble resign in May?')]
    const blocks = filled([one, other])
    expect(blocks.partners(one).events).toEqual([other])
    blocks.remove(other)
    expect(blocks.partners(one).events).toEqual([])
  })

  it.each([
    ['Will Zorro Quibble resign?', 'Is Quibble out by June 30, 2031?', true],
    ['Will Zorro Quibble resign?', 'Will Tarkin Lumok resign?', false],
    ['Zorrium above $90 on May 5, 2031?', 'Zorrium above $80 on May 5, 2031?', true],
    ['Zorrium above $90 on May 5, 2031?', 'Zorrium above $80 on June 20, 2031?', false],
    ['Zorros vs. Quibbles, May 5, 2031', 'Quibbles @ Zorros, May 5, 2031', true],
    ['Zorros vs. Quibbles, May 5, 2031', 'Zorros vs. Tarkins, May 5, 2031', false],
    ['Will the Cowboys win the 2031 NFC Championship?', 'Will Seattle win the 2031 Pro Football Championship?', true],
    ['Will the Yankees win the 2031 ALCS?', 'Will the Dodgers win the 2031 World Series?', true],
    ['Will the Bruins win the 2031 Eastern Conference?', 'Will the Dodgers win the 2031 World Series?', false],
  ])('%s | %s: %s', (one, other, together) => {
    const [a, b] = [titled('a', one), titled('b', other)]
    expect(filled([b]).partners(a).events.includes(b)).toBe(together)
  })
})

describe('two lists', () => {
  const list = (venue: string, title: string, names: readonly string[]) =>
    entryOf(
      readEvent(listing(venue, { title, markets: names.map((name) => ({ id: name, title: name, label: name })) })),
    )
  const answers = ['Joe Biden', 'Donald Trump', 'Kamala Harris', 'Ron DeSantis', 'Zorro Quibble']
  const others = ['Kamala Harris', 'Tarkin Lumok', 'Basedo Vexlo', 'Fyrwo Nimdra', 'Pelgor Zubin']

  it.each([
    // no word of the titles is left once those of one title are
    ['Nominee Forecast', 'Republican Nominee', true],
    ['Zorrium Cup winner', 'Quibblia Cup winner', false],
  ])('%s | %s share an answer and are compared by single questions: %s', (one, other, together) => {
    const [a, b] = [list('a', one, answers), list('b', other, others)]
    expect(filled([b]).partners(a).events.includes(b)).toBe(together)
  })

  it.each([
    ['How many House seats will Democrats win in 2030?', 'How many House seats will Republicans win in 2030?', true],
    ['How many votes will Democrats win in 2030?', 'How many votes will Republicans win in 2030?', false],
  ])('%s | %s count the seats of one chamber: %s', (one, other, together) => {
    const numbers = ['Exactly 216', 'Exactly 217', 'Exactly 218', 'Exactly 219', 'Exactly 220']
    const [a, b] = [list('a', one, numbers), list('b', other, numbers)]
    expect(filled([b]).partners(a).events.includes(b)).toBe(together)
  })
})

describe('pairs of markets that are compared', () => {
  const pairsOf = (a: EventRecord, b: EventRecord) => {
    const pairs: string[] = []
    eachMarketPair(a, b, (one, other) =>
      pairs.push(
        [one, other]
          .map(({ ref }) => `${ref.venue} ${ref.eventId} ${ref.marketId}`)
          .sort()
          .join(' | '),
      ),
    )
    return pairs.sort()
  }

  it('are the same whichever event comes first where the events are small', () => {
    fc.assert(
      fc.property(catalogue, (events) => {
        const records = events.map(readEvent)
        for (const a of records)
          for (const b of records) {
            if (a.venue >= b.venue) continue
            expect(pairsOf(b, a)).toEqual(pairsOf(a, b))
          }
      }),
      { numRuns: 40 },
    )
  })

  it('are those with the same answer where the lists are long', () => {
    const list = (venue: string, names: readonly string[]) =>
      readEvent(
        listing(venue, {
          title: venue === 'a' ? 'Brisford council chair' : 'Thornby regatta umpire',
          markets: names.map((name) => ({ id: name, title: `Will it be ${name}?`, label: name })),
        }),
      )
    const names = 'Zorro Quibble Tarkin Lumok Basedo Vexlo Fyrwo Nimdra Pelgor'.split(' ')
    const pairs = pairsOf(list('a', names), list('b', names.toReversed()))
    expect(pairs).toEqual(names.map((name) => `a a-1 ${name} | b b-1 ${name}`).sort())
  })

  it.each([
    ['NFC Championship 2031 winner', 'Will @ win the 2031 NFC title?', 400],
    // another contest of the same league is no part of the title
    ['NFL draft 2031 first pick', 'Will @ be the first pick?', 20],
  ])('are all of a list about a conference and one about the season: %s', (title, question, count) => {
    const list = (venue: string, title: string, question: string) =>
      readEvent(
        listing(venue, {
          title,
          markets: NAMES.map((name) => ({ id: name, title: question.replace('@', name), label: name })),
        }),
      )
    const season = list('b', 'Super Bowl 2031 winner', 'Will @ win the 2031 Super Bowl?')
    expect(pairsOf(list('a', title, question), season)).toHaveLength(count)
  })

  it('are those with the next numbers where ladders are long', () => {
    const ladder = (venue: string, from: number) =>
      readEvent(
        listing(venue, {
          title: `${venue} zorrium price`,
          markets: Array.from({ length: 25 }, (_, n) => ({ id: `${from + n}`, title: `Zorrium above $${from + n}?` })),
        }),
      )
    const partners = pairsOf(ladder('a', 100), ladder('b', 100)).filter((pair) => pair.startsWith('a a-1 110 '))
    expect(partners).toEqual([108, 109, 110, 111, 112].map((at) => `a a-1 110 | b b-1 ${at}`))
  })
})
