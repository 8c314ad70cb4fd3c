import { afterEach, describe, expect, it, vi } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import * as games from './compare/games.ts'
import { createDayAlignment } from './day-alignment.ts'
import { readEvent } from './extract/event.ts'
import { createMatchIndex } from './match-index.ts'
import { fittedWeights } from './score.ts'

/** Lets the comparison of games fail. The modules of the tests are shared, so the module is not replaced as a whole. */
const failAtGames = () =>
  vi.spyOn(games, 'compareGames').mockImplementation(() => {
    throw new Error('unreadable sides')
  })
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a failure that hides no event', () => {
  it('reports the events of an edge whose evidence cannot be found', () => {
    let fail = false
    const weights = {
      calibration: fittedWeights.calibration,
      get features() {
        if (fail) throw new Error('no weights')
        return fittedWeights.features
      },
    }
    const index = createMatchIndex({ weights })
    index.put(listing('kalshi', { id: 'K1', title: 'Will Keir Starmer resign before July 1, 2027?' }))
    index.put(listing('polymarket', { id: 'P1', title: 'Will Keir Starmer resign by June 30, 2027?' }))
    const [edge] = [...index.pairs()].flatMap(({ edges }) => edges)
    expect(index.omitted()).toEqual([])
    fail = true
    expect(edge?.evidence).toEqual([])
    expect(index.omitted().map(({ eventId, reason }) => [eventId, reason])).toEqual([
      ['K1', 'explaining a match failed: no weights'],
      ['P1', 'explaining a match failed: no weights'],
    ])
  })

  const game = listing('kalshi', { id: 'KXNBAGAME-27JAN11HOUSAC', title: 'Houston Rockets at Sacramento Kings' })
  const listed = listing('polymarket', {
    id: 'P2',
    title: 'Houston Rockets vs. Sacramento Kings',
    closes: '2027-01-13T00:00:00Z',
  })

  it('reports two games that cannot be compared for their days', () => {
    const failures: string[] = []
    const alignment = createDayAlignment((a, b, work) => {
      try {
        return work()
      } catch {
        failures.push(`${a.eventId} ~ ${b.eventId}`)
        return undefined
      }
    })
    failAtGames()
    for (const event of [game, listed]) alignment.add(readEvent(event))
    expect(alignment.moved()).toEqual([])
    expect(failures.length).toBeGreaterThan(0)
  })

  it('reports the events of such games, and forgets them when they are gone', () => {
    const index = createMatchIndex()
    failAtGames()
    for (const event of [game, listed]) index.put(event)
    expect([...index.pairs()]).toEqual([])
    expect(index.omitted().map(({ reason }) => reason)).toContain(
      'comparing its game with the game of another event failed: unreadable sides',
    )
    index.remove({ venue: 'kalshi', eventId: game.id })
    index.remove({ venue: 'polymarket', eventId: listed.id })
    expect(index.omitted()).toEqual([])
  })
})
