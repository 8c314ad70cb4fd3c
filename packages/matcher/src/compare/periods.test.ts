import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('an announcement before its listing closes', () => {
  const next = (title: string, closes?: string) => ({ title, ...(closes && { closes }) })
  const who = 'Will Ann Roe be the next Captain Zorro?'
  testRelations([
    [next('Ann Roe announced as next Captain Zorro?', '2030-06-30'), next(who, '2034-01-01'), 'subset'],
    [next(who, '2034-01-01'), next('Ann Roe announced as the next Captain Zorro?', '2030-12-31'), 'superset'],
    [next('Ann Roe announced as next Captain Zorro?', '2034-01-01'), next(who, '2034-01-01'), 'identity'],
    [next('Ann Roe announced as next Captain Zorro?'), next(who, '2034-01-01'), 'identity'],
    [next(who, '2030-06-30'), next(who, '2034-01-01'), 'identity'],
  ])
})

describe('somebody who is chosen after an election', () => {
  const rules = (day: string) =>
    `If Ann Roe becomes Prime Minister of Peru as a result of government formation following the 2031 Peruvian election before ${day}, then the market resolves to Yes.`
  const title = 'Will Ann Roe be the next Prime Minister of Peru after the 2031 election?'
  testRelations([
    [{ title, rules: rules('Oct 4, 2032') }, { title, rules: rules('Jan 1, 2033') }, 'identity'],
    [
      { title: 'Will Ann Roe resign by Oct 4, 2032?', rules: rules('Oct 4, 2032') },
      { title: 'Will Ann Roe resign by Jan 1, 2033?', rules: rules('Jan 1, 2033') },
      'subset',
    ],
  ])
})

describe('the day of an election beside its year', () => {
  const most = (label: string) => ({ title: `Which party gets most seats in Peru on Feb 8, 2032? - ${label}`, label })
  testRelations([
    [most('Quibble'), 'Will Quibble win the most seats in the 2032 Peruvian parliamentary election?', 'identity'],
    [most('Quibble'), 'Will Quibble win the most seats in the 2033 Peruvian parliamentary election?', undefined],
    ['Will Quibble visit Peru on Feb 8, 2032?', 'Will Quibble visit Peru in 2032?', 'subset'],
  ])
})

describe('two days', () => {
  it.each([
    [
      'Will Ann Roe be the head of state of Peru on Dec 31, 2031?',
      'Will Ann Roe be the head of state of Peru on June 1, 2031?',
    ],
    [
      'Will Ann Roe be the head of state of Peru on Dec 31, 2031?',
      'Will Bob Doe be the head of state of Peru on June 1, 2031?',
    ],
    [
      'Will the upper bound of the federal funds rate be 3.5% at the end of 2031?',
      "Will the upper bound of the federal funds rate be above 3.75% following the Fed's Apr 29, 2031 meeting?",
    ],
    // a meeting of the next year
    [
      'Will the upper bound of the federal funds rate be 3.5% at the end of 2031?',
      "Will the upper bound of the federal funds rate be above 3.75% following the Fed's Apr 28, 2032 meeting?",
    ],
    [
      'Will the Fed cut rates by 25 bps after the April 2031 meeting?',
      'Will the upper bound of the federal funds rate be above 3.75% following the April 2031 meeting?',
    ],
  ])('overlap: %s | %s', (one, other) => {
    expect(relationOf(one, other)).toBe('overlap')
  })

  it.each([
    ['Will Google have the best AI model at the end of May 2031?', 'Will Meta have the top AI model on June 30, 2031?'],
    [
      'Will Apple be the largest company on May 31, 2031?',
      'Will Nvidia be the largest company in the world by market cap on June 30, 2031?',
    ],
    [
      'Will the high temp in Lyon be above 30° on July 1, 2031?',
      'Will the high temp in Lyon be above 30° on July 9, 2031?',
    ],
    ['Will the May 2031 unemployment rate be above 4%?', 'Will the June 2031 unemployment rate be above 4%?'],
    ['Will Ashby win on 2031-05-01?', 'Will Ashby win on 2031-05-09?'],
  ])('have nothing to do with each other: %s | %s', (one, other) => {
    expect(relationOf(one, other)).toBeUndefined()
  })

  it('on one day a post has one holder', () => {
    const on = (name: string) => `Will ${name} be the CEO of Acme on December 31, 2031?`
    expect(relationOf(on('Ann Roe'), on('Bob Doe'))).toBe('disjoint')
    expect(
      relationOf(
        'Will Ann Roe be in the Senate on December 31, 2031?',
        'Will Bob Doe be in the Senate on December 31, 2031?',
      ),
    ).not.toBe('disjoint')
  })
})

describe('the day of a cup beside its year', () => {
  const closing = (title: string, day: string) => ({ title, closes: `${day}T00:00:00Z` })
  const winner = closing('2034 FIFA World Cup winner - Peru', '2034-07-20')

  it('is that of its winner if the other listing closes then', () => {
    expect(relationOf("Will Peru win the Men's World Cup on July 19, 2034?", winner)).toBe('identity')
    expect(relationOf('Will Peru win at the World Cup on June 5, 2034?', winner)).not.toBe('identity')
  })
})

describe('an election', () => {
  it.each([
    ['Will Ann Roe win the 2031 Peru election?', 'Will Ann Roe win the Peruvian election on April 12, 2031?'],
    [
      'Will Ann Roe win the 2031 Peruvian presidential election?',
      'Will Ann Roe be elected as president of Peru in October of 2031?',
    ],
  ])('is the same by its day, its month and its year: %s | %s', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })

  it('is another one in another month of the next year', () => {
    expect(
      relationOf(
        'Will Ann Roe win the 2031 Peruvian presidential election?',
        'Will Ann Roe be elected as president of Peru in October of 2032?',
      ),
    ).toBeUndefined()
  })
})

describe('a post held through a month', () => {
  const through = 'Will Ann Roe remain prime minister of Peru through May 2031?'

  it('is held on the day after it, which is the same', () => {
    expect(relationOf(through, 'Will Ann Roe be prime minister of Peru on June 1, 2031?')).toBe('identity')
  })

  it('is held on each day before it, and not yet on a later one', () => {
    expect(relationOf(through, 'Will Ann Roe be prime minister of Peru on May 20, 2031?')).toBe('subset')
    expect(relationOf(through, 'Will Ann Roe be prime minister of Peru on June 20, 2031?')).toBe('superset')
  })
})

describe('prices of one day', () => {
  const price = (title: string, closes: string) => ({ title, closes: `2031-05-08T${closes}:00Z` })

  it.each([
    ['Will the price of Bitcoin be above $90,000 on May 8?', 'Bitcoin price on May 8, 2031? - $90,000 or above'],
    ['Will Gold be above $4,500 on May 8?', 'Gold price on May 8, 2031? - $4,500 or above'],
  ])('are read when their listings close: %s | %s', (one, other) => {
    expect(relationOf(price(one, '16:00'), price(other, '21:00'))).toBe('overlap')
    expect(relationOf(price(one, '16:00'), price(other, '16:00'))).toBe('identity')
  })

  it.each([
    // midnight and noon in UTC state only the date
    [
      'Will the price of Bitcoin be above $90,000 on May 8?',
      'Bitcoin price on May 8, 2031? - $90,000 or above',
      '12:00',
    ],
    ['Will Gold close above $4,500 on May 8?', 'Gold price at the close on May 8, 2031? - $4,500 or above', '21:00'],
    ['Will the high temp in Lyon be above 30° on May 8?', 'Highest temperature in Lyon on May 8? - above 30°', '21:00'],
  ])('are the same where no hour shows: %s | %s', (one, other, closes) => {
    expect(relationOf(price(one, '16:00'), price(other, closes))).toBe('identity')
  })
})

describe('a season beside the year in which it begins', () => {
  const season = { title: 'Will Ashby win the 2031-32 Quorra League?', closes: '2032-06-01T00:00:00Z' }
  const one = 'Will Ashby win the 2031 Quorra League?'
  it.each([
    // a listing that closes before the season begins is of the one before
    [{ title: one, closes: '2031-06-09T00:00:00Z' }, undefined],
    [{ title: one, closes: '2032-06-01T00:00:00Z' }, 'identity'],
    [{ title: one.replace('2031', '2032'), closes: '2031-06-09T00:00:00Z' }, 'identity'],
  ])('%j: %s', (listed, relation) => {
    expect(relationOf(season, listed)).toBe(relation)
  })
})

describe('"when" without its answer', () => {
  const when = (closes: string, label?: string) => ({
    title: 'When will Ann Roe resign?',
    closes,
    ...(label && { label }),
  })
  testRelations([
    [when('2031-10-31T23:00:00Z'), 'Will Ann Roe resign in 2031?', 'subset'],
    ['Will Ann Roe resign before 2033?', when('2031-06-30T23:00:00Z'), 'superset'],
    [when('2031-06-30T23:00:00Z'), when('2032-06-30T23:00:00Z'), 'subset'],
    // its deadline is not stated, so it is no identity
    [when('2031-12-31T23:00:00Z'), 'Will Ann Roe resign in 2031?', 'overlap'],
    [when('2031-10-31T23:00:00Z'), 'Will Ann Roe resign by June 30, 2031?', 'overlap'],
    [when('2031-10-31T23:00:00Z'), 'Will Ann Roe resign?', 'overlap'],
    [when('2031-10-31T23:00:00Z'), 'Will Bob Doe resign in 2031?', undefined],
    [when('2031-06-30T23:00:00Z', 'Before Jul 1, 2031'), 'Will Ann Roe resign by June 30, 2031?', 'identity'],
    [when('2031-06-30T23:00:00Z', 'Before Jul 1, 2031'), 'Will Ann Roe resign before 2033?', 'subset'],
  ])
})

describe('the office of a president beside the election before the oath', () => {
  const wins = 'Will JD Vance win the 2032 US presidential election?'
  testRelations([
    ['Will JD Vance be president before 2033?', wins, 'overlap'],
    ['Will JD Vance become president by December 31, 2032?', wins, 'overlap'],
    ['Will JD Vance be president in 2032?', wins, 'overlap'],
    ['Will Ann Roe be US president in 2032?', 'Will Ann Roe win the 2032 US presidential election?', 'overlap'],
    ['Will JD Vance be elected president in 2032?', wins, 'identity'],
    ['Will JD Vance become president in 2032?', wins, 'identity'],
    ['Will JD Vance be the next president in 2032?', 'Will Bob Doe win the 2032 US presidential election?', 'disjoint'],
    [
      'Will Ann Roe be president of Peru in 2031?',
      'Will Ann Roe win the 2031 Peruvian presidential election?',
      'identity',
    ],
    ['Will JD Vance be president before 2033?', 'Will Bob Doe win the 2032 Ohio Senate election?', undefined],
  ])
})

describe('an announcement of a candidacy before the year of the election', () => {
  testRelations([
    ['Will Ann Roe announce a presidential run before 2031?', 'Will Ann Roe run for president in 2032?', 'overlap'],
    ['Will Ann Roe announce a presidential run before 2031?', 'Will Bob Doe run for president in 2032?', undefined],
    [
      'Will Ann Roe announce a presidential run before 2031?',
      'Will Ann Roe run for governor of Ohio in 2032?',
      undefined,
    ],
    ['Will Ann Roe run for president before 2031?', 'Will Ann Roe run for president in 2032?', 'subset'],
    ['Will Ann Roe resign before 2031?', 'Will Ann Roe resign in 2032?', 'disjoint'],
  ])
})

describe('one of several times beside a deadline without a year', () => {
  const when = (label: string) => ({ title: `When will the House censure Ann Roe? - ${label}`, label })
  testRelations([
    [when('1/1/31 - 6/30/31'), 'Will the House censure Ann Roe by June 30?', 'overlap'],
    [when('Jan 1 - Mar 31, 2031'), 'Will the House censure Ann Roe by March 31?', 'overlap'],
    [when('1/1/31 - 6/30/31'), 'Will the House censure Ann Roe before 2033?', 'subset'],
    [when('1/1/31 - 6/30/31'), 'Will the House censure Ann Roe between Jan 1 and June 30, 2031?', 'identity'],
  ])
})

describe('deadlines in other words', () => {
  testRelations([
    // the end of a year that is not stated comes before that of a later one
    ['BTC hits >=$500K by EOY', 'Will 1 bitcoin be worth $500,000 or more before 2033?', 'subset'],
    ['Will Ann Roe resign before 2033?', 'Ann Roe resigns by the end of the year', 'superset'],
    ['Ann Roe resigns by EOY', 'Will Ann Roe resign in 2033?', 'overlap'],
    ['Ann Roe resigns by EOY', 'Will Ann Roe resign by the end of the year?', 'identity'],
    ['Ann Roe resigns by June 30', 'Will Ann Roe resign by June 30, 2031?', 'identity'],
    [
      'Will Ann Roe resign before noon Eastern Time on January 20, 2033?',
      'Will Ann Roe resign before January 20, 2033?',
      'identity',
    ],
    ['Will Ann Roe resign before noon ET on January 20, 2033?', 'Will Ann Roe resign by June 30, 2031?', 'superset'],
    ['Will Ann Roe resign by noon ET on January 20, 2033?', 'Will Ann Roe resign by January 20, 2033?', 'identity'],
    [
      'Will the US government enter a shutdown before February 1, 2031?',
      'Will there be another US government shutdown by January 31, 2031?',
      'identity',
    ],
    [
      'Will the US government enter a shutdown before February 1, 2031?',
      'Will the US government shutdown end before February 1, 2031?',
      undefined,
    ],
  ])
  const meets = 'meeting?'
  testRelations([
    [
      `Will the Fed cut rates *before* their scheduled September 2031 ${meets}`,
      `Will the Fed cut rates by 50 bps at their September 2031 ${meets}`,
      undefined,
    ],
    [
      `Will the Fed cut rates before its next September 2031 ${meets}`,
      'Will the Fed cut rates by June 2031?',
      'overlap',
    ],
    [
      `Will the Fed cut rates by their September 2031 ${meets}`,
      `Will the Fed cut rates by 50 bps at their September 2031 ${meets}`,
      'superset',
    ],
  ])
})

describe('the close of a year', () => {
  const gold = (title: string, label?: string) => ({ title, ...(label && { label }) })
  const listed = gold('What price will gold close at in 2031?', '$4,200-4,300')
  const at = (bounds: string, year = 2031) => `Will Gold close between ${bounds} at the end of ${year}?`
  testRelations([
    [listed, at('$4200 and $4300'), 'identity'],
    [listed, at('$4400 and $4500'), 'disjoint'],
    [listed, at('$4200 and $4300', 2032), 'overlap'],
    [listed, 'Will gold hit $4300 in 2031?', 'overlap'],
    // on any day of the year
    ['Will gold close above $4300 in 2031?', 'Will gold close above $4300 at the end of 2031?', 'superset'],
  ])
})

describe('the first of a ranking', () => {
  const listed = (label: string, title: string) => ({ label, title: title.replace('_', label) })
  const best = listed('Acme', 'Will _ have a top-ranked AI model before 2032?')
  testRelations([
    // the first may change until the last day
    [best, listed('Zorro', 'Will _ have the top AI model on December 31, 2031?'), undefined],
    [
      listed('Acme', 'Will _ have the top AI model on December 31, 2031?'),
      listed('Zorro', 'Will _ have the top AI model on December 31, 2031?'),
      'disjoint',
    ],
  ])
})

describe('a deadline in a title that passed a year before its listing closes', () => {
  const late = (closes: string, more: { label?: string; rules?: string }) => ({
    title: 'Ann Roe out as Acme CEO before 2031?',
    closes,
    ...more,
  })
  const next = 'Ann Roe out as Acme CEO before 2032?'
  testRelations([
    [late('2031-12-31T15:00:00Z', { label: 'Before 2032' }), next, 'identity'],
    [
      late('2031-12-31T15:00:00Z', { rules: 'If Ann Roe leaves Acme in 2031, then the market resolves to Yes.' }),
      'Ann Roe out as Acme CEO by June 30, 2031?',
      'superset',
    ],
    // the label alone, or the closing alone, shows no slip
    [late('2030-12-31T15:00:00Z', { label: 'Before 2032' }), next, 'subset'],
    [late('2031-12-31T15:00:00Z', {}), next, 'subset'],
    [late('2031-12-31T15:00:00Z', { label: 'Before 2033' }), next, 'subset'],
    [
      late('2031-12-31T15:00:00Z', { rules: 'If Ann Roe leaves before 2031, then the market resolves to Yes.' }),
      next,
      'subset',
    ],
  ])
})

describe('the end of a year that only the closing of a listing shows', () => {
  const listed = (title: string, closes = '2031-12-31T00:00:00Z') => ({ title, closes })
  const strike = 'US strike on Peru by December 31?'
  testRelations([
    [strike, listed(strike), 'identity'],
    [listed(strike), 'US strike on Peru by EOY?', 'identity'],
    [listed('Acme sale announced by Dec 31?'), 'Acme sale announced by December 31?', 'identity'],
    // it may be that of an earlier year
    [strike, 'US strike on Peru by December 31, 2031?', 'subset'],
    ['US strike on Peru before 2032?', strike, 'superset'],
    [strike, listed('US strike on Peru by December 31, 2032?', '2032-12-31T00:00:00Z'), 'subset'],
    [listed(strike), listed(strike, '2032-12-31T00:00:00Z'), 'subset'],
    [listed(strike), 'US strike on Peru by November 30?', 'superset'],
    [listed(strike), 'US strike on Chile by December 31?', undefined],
  ])
})

describe('a figure from one month to the next', () => {
  const inflation = (time: string) => `Will inflation be 0.5% or more ${time}?`
  testRelations([
    [
      inflation('from September to October 2031'),
      'Will the Consumer Price Index rise more than 0.4% in October 2031?',
      'identity',
    ],
    [inflation('from Dec to Jan 2031'), 'Will CPI MoM be 0.5% or more in January 2031?', 'identity'],
    [inflation('from September to October 2031'), 'Will CPI MoM be more than 0.5% in October 2031?', 'superset'],
    // that of a month alone may be of a year
    [inflation('from September to October 2031'), inflation('in October 2031'), 'overlap'],
    [inflation('from September to October 2031'), 'Will CPI YoY be 0.5% or more in October 2031?', 'overlap'],
    [inflation('from August to October 2031'), 'Will CPI MoM be 0.5% or more in October 2031?', undefined],
    [inflation('from September to October 2031'), 'Will CPI MoM be 0.5% or more in September 2031?', undefined],
    ['Will Acme sales rise 5% from September to October 2031?', 'Will Acme sales rise 5% in October 2031?', 'overlap'],
  ])
})

describe('a deadline of a decision on rates', () => {
  const by = (year: number) => `Will the Federal Reserve hike rates by December 31, ${year}?`
  testRelations([
    [by(2033), 'Will the Fed raise rates again in 2031?', undefined],
    ['Will the ECB cut rates by December 31, 2033?', 'Will the ECB cut rates in May 2031?', undefined],
    [by(2032), 'Will the Fed raise rates in 2031?', 'superset'],
    [by(2031), 'Will the Fed raise rates in 2031?', 'identity'],
    [by(2031), 'Will the Fed hike rates by June 30, 2031?', 'superset'],
    // what is done once may be done at any time before
    ['Will Ann Roe launch a token by December 31, 2033?', 'Will Ann Roe launch a token in 2031?', 'superset'],
  ])
})

describe('the seats of a party on a day and after the election of the year', () => {
  testRelations([
    [
      'Will Republicans win 52 Senate seats in the 2030 election?',
      'Will Republicans hold 52 Senate seats on Jan 3, 2030?',
      'overlap',
    ],
  ])
})

describe('a call of the election', () => {
  testRelations([
    [
      'Will the AP call the election on Nov 6, 2030?',
      'Will the AP call the election on November 15, 2030?',
      'disjoint',
    ],
    ['Will Ann Roe call Bob Doe on Nov 6, 2030?', 'Will Ann Roe call Bob Doe on November 15, 2030?', undefined],
  ])
})

describe('a year and a deadline that passes before it', () => {
  const within = {
    title: 'Will Zorrocoin lose its peg in 2031?',
    rules: 'If Zorrocoin loses its peg by Dec 30, 2031, then the market resolves to Yes.',
  }
  testRelations([
    [within, 'Will Zorrocoin lose its peg by November 30, 2028?', undefined],
    [within, 'Will Zorrocoin lose its peg by November 30, 2031?', 'superset'],
  ])
})

describe('a listing that closes at the deadline of the other', () => {
  const by = 'Will Ann Roe annul the Lima contract by January 20, 2031?'
  testRelations([
    [by, { title: 'Ann Roe annuls Lima contract?', closes: '2031-01-21' }, 'identity'],
    [
      { title: 'Before Election Day, will Ann Roe visit Lima?', closes: '2030-11-05' },
      'Will Ann Roe visit Lima before Nov 5, 2030?',
      'identity',
    ],
    [
      { title: 'Before Election Day, will Ann Roe visit Lima?', closes: '2030-11-05' },
      'Will Ann Roe visit Lima before Nov 25, 2030?',
      'subset',
    ],
  ])
})

describe('times that only one part of a question states', () => {
  const found = (began: string) => `Will the bureau find by the end of 2032 that the drought began in ${began}?`
  const pick = 'Who will Ann Roe pick as mayor of Lima?'
  testRelations([
    [found('Q4 2031'), found('Q3 2031'), 'disjoint'],
    [found('Q4 2031'), found('2031 or 2032'), 'subset'],
    [found('Q4 2031'), found('Q4 2031'), 'identity'],
    // a year of cuts beside a month before it
    ['Will the Fed cut rates 4 times in 2031?', 'Will the Fed cut rates in December 2030?', undefined],
    ['Will the Fed cut rates 4 times in 2031?', 'Will the Fed cut rates in June 2031?', 'overlap'],
    // the other listing is open after the deadline
    [
      'Will Ann Roe pick a mayor of Lima before May 1, 2031?',
      { title: `${pick} - Bob Doe`, closes: '2031-09-30' },
      'overlap',
    ],
  ])
})

describe('values that change all day', () => {
  const first = (name: string, closes: string) => ({ title: `${name} on May 3, 2031?`, closes })
  testRelations([
    [
      'Will EUR/USD be above 1.20 on May 3, 2031 at 10am EST?',
      'Will EUR/USD close above 1.20 on May 3, 2031?',
      'overlap',
    ],
    ['Will EUR/USD close above 1.20 on May 3, 2031?', 'EUR/USD closes above 1.20 on May 3, 2031?', 'identity'],
    [
      first('Will Zorro be the top free app', '2031-05-03T14:00:00Z'),
      first('Will Zorro be the #1 free app', '2031-05-03T16:00:00Z'),
      'overlap',
    ],
    [
      first('Will Zorro be the top free app', '2031-05-03T16:00:00Z'),
      first('Will Zorro be the #1 free app', '2031-05-03T16:00:00Z'),
      'identity',
    ],
  ])
})
