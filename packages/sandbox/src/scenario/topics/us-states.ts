import { bands, percent } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { field, type Option } from '../families/options.ts'
import { question } from '../families/question.ts'

const race = { category: 'elections', tags: ['Politics', 'Elections', 'US'] } as const

const parties = (democratic: number): Option[] => field(`Democratic ${democratic}; Republican ${1 - democratic}`)

const noun = { DEMOC: 'Democrat', REPUB: 'Republican' }

const plural = { DEMOC: 'Democrats', REPUB: 'Republicans' }

/** A governor's race by party: Kalshi names the state only, PredictIt asks which party. */
const governor = (
  state: string,
  code: string,
  democratic: number,
  ...venues: ('kalshi' | 'polymarket' | 'predictit' | 'limitless')[]
) =>
  question({
    ...race,
    key: `governor ${code} 2027`,
    closes: '2027-11-02',
    options: parties(democratic),
    fact: `the {name} candidate wins the 2027 election for Governor of ${state}`,
    listings: [
      {
        venue: 'polymarket' as const,
        title: `${state} Governor Election Winner`,
        ask: `Will a {name} win the 2027 ${state} governor election?`,
        label: '{name}',
        names: noun,
      },
      {
        venue: 'kalshi' as const,
        ticker: `GOVPARTY${code}-27`,
        title: `${state} Governor winner?`,
        subtitle: '2027',
        ask: `Will {name} win the governorship in ${state}?`,
        names: plural,
      },
      {
        venue: 'predictit' as const,
        title: `Which party will win the 2027 ${state} gubernatorial election?`,
        ask: `Which party will win the 2027 ${state} gubernatorial election? {name}`,
      },
      {
        venue: 'limitless' as const,
        ask: `Will a {name} be elected ${state} governor in 2027?`,
        names: noun,
        apart: true,
      },
    ].filter(({ venue }) => (venues as string[]).includes(venue)),
  })

/** A district of the House in 2028. */
const district = (state: string, code: string, democratic: number, ...venues: ('kalshi' | 'polymarket')[]) =>
  question({
    ...race,
    key: `house ${code} 2028`,
    closes: '2028-11-07',
    options: parties(democratic),
    fact: `the {name} party’s candidate wins the ${code} seat of the U.S. House in the 2028 election`,
    listings: [
      {
        venue: 'kalshi' as const,
        ticker: `KXHOUSERACE-${code.replace('-', '')}-28`,
        title: `${code === 'AK-AL' ? state : code} House winner? (2028)`,
        ask: `Will {name} win the House race for ${code}?`,
      },
      {
        venue: 'polymarket' as const,
        title: `${code} House Election Winner 2028`,
        ask: `Will the {name} candidate win the ${code} House seat in 2028?`,
      },
    ].filter(({ venue }) => (venues as string[]).includes(venue)),
  })

const senate = (state: string, code: string, year: number, democratic: number, venue: 'kalshi' | 'predictit') =>
  question({
    ...race,
    key: `senate ${code} ${year}`,
    closes: `${year}-11-07`,
    options: parties(democratic),
    listings: [
      venue === 'kalshi'
        ? {
            venue,
            ticker: `SENATE${code}-${year % 100}`,
            title: `${state} Senate winner? (${year})`,
            ask: `Will {name} win the Senate race in ${state}?`,
            names: plural,
            fact: `a member of the {name} party wins the ${year} Senate election in ${state}`,
          }
        : {
            venue,
            title: `Which party will win the ${year} US Senate election in ${state}?`,
            ask: `Which party will win the ${year} US Senate election in ${state}? {name}`,
          },
    ],
  })

const kentuckyDemocrats = field('Jacqueline Coleman 45; Rocky Adkins 30; Pamela Stevenson 25')

const primary = question({
  ...race,
  key: 'governor KY 2027 democratic nominee',
  closes: '2027-05-18',
  options: kentuckyDemocrats,
  listings: [
    {
      venue: 'polymarket',
      title: 'Kentucky Governor Democratic Primary Winner',
      ask: 'Will {name} win the 2027 Kentucky Governor Democratic Primary?',
      fact: '{name} wins the Democratic primary for Governor of Kentucky on May 18, 2027',
    },
    {
      venue: 'kalshi',
      ticker: 'KXGOVKYNOMD-27',
      title: 'Kentucky Democratic Governor nominee?',
      ask: 'Will {name} be the Democratic nominee for Governor in Kentucky?',
      fact: '{name} wins the 2027 Democratic nomination for Governor of Kentucky',
    },
  ],
})

const republicanPrimary = question({
  ...race,
  key: 'governor KY 2027 republican nominee',
  closes: '2027-05-18',
  options: field('James Comer 55; Daniel Cameron 20; Michael Adams 25'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Kentucky Governor Republican Primary Winner',
      ask: 'Will {name} win the 2027 Kentucky Governor Republican Primary?',
      fact: '{name} wins the Republican primary',
    },
  ],
})

const senatePrimary = question({
  ...race,
  key: 'senate KY 2028 democratic nominee',
  closes: '2028-05-16',
  options: field('Andy Beshear 60; Amy McGrath 20; Pamela Stevenson 20'),
  listings: [
    {
      venue: 'limitless',
      title: 'Kentucky Democratic Senate Primary 2028',
      ask: 'Kentucky Democratic Senate Primary 2028: {name}',
      fact: '{name} wins the primary',
    },
  ],
})

const margin = bands({ mean: 3.5, deviation: 6, step: 0.1, write: percent })

const victory = question({
  ...race,
  key: 'governor KY 2027 margin',
  closes: '2027-11-02',
  exclusive: false,
  options: margin.atLeast(2, 5, 8),
  listings: [
    {
      venue: 'limitless',
      title: 'Kentucky governor 2027: Republican margin of victory',
      ask: 'Kentucky governor 2027: Republican margin of victory {name}',
      fact: 'the Republican candidate wins by {band}',
    },
  ],
})

export const usStates: Topic = {
  groups: [
    group(
      'governor of Kentucky 2027',
      'other-names',
      governor('Kentucky', 'KY', 0.36, 'kalshi', 'polymarket', 'predictit'),
    ),
    group('governor of Louisiana 2027', 'event-per-option', governor('Louisiana', 'LA', 0.12, 'kalshi', 'limitless')),
    group(
      'governor of Mississippi 2027',
      'other-names',
      governor('Mississippi', 'MS', 0.19, 'polymarket', 'predictit'),
    ),
    group('Kentucky governor: Democratic nominee', 'other-names', primary),
    group('House: VA-09 in 2028', 'same-options', district('Virginia', 'VA-09', 0.11, 'kalshi', 'polymarket')),
    group('House: Alaska at large in 2028', 'other-names', district('Alaska', 'AK-AL', 0.38, 'kalshi', 'polymarket')),
  ],
  others: [
    district('Virginia', 'VA-08', 0.96, 'polymarket'),
    district('Virginia', 'VA-10', 0.82, 'kalshi'),
    district('Alabama', 'AL-02', 0.63, 'polymarket'),
    senate('Kansas', 'KS', 2028, 0.18, 'kalshi'),
    senate('Wisconsin', 'WI', 2028, 0.52, 'predictit'),
    senate('Kentucky', 'KY', 2028, 0.25, 'kalshi'),
    republicanPrimary,
    senatePrimary,
    victory,
  ].flat(),
  nearMisses: [
    near('district', 'none', 'kalshi house VA-09 2028 DEMOC', 'polymarket house VA-08 2028 DEMOC'),
    near('district', 'none', 'kalshi house VA-10 2028 REPUB', 'polymarket house VA-09 2028 REPUB'),
    near('district', 'none', 'kalshi house AK-AL 2028 DEMOC', 'polymarket house AL-02 2028 DEMOC'),
    near('state', 'none', 'kalshi governor KY 2027 DEMOC', 'polymarket governor MS 2027 DEMOC'),
    near('state', 'none', 'kalshi senate KS 2028 REPUB', 'predictit senate WI 2028 REPUB'),
    near('office', 'none', 'kalshi senate KY 2028 REPUB', 'predictit governor KY 2027 REPUB'),
    near(
      'office',
      'none',
      'kalshi governor KY 2027 democratic nominee PSTEV',
      'limitless senate KY 2028 democratic nominee PSTEV',
    ),
    near(
      'party',
      'none',
      'kalshi governor KY 2027 democratic nominee RADKI',
      'polymarket governor KY 2027 republican nominee DCAME',
    ),
    near(
      'primary-or-general',
      'overlap',
      'kalshi governor KY 2027 democratic nominee JCOLE',
      'predictit governor KY 2027 DEMOC',
    ),
    near('margin', 'subset', 'limitless governor KY 2027 margin >= 5', 'predictit governor KY 2027 REPUB'),
    near('other-option', 'disjoint', 'kalshi governor LA 2027 DEMOC', 'limitless governor LA 2027 REPUB'),
  ],
}
