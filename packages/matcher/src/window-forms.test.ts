import { describe, expect, it } from 'vitest'
import { lieOfWorlds } from './__fixtures__/lie-of-worlds.ts'
import { listing } from './__fixtures__/listing.ts'
import { misreadPairs } from './__fixtures__/misread-pairs.ts'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { dayNumber } from './extract/calendar.ts'
import { match } from './match.ts'

/** Days of 2031 and 2032 [from, to), and the forms in which venues state them, separated by "|". */
type Window = readonly [forms: string, from: readonly [number, number], to: readonly [number, number], closes?: string]

/** The questions were listed at the beginning of 2031, so that deadlines and years begin then. */
const WINDOWS: readonly Window[] = [
  [
    'in 2031|during 2031|within 2031|throughout 2031|at any time in 2031|at any point in 2031|anytime in 2031|sometime in 2031|in the year 2031|in calendar year 2031|between January 1 and December 31, 2031',
    [1, 1],
    [13, 1],
  ],
  [
    'by end of 2031|by the end of 2031|before 2032|before the year 2032|before Jan 1, 2032|prior to January 1, 2032|before the start of 2032|before the end of 2031|until the end of 2031|through the end of 2031|by the close of 2031',
    [1, 1],
    [13, 1],
  ],
  [
    'by December 31, 2031|by Dec 31, 2031|by 31 December 2031|by the 31st of December 2031|by 2031-12-31|by 12/31/2031|on or before December 31, 2031|no later than December 31, 2031|not later than December 31, 2031|through December 31, 2031|by EOY 2031|by year-end 2031|by midnight on December 31, 2031|by 11:59 PM ET on December 31, 2031',
    [1, 1],
    [13, 1],
  ],
  [
    'this year|by December 31|by the end of the year|by year end|by EOY|before year end|before the year ends|by the end of this year|by the end of December|before January 1',
    [1, 1],
    [13, 1],
    '2031-12-31',
  ],
  [
    'in Q2 2031|during Q2 2031|in 2Q 2031|in Q2 of 2031|in the second quarter of 2031|in the 2nd quarter of 2031|between April 1 and June 30, 2031|from April to June 2031',
    [4, 1],
    [7, 1],
  ],
  [
    'in May 2031|during May 2031|in May of 2031|in the month of May 2031|between May 1 and May 31, 2031|from May 1 through May 31, 2031|May 1-31, 2031|between May 1 and 31, 2031',
    [5, 1],
    [6, 1],
  ],
  ['in May', [5, 1], [6, 1], '2031-05-31'],
  [
    'in the first half of 2031|in H1 2031|in 1H 2031|in the first six months of 2031|between January 1 and June 30, 2031|by June 30, 2031|before July 2031|before July 1, 2031|by the end of June 2031|by the end of Q2 2031|by the end of the first half of 2031|by mid-2031',
    [1, 1],
    [7, 1],
  ],
  [
    'in the second half of 2031|in H2 2031|in the last six months of 2031|between July 1 and December 31, 2031',
    [7, 1],
    [13, 1],
  ],
  [
    'between May 1 and June 30, 2031|from May 1 to June 30, 2031|in May or June 2031|from May to June 2031',
    [5, 1],
    [7, 1],
  ],
  ['on May 26, 2031|on 26 May 2031|on Monday, May 26, 2031|on 2031-05-26|on the 26th of May 2031', [5, 26], [5, 27]],
  ['by May 26, 2031|before May 27, 2031|on or before May 26, 2031|through May 26, 2031', [1, 1], [5, 27]],
  ['by May 26', [1, 1], [5, 27], '2031-05-26'],
  ['before May 26, 2031|by May 25, 2031|prior to May 26, 2031', [1, 1], [5, 26]],
  [
    'between May 5 and May 11, 2031|between May 5 and 11, 2031|May 5-11, 2031|in the week of May 5, 2031|in the week beginning May 5, 2031|in the week ending May 11, 2031',
    [5, 5],
    [5, 12],
  ],
  ['between May 12 and May 18, 2031|in the week of May 12, 2031', [5, 12], [5, 19]],
  [
    'by March 31, 2031|by the end of March 2031|before April 2031|before April 1, 2031|by the end of Q1 2031|in Q1 2031|in the first three months of 2031',
    [1, 1],
    [4, 1],
  ],
  ['in June 2031', [6, 1], [7, 1]],
  ['in December 2031', [12, 1], [13, 1]],
  ['by the end of 2032|before 2033|by December 31, 2032', [1, 1], [25, 1]],
]

const BEGINS = dayNumber(2031, 1, 1)

/** Whether something that happens once happens in the window, for each day of its happening. */
function worldsOf([, from, to]: Window): boolean[] {
  const [first, last] = [from, to].map(([month, day]) => dayNumber(2031, month, day) - BEGINS)
  return Array.from({ length: 800 }, (_, day) => day >= (first ?? 0) && day < (last ?? 0))
}

describe('what happens once', () => {
  it.each([
    'Will Ann Roe resign as mayor of Lima _?',
    'Will the Lima ceasefire end _?',
    'Will Zorro launch its token _?',
    'Will Peru leave the UN _?',
  ])('lies as its days: %s', (title) => {
    const forms = WINDOWS.flatMap((window) =>
      window[0].split('|').map((text) => ({
        market: { title: title.replace('_', text), ...(window[3] && { closes: window[3] }) },
        worlds: worldsOf(window),
      })),
    )
    const misread = misreadPairs(forms, lieOfWorlds)
    // days without one in common may also be said to have nothing to do with each other
    expect(misread.filter((pair) => !pair.endsWith('undefined, not disjoint'))).toEqual([])
  })
})

/** Questions whose forms of time mean the same, and forms with which they must not be confused. */
const SAME: readonly (readonly [title: string, forms: string, others: string])[] = [
  [
    'Will Ann Roe sign the Zorro Act _?',
    'within 100 days of taking office|in her first 100 days in office|during the first 100 days of her presidency',
    'in 2031|in her first 200 days in office|in her first year in office',
  ],
  [
    'Will Ann Roe resign _?',
    'before the 2030 midterms|before the 2030 midterm elections|before November 5, 2030|prior to the 2030 midterms',
    'after the 2030 midterms|before 2032|before the 2032 presidential election',
  ],
  [
    'Will Ann Roe resign _?',
    'before the midterms|before the midterm elections|ahead of the midterms|by the midterms',
    'after the midterms|in 2031|before the next general election',
  ],
  [
    'Will Ann Roe be replaced as leader of the Zorro Party _?',
    'before the next general election|prior to the next general election|ahead of the next general election',
    'after the next general election|in 2031|before the next local elections',
  ],
  [
    'Will Zorro be released _?',
    'in the summer of 2031|in summer 2031|during summer 2031',
    'in winter 2031|in July 2031|in 2031|in Q3 2031|in summer 2032',
  ],
  [
    'Will Acme revenue exceed $1B _?',
    'in FY 2031|in FY2031|in fiscal year 2031|in fiscal 2031',
    'in 2031|in Q2 2031|in FY 2032|by the end of 2031',
  ],
  [
    'Will Ann Roe be traded _?',
    'in the 2030-31 season|during the 2030/31 season|in the 2030-2031 season',
    'in the 2031-32 season|in 2030|in 2031|before the 2030-31 season',
  ],
  [
    'Will Ann Roe be mayor of Lima _?',
    'on March 31, 2031|at the end of March 2031|as of March 31, 2031|on 31 March 2031',
    'on April 30, 2031|at the end of 2031|on March 31, 2032',
  ],
  [
    'Will Ann Roe be mayor of Lima _?',
    'at the end of 2031|on December 31, 2031|at year end 2031',
    'in 2032|in May 2031',
  ],
  [
    'Will Bitcoin hit $150,000 _?',
    'in May 2031|at any time in May 2031|between May 1 and May 31, 2031',
    'by the end of May 2031|in Q2 2031|in 2031|on May 31, 2031',
  ],
  [
    'Will Bitcoin be above $150,000 _?',
    'on May 26, 2031|as of May 26, 2031',
    'in May 2031|by May 26, 2031|on May 27, 2031',
  ],
]

describe.each(SAME)('%s', (title, forms, others) => {
  const [first = '', ...same] = forms.split('|').map((form) => title.replace('_', form))

  it.each(same)('is the same: %s', (other) => {
    expect(relationOf(first, other)).toBe('identity')
  })

  it.each(others.split('|').map((form) => title.replace('_', form)))('is another question: %s', (other) => {
    for (const one of [first, ...same]) expect(['identity', 'complement']).not.toContain(relationOf(one, other))
  })
})

it('what may happen on two days is on one day no reason against the other', () => {
  const visits = (when: string) => `Will Ann Roe visit Peru ${when}?`
  expect(relationOf(visits('in the week of May 5, 2031'), visits('in May 2031'))).toBe('subset')
  expect(relationOf(visits('in May 2031'), visits('in June 2031'))).not.toBe('disjoint')
  const holds = (when: string) => `Will Ann Roe be the head of state of Peru ${when}?`
  expect(relationOf(holds('on May 26, 2031'), holds('on June 3, 2031'))).toBe('overlap')
})

it('does not take the name of an award for a year', () => {
  expect(
    relationOf('Will Ann Roe be Time Person of the Year 2031?', 'Will Ann Roe be the 2031 Time Person of the Year?'),
  ).toBe('identity')
})

describe('the minutes before the end of a listing', () => {
  const rises = listing('kalshi', { id: 'KXBTC15M-31MAY031715', title: 'BTC price up in next 15 mins?' })
  it.each([
    ['Bitcoin Up or Down - May 3, 2031, 5:00PM-5:15PM ET', ['identity']],
    ['Bitcoin Up or Down - May 3, 2031, 5:15PM-5:30PM ET', []],
    ['Bitcoin Up or Down - May 4, 2031, 5:00PM-5:15PM ET', []],
    ['Will Bitcoin dip to $20 between May 1 and May 7, 2031?', []],
  ])('are those before the hour of its ticker, beside %j', (title, relations) => {
    const edges = match([rises, listing('polymarket', { title })])
    expect(edges.map(({ relation }) => relation)).toEqual(relations)
  })
})
