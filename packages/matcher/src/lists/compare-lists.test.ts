import type { UnifiedEvent } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from '../__fixtures__/catalogue.ts'
import { asList, contestWord, type ListOfAnswers, people } from '../__fixtures__/lists.ts'
import { match } from '../match.ts'
import { createMatchIndex } from '../match-index.ts'

const COUNT = 30
const kind = pick('Cup', 'Trophy', 'Championship', 'Tournament', 'League')
const contests = fc
  .uniqueArray(contestWord, { minLength: 3, maxLength: 3, selector: (word) => word.slice(0, 4) })
  .chain((words) => fc.tuple(...words.map((word) => kind.map((type) => `${word} ${type}`))))
const field = people(COUNT)

const winner = (contest: string, names: readonly string[], prices?: readonly number[]): ListOfAnswers => ({
  title: `${contest} winner?`,
  asks: `Will # win the 2031 ${contest}?`,
  names,
  ...(prices && { prices }),
})

const merged = (events: readonly UnifiedEvent[]) =>
  match(events).filter(({ relation }) => relation === 'identity' || relation === 'complement')
const pairsOf = (events: readonly UnifiedEvent[]) => merged(events).map(({ a, b }) => `${a.marketId} ${b.marketId}`)
const each = (a: string, b: string, count = COUNT) =>
  Array.from({ length: count }, (_, at) => `${a}-${at} ${b}-${at}`).sort()

/** Prices of a field: few favorites, many others. */
const prices = fc
  .shuffledSubarray(
    Array.from({ length: COUNT }, (_, at) => 0.3 / (at + 1)),
    { minLength: COUNT },
  )
  .map((values) => values.map((value) => Math.round(value * 1000) / 1000 + 0.006))

const runs = { numRuns: 25 }

describe('two lists with the same answers', () => {
  it('are one contest under two names', () => {
    fc.assert(
      fc.property(contests, field, ([one, other], names) => {
        const events = [
          asList('kalshi', 'A', winner(one ?? '', names)),
          asList('polymarket', 'B', winner(other ?? '', names)),
        ]
        expect(pairsOf(events).sort()).toEqual(each('A', 'B'))
      }),
      runs,
    )
  })

  it('are one contest where one title adds the sport', () => {
    fc.assert(
      fc.property(contests, field, pick('Chess', 'Cricket', 'Pro Tennis'), ([contest = ''], names, sport) => {
        const [name, type] = contest.split(' ')
        const events = [
          asList('kalshi', 'A', winner(contest, names)),
          asList('polymarket', 'B', winner(`${name} ${sport} ${type}`, names)),
        ]
        expect(pairsOf(events).sort()).toEqual(each('A', 'B'))
      }),
      runs,
    )
  })

  it('are never one where they ask for different places in the contest', () => {
    const places = [
      'win #',
      'reach the final of #',
      'finish in the top 4 of #',
      'win the Northern Conference of #',
      'win the regular season of #',
      'make the playoffs of #',
      'be the first pick of the # draft',
      'be relegated from #',
      'get the wooden spoon in #',
      'be the top scorer of #',
      'be MVP of #',
      'be nominated for #',
      "win the women's #",
      'win Group C of #',
    ]
    const two = fc.shuffledSubarray(places, { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(
        contests,
        field,
        two,
        fc.boolean(),
        prices,
        ([one = '', other = ''], names, wording, renamed, quoted) => {
          const [mine, theirs] = [one, renamed ? other : one].map(
            (contest, side): ListOfAnswers => ({
              title: `2031 ${contest}`,
              asks: `Will # ${(wording[side] ?? '').replace('#', `the 2031 ${contest}`)}?`,
              names,
              prices: quoted,
            }),
          ) as [ListOfAnswers, ListOfAnswers]
          expect(merged([asList('kalshi', 'A', mine), asList('polymarket', 'B', theirs)])).toEqual([])
        },
      ),
      { numRuns: 80 },
    )
  })

  it('are two awards of one contest where the words alone may say so', () => {
    fc.assert(
      fc.property(contests, field, fc.tuple(contestWord, contestWord), ([contest], names, [one, other]) => {
        const award = (name: string): ListOfAnswers => ({
          title: `2031 ${contest}: ${name}`,
          asks: `Will # win the ${name} at the 2031 ${contest}?`,
          names,
        })
        fc.pre(one.slice(0, 4) !== other.slice(0, 4))
        expect(merged([asList('kalshi', 'A', award(one)), asList('polymarket', 'B', award(other))])).toEqual([])
      }),
      runs,
    )
  })

  it('do not match where nothing shows which of two lists is meant', () => {
    fc.assert(
      fc.property(contests, field, ([one = '', two = '', three = ''], names) => {
        const events = [
          asList('kalshi', 'A', winner(one, names)),
          asList('polymarket', 'B', winner(two, names)),
          asList('polymarket', 'C', winner(three, names)),
        ]
        expect(merged(events)).toEqual([])
      }),
      runs,
    )
  })

  it('match the list with the same prices, of two whose words show nothing', () => {
    fc.assert(
      fc.property(contests, field, prices, ([one = '', two = '', three = ''], names, quoted) => {
        const events = [
          asList('kalshi', 'A', winner(one, names, quoted)),
          asList('polymarket', 'B', winner(two, names, quoted)),
          asList('polymarket', 'C', winner(three, names, quoted.toReversed())),
        ]
        expect(pairsOf(events).sort()).toEqual(each('A', 'B'))
      }),
      runs,
    )
  })

  it('do not match against their prices', () => {
    fc.assert(
      fc.property(contests, field, prices, ([one = '', other = ''], names, quoted) => {
        const events = [
          asList('kalshi', 'A', winner(one, names, quoted)),
          asList('polymarket', 'B', winner(other, names, quoted.toReversed())),
        ]
        fc.pre(JSON.stringify(quoted) !== JSON.stringify(quoted.toReversed()))
        expect(merged(events)).toEqual([])
      }),
      runs,
    )
  })

  it('do not match where another list of the venue has the very name', () => {
    fc.assert(
      fc.property(contests, field, ([one = '', other = ''], names) => {
        const events = [
          asList('kalshi', 'A', winner(one, names)),
          asList('polymarket', 'B', winner(one, names)),
          asList('polymarket', 'C', winner(other, names)),
        ]
        expect(pairsOf(events).sort()).toEqual(each('A', 'B'))
      }),
      runs,
    )
  })

  it('say in the evidence what they have in common, and are not among the surest', () => {
    const names = Array.from(
      { length: COUNT },
      (_, at) => `Ann${String.fromCharCode(97 + at)}ka Ro${'aeiou'[at % 5]}${at}be`,
    )
    const quoted = names.map((_, at) => 0.3 / (at + 1) + 0.006)
    const plain = names.map(
      (_, at) => `Person${String.fromCharCode(65 + (at % 26))}${at > 25 ? 'x' : 'y'} Quibble${at}`,
    )
    const [edge] = merged([
      asList('kalshi', 'A', winner('Zorrolan Cup', plain, quoted)),
      asList('polymarket', 'B', winner('Quibbleton Trophy', plain, quoted)),
    ])
    expect(edge?.evidence.slice(0, 3)).toMatchObject([
      { comparison: 'field', verdict: 'agree', a: '30 of 30 answers' },
      { comparison: 'contest', verdict: 'differ', a: 'zorrolan cup', b: 'quibbleton trophy' },
      {
        comparison: 'prices',
        verdict: 'agree',
        a: 'rank correlation 1.00 over 30 answers',
        b: 'mean difference 0.000',
      },
    ])
    const [same] = merged([
      asList('kalshi', 'A', winner('Zorrolan Cup', plain)),
      asList('polymarket', 'B', winner('Zorrolan Cup', plain)),
    ])
    expect(edge?.confidence).toBeLessThan(same?.confidence ?? 0)
  })

  it('are joined and parted as rivals come and go', () => {
    const step = fc.record({ id: pick('A', 'B', 'C', 'D'), contest: fc.nat(2), gone: fc.boolean(), look: fc.boolean() })
    fc.assert(
      fc.property(contests, field, fc.array(step, { minLength: 4, maxLength: 12 }), (named, names, steps) => {
        const index = createMatchIndex()
        const events = new Map<string, UnifiedEvent>()
        for (const { id, contest, gone, look } of steps) {
          const venue = id === 'A' || id === 'B' ? 'kalshi' : 'polymarket'
          if (gone) {
            index.remove({ venue, eventId: id })
            events.delete(id)
          } else {
            const event = asList(venue, id, winner(named[contest] ?? '', names))
            index.put(event)
            events.set(id, event)
          }
          if (look) for (const { edges } of index.changes()) void edges.length
        }
        const kept = [...index.pairs()].flatMap(({ edges }) => edges)
        expect(JSON.stringify(kept)).toBe(JSON.stringify(match([...events.values()])))
      }),
      runs,
    )
  })
})

describe('the answers of two lists of one contest', () => {
  const contest = '2031 Zorrolan Cup'
  const wording = (names: readonly string[]): ListOfAnswers => ({
    title: `${contest} winner`,
    asks: `Will # win the ${contest}?`,
    names,
  })
  const both = (mine: readonly string[], theirs: readonly string[]) => [
    asList('kalshi', 'A', wording(mine)),
    asList('polymarket', 'B', wording(theirs)),
  ]

  it('are one where a letter is missing, other or exchanged', () => {
    const slip = fc.record({ at: fc.nat(2), kind: pick('missing', 'other', 'exchanged') })
    fc.assert(
      fc.property(people(8), fc.nat(7), slip, (names, which, { at, kind: how }) => {
        const written = names.map((name, place) => {
          if (place !== which) return name
          const from = name.indexOf(' ') + 3 + at
          const [x = '', y = ''] = [name[from], name[from + 1]]
          const changed = how === 'missing' ? y : how === 'other' ? `j${y}` : `${y}${x}`
          return name.slice(0, from) + changed + name.slice(from + 2)
        })
        expect(pairsOf(both(names, written)).sort()).toEqual(each('A', 'B', 8))
      }),
      runs,
    )
  })

  it('are one where a venue writes the city and a letter for the club', () => {
    const cities = ['Zorrotown R', 'Zorrotown C', 'Quibbleton', 'Tarkinton', 'Lumokane', 'Basedova']
    const clubs = [
      'Ravens',
      'Zorrotown Crabs',
      'Quibbleton Owls',
      'Tarkinton Tigers',
      'Lumokane Foxes',
      'Basedova Bulls',
    ]
    expect(pairsOf(both(cities, clubs)).sort()).toEqual(each('A', 'B', 6))
  })

  it('are not one where a name on the list is nearer, or two are as near', () => {
    const names = ['Ann Belvar', 'Tom Zorkan', 'Mia Quibble', 'Joe Tarkin', 'Eve Lumok', 'Ian Basedo']
    const mine = [...names, 'Robert Drake']
    expect(pairsOf(both(mine, [...names, 'Robert Drake Jr.'])).sort()).toEqual(each('A', 'B', 6))
    expect(pairsOf(both(mine, [...names, 'Robert Brake', 'Robert Crake'])).sort()).toEqual(each('A', 'B', 6))
  })
})
