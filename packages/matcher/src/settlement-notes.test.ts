import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settlementNotes } from './settlement-notes.ts'

const ruled = (description?: string, sourceMetadata?: Record<string, unknown>) => ({
  event: {},
  market: { ...(description !== undefined && { description }), ...(sourceMetadata && { sourceMetadata }) },
})
const notes = (a: string, b: string) => settlementNotes(ruled(a), ruled(b))
const kinds = (a: string, b: string) => notes(a, b).map(({ kind }) => kind)

// Rules as the venues word them, written for these tests.

describe('a different settlement source', () => {
  it('is stated with both quotes', () => {
    expect(
      notes(
        'If the high temperature recorded at Central Park is above 80°, the market resolves to Yes. The resolution source is the NWS Daily Climate Report.',
        'This market resolves to the range that contains the highest temperature. Data is from https://www.wunderground.com/history/daily/us/ny/new-york-city/KLGA.',
      ),
    ).toEqual([
      {
        kind: 'source',
        a: 'If the high temperature recorded at Central Park is above 80°, the market resolves to Yes.',
        b: 'Data is from https://www.wunderground.com/history/daily/us/ny/new-york-city/KLGA.',
      },
    ])
  })

  it.each([
    [
      'a price index and an exchange',
      'The simple average of the CF Benchmarks Real-Time Index decides.',
      'The close of the Binance 1 minute candle decides.',
    ],
    ['two pollsters', 'The resolution source is RealClearPolitics.', 'According to the Silver Bulletin average.'],
    [
      'two sites that nobody listed',
      'The source is https://stats.one.example/table.',
      'Source: https://www.other.test/live',
    ],
  ])('is stated for %s', (_, a, b) => {
    expect(kinds(a, b)).toEqual(['source'])
  })

  it.each([
    [
      'one source in other words',
      'The source will be the Bureau of Labor Statistics.',
      'As reported by the BLS in its monthly release.',
    ],
    [
      'a name and its address',
      'According to Rotten Tomatoes.',
      'The resolution source is https://www.rottentomatoes.com/m/some_film.',
    ],
    ['one address in two forms', 'Source: https://www.ausopen.com/draws', 'The source is https://ausopen.com.'],
    [
      'a source in common',
      'The source is FRED or the BLS.',
      'The resolution source is the Bureau of Labor Statistics.',
    ],
    [
      'a source that is named to be excluded',
      'Settles on the Binance price, not on the Coinbase price.',
      'The Binance candle decides, not other exchanges such as Kraken.',
    ],
    [
      'reporting in general',
      'The resolution source will be a consensus of credible reporting.',
      'According to the Bureau of Labor Statistics.',
    ],
    [
      'links to background',
      'The source is the BLS.',
      'It was [reported by a paper](https://paper.example/a). More at [its site](https://site.test/).',
    ],
    [
      'a name that is no source there',
      'Resolves to Yes if Billboard is bought.',
      'According to Metacritic, as listed.',
    ],
    ['a source that only one of them names', 'The source is the BLS.', 'Resolves to Yes if it happens.'],
  ])('is not stated for %s', (_, a, b) => {
    expect(kinds(a, b)).toEqual([])
  })

  it("is read from the venue's field beside its rules", () => {
    const tweets = { resolutionSource: 'https://www.tsa.gov/travel' }
    expect(
      settlementNotes(
        ruled('Above 3,000,000 passengers.', tweets),
        ruled('According to the FAA at https://www.faa.gov.'),
      ),
    ).toMatchObject([{ kind: 'source', a: expect.stringContaining('tsa.gov') }])
  })
})

describe('another instant or zone', () => {
  it.each([
    ['instant', 'The price at 12:00 PM ET on March 5, 2027.', 'The price at 5 PM EDT on March 5, 2027.'],
    ['instant', 'The status at 10:00 AM ET on January 20.', 'Occurs by January 20, 2027, 11:59 PM ET.'],
    ['instant', 'The candle of 12:00 in the ET timezone (noon).', 'The reading at 23:00 UTC.'],
    ['time-zone', 'By June 30, 2027, 11:59 PM ET.', 'By June 30, 2027, 11:59 PM PT.'],
    ['time-zone', 'By June 30, 2027, 23:59 UTC.', 'By June 30, 2027, 11:59 PM Eastern Time.'],
    [
      'time-zone',
      'Between the creation of the market and the listed date (ET).',
      'By the end of the listed date (UTC).',
    ],
  ])('is noted as %s', (kind, a, b) => {
    expect(kinds(a, b)).toEqual([kind])
  })

  it.each([
    ['the same instant in two zones', 'The price at 12:00 PM ET.', 'The price at 16:00 UTC.'],
    ['the end of a day and its midnight', 'By June 30, 11:59 PM ET.', 'Before July 1, 12:00 AM EST.'],
    ['noon', 'The price at noon ET.', 'The price at 12 PM (ET).'],
    ['a time without a zone', 'The price at 10:00 AM.', 'The price at 12:00 PM ET.'],
    [
      'the time of a game',
      'The game scheduled for January 8 at 7:00 PM ET.',
      'The game on January 8 at 10:00 PM ET decides.',
    ],
    ['the end of trading', 'The market will close and expire at 10:00 AM ET.', 'By June 30, 11:59 PM ET.'],
    ['one of several instants', 'Checked at 9:00 AM ET and 12:00 PM ET.', 'The price at 12:00 PM ET.'],
    ['a date in one zone', 'Between June 1 and June 26 ET.', 'By June 26, 11:59 PM ET.'],
  ])('is not stated for %s', (_, a, b) => {
    expect(kinds(a, b)).toEqual([])
  })
})

describe('a case that rules provide for differently', () => {
  it.each([
    [
      'void',
      'If the game is canceled entirely, this market will resolve 50-50.',
      'If the match is cancelled, the market resolves to the fair market price.',
    ],
    [
      'void',
      'If the season is not completed, the market resolves to "Other".',
      'If the season is abandoned, this market will resolve to "No".',
    ],
    [
      'postponement',
      'If the game is postponed, this market will remain open until the game has been completed.',
      'If the match is postponed for more than 48 hours it settles at the last traded price.',
    ],
    [
      'postponement',
      'If it is rescheduled to within two weeks, that game counts.',
      'If it is postponed by more than 48 hours, all legs are void.',
    ],
    [
      'tie',
      'In case of a tie, this market resolves to the name that comes first in alphabetical order.',
      'In the event of a tie, the market is decided by dead heat: the payout is split.',
    ],
    [
      'announcement',
      'An announcement of his resignation will be sufficient, regardless of when it takes effect.',
      'Resolves to Yes if he leaves office by June 30, 2027.',
    ],
    [
      'announcement',
      'If he leaves or has announced that he will leave before July 1, then Yes.',
      'He must be out of office; an announcement alone does not count. The announcement will not be sufficient.',
    ],
    [
      'death',
      'If the leader leaves solely because they have died, the market settles at the last traded price.',
      'Resolves to Yes if the leader ceases to hold office for any length of time.',
    ],
    [
      'early-close',
      'If this event occurs, the market will close and expire early.',
      'Resolves to Yes if it happens by June 30, 2027.',
    ],
    ['rounding', 'The change is rounded up to the nearest 25 bps.', 'Resolves to the bracket of the change.'],
    [
      'rounding',
      'If the value falls exactly between two brackets, the higher range counts.',
      'If it falls exactly on the boundary of two ranges, the lower bracket counts.',
    ],
  ])('%s', (kind, a, b) => {
    expect(kinds(a, b)).toEqual([kind])
    expect(kinds(b, a)).toEqual([kind])
  })

  it.each([
    [
      'void rules in other words',
      'If the game is canceled, with no make-up game, this market will resolve 50-50.',
      'In case of cancellation both outcomes pay $0.50.',
    ],
    [
      'void rules of one side only',
      'If the game is canceled, this market will resolve 50-50.',
      'Resolves to the winner of the game.',
    ],
    [
      'one limit in two units',
      'If it is postponed by more than two weeks, 50-50.',
      'If it is delayed beyond 14 days it settles at the fair price.',
    ],
    [
      'tie rules that are not decided in the text',
      'In case of a tie, the rulebook decides.',
      'In case of a tie the payout is split.',
    ],
    [
      'diplomatic ties',
      'Resolves to Yes if the two restore their ties.',
      'In case of a tie the market resolves to No.',
    ],
    [
      'a question about an announcement',
      'An announcement will be sufficient.',
      'Resolves to Yes if the party announces a new leader.',
    ],
    [
      'death stated to count',
      'If he leaves for any reason, including by death, Yes.',
      'Resolves to Yes if he leaves office.',
    ],
    [
      'rounds of a tournament',
      'The team must win both rounds, the second round included.',
      'Resolves to the bracket of the points.',
    ],
  ])('is not stated for %s', (_, a, b) => {
    expect(kinds(a, b)).toEqual([])
  })

  it('is quoted where it is said, shortly', () => {
    const [note] = notes(
      `${'Words that say nothing at all stand before it '.repeat(8)}and if the game is canceled this market resolves 50-50.`,
      'If the game is canceled it resolves to "No".',
    )
    expect(note?.a).toMatch(/^\.\.\. .*resolves 50-50\.$/)
    expect(note?.a?.length).toBeLessThan(150)
    expect(note?.b).toBe('If the game is canceled it resolves to "No".')
  })

  it("is read from the venue's condition beside its rules", () => {
    const early = { earlyCloseCondition: 'This market will close and expire early if the event occurs.' }
    expect(settlementNotes(ruled('Leaves office.', early), ruled('Leaves office.'))).toEqual([
      { kind: 'early-close', a: 'This market will close and expire early if the event occurs.' },
    ])
  })
})

describe('whose rules count', () => {
  const canceled = 'If it is canceled, this market will resolve 50-50.'
  const other = ruled('If it is canceled, this market will resolve to "No".')

  it('are those of the event where the market has none', () => {
    expect(settlementNotes({ event: { description: canceled }, market: {} }, other)).toHaveLength(1)
    expect(settlementNotes({ event: { description: canceled } }, other)).toHaveLength(1)
    expect(settlementNotes({ event: { description: canceled }, market: { description: 'Who wins.' } }, other)).toEqual(
      [],
    )
  })

  it('are unknown where there are none, and then nothing is said', () => {
    const early = 'If this event occurs, the market will close and expire early.'
    expect(settlementNotes(ruled(), ruled(early))).toEqual([])
    expect(settlementNotes(ruled(''), ruled(early))).toEqual([])
  })
})

describe('whatever rules hold', () => {
  const phrase = fc.constantFrom(
    'If the game is canceled, ',
    'postponed ',
    'resolve 50-50. ',
    'The source is ',
    'https://a.test/b ',
    'BLS. ',
    'at 5 PM ET. ',
    '11:59 PM PT ',
    'in case of a tie ',
    '"No". ',
    'U.S. ',
    'announcement will be sufficient. ',
    '\n',
  )
  const rules = fc
    .array(fc.oneof(phrase, fc.string({ maxLength: 8 })), { maxLength: 12 })
    .map((parts) => parts.join(''))

  it('the same on both sides gives no note, and sides can be swapped', () => {
    fc.assert(
      fc.property(rules, rules, (a, b) => {
        expect(notes(a, a)).toEqual([])
        expect(notes(b, a)).toEqual(
          notes(a, b).map(({ kind, a: ofA, b: ofB }) => ({
            kind,
            ...(ofB !== undefined && { a: ofB }),
            ...(ofA !== undefined && { b: ofA }),
          })),
        )
      }),
    )
  })
})
