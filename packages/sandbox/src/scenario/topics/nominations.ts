import { group, near, type Topic } from '../families/draft.ts'
import { field, yesNo } from '../families/options.ts'
import { question } from '../families/question.ts'

const race = { category: 'elections', tags: ['Politics', 'Elections', '2028'] } as const

const democrats = field(
  `Gavin Newsom 34; Alexandria Ocasio-Cortez 13; Josh Shapiro 9; Pete Buttigieg 8; Jon Ossoff 7; JB Pritzker 5; Andy Beshear 5; Kamala Harris 4; Wes Moore 3;
   Gretchen Whitmer 3; Mark Kelly 3; Stephen A. Smith 1; Ro Khanna 2; Raphael Warnock 1; Cory Booker 1; Tim Walz 1`,
)

const republicans = field(
  'JD Vance 55; Marco Rubio 19; Donald Trump Jr. 5; Donald Trump 4; Ron DeSantis 3; Tucker Carlson 4; Nikki Haley 2; Ted Cruz 2; Glenn Youngkin 2; Josh Hawley 1; Brian Kemp 1; Rand Paul 2',
)

const nomineeDemocratic = question({
  ...race,
  key: 'nominee 2028 democratic',
  closes: '2028-08-24',
  options: democrats,
  listings: [
    {
      venue: 'polymarket',
      title: 'Democratic Presidential Nominee 2028',
      ask: 'Will {name} win the 2028 Democratic presidential nomination?',
      fact: '{name} wins and accepts the 2028 nomination of the Democratic Party for U.S. president',
    },
    {
      venue: 'kalshi',
      ticker: 'KXPRESNOMD-28',
      title: 'Democratic nominee in 2028?',
      ask: 'Will {name} be the nominee for the Presidency for the Democratic party?',
      fact: '{name} wins the nomination for the Presidency of the Democratic party in 2028',
    },
    {
      venue: 'predictit',
      title: 'Who will win the 2028 Democratic presidential nomination?',
      ask: 'Who will win the 2028 Democratic presidential nomination? {last}',
      label: '{last}',
    },
    {
      venue: 'limitless',
      ask: 'Will {name} be the 2028 Democratic nominee for President?',
      fact: '{name} is nominated for President by the 2028 Democratic National Convention',
      apart: true,
      only: ['GNEWS', 'AOCAS', 'JSHAP', 'PBUTT', 'JOSSO'],
    },
    {
      venue: 'manifold',
      title: 'Who will be the Democratic nominee in 2028?',
      ask: 'Who will be the Democratic nominee in 2028? {name}',
      fact: '{name} is the nominee',
      names: { AOCAS: 'AOC (Alexandria Ocasio-Cortez)' },
    },
  ],
})

const nomineeRepublican = question({
  ...race,
  key: 'nominee 2028 republican',
  closes: '2028-08-10',
  options: republicans,
  listings: [
    {
      venue: 'polymarket',
      title: 'Republican Presidential Nominee 2028',
      ask: 'Will {name} win the 2028 Republican presidential nomination?',
      fact: '{name} wins and accepts the 2028 nomination of the Republican Party for U.S. president',
    },
    {
      venue: 'kalshi',
      ticker: 'KXPRESNOMR-28',
      title: 'Republican nominee in 2028?',
      ask: 'Will {name} be the nominee for the Presidency for the Republican party?',
      fact: '{name} wins the nomination for the Presidency of the Republican party in 2028',
      names: { JVANC: 'J.D. Vance' },
    },
    {
      venue: 'predictit',
      title: 'Who will win the 2028 Republican presidential nomination?',
      ask: 'Who will win the 2028 Republican presidential nomination? {last}',
      label: '{last}',
      only: ['JVANC', 'MRUBI', 'RDESA', 'TCARL', 'NHALE', 'TCRUZ', 'GYOUN', 'JHAWL', 'BKEMP', 'RPAUL'],
    },
  ],
})

const vice = question({
  ...race,
  key: 'vice nominee 2028 republican',
  closes: '2028-08-10',
  options: field(
    'Marco Rubio 26; Sarah Huckabee Sanders 14; Elise Stefanik 12; Vivek Ramaswamy 10; Tulsi Gabbard 12; Glenn Youngkin 14; Ron DeSantis 12',
  ),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXVPRESNOMR-28',
      title: 'Republican VP nominee in 2028?',
      ask: 'Will {name} be the nominee for the Vice Presidency for the Republican party?',
      fact: '{name} is nominated for Vice President',
    },
  ],
})

const laterCycle = question({
  ...race,
  key: 'nominee 2032 democratic',
  closes: '2032-08-24',
  options: yesNo(0.06),
  listings: [
    {
      venue: 'manifold',
      ask: 'Will Pete Buttigieg be the Democratic presidential nominee in 2032?',
      fact: 'he is nominated in 2032',
    },
  ],
})

const running = question({
  ...race,
  key: 'runs 2028 ossoff',
  closes: '2028-01-31',
  options: yesNo(0.58),
  listings: [
    {
      venue: 'manifold',
      ask: 'Will Jon Ossoff announce a run for president before February 2028?',
      fact: 'he declares his candidacy by January 31, 2028',
    },
  ],
})

const primary = question({
  ...race,
  key: 'new hampshire primary 2028 democratic',
  closes: '2028-02-08',
  options: field('Gavin Newsom 31; Pete Buttigieg 25; Alexandria Ocasio-Cortez 20; Josh Shapiro 14; Jon Ossoff 10'),
  listings: [
    {
      venue: 'limitless',
      title: 'New Hampshire Democratic Primary 2028',
      ask: 'New Hampshire Democratic Primary 2028: {name}',
      fact: '{name} wins most votes in the primary',
    },
  ],
})

export const nominations: Topic = {
  groups: [
    group('2028: Democratic nominee', 'event-per-option', nomineeDemocratic),
    group('2028: Republican nominee', 'same-options', nomineeRepublican),
  ],
  others: [vice, laterCycle, running, primary].flat(),
  nearMisses: [
    near('nominee-or-winner', 'superset', 'kalshi nominee 2028 democratic GNEWS', 'polymarket president 2028 GNEWS'),
    near('nominee-or-winner', 'subset', 'limitless president 2028 JVANC', 'predictit nominee 2028 republican JVANC'),
    near('office', 'disjoint', 'kalshi vice nominee 2028 republican MRUBI', 'polymarket nominee 2028 republican MRUBI'),
    near('cycle', 'none', 'manifold nominee 2032 democratic', 'polymarket nominee 2028 democratic PBUTT'),
    near('runs-or-wins', 'superset', 'manifold runs 2028 ossoff', 'limitless nominee 2028 democratic JOSSO'),
    near(
      'primary-or-nomination',
      'overlap',
      'limitless new hampshire primary 2028 democratic GNEWS',
      'predictit nominee 2028 democratic GNEWS',
    ),
    near('party', 'none', 'kalshi nominee 2028 democratic JPRIT', 'predictit nominee 2028 republican RPAUL'),
    near(
      'other-option',
      'disjoint',
      'manifold nominee 2028 democratic GNEWS',
      'predictit nominee 2028 democratic JSHAP',
    ),
  ],
}
