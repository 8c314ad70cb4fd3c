import { group, near, type Topic } from '../families/draft.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const race = { category: 'elections', tags: ['Politics', 'Elections', '2028'] } as const

const winners = field(
  'JD Vance 27; Gavin Newsom 20; Marco Rubio 9; Alexandria Ocasio-Cortez 7; Josh Shapiro 5; Pete Buttigieg 5; Jon Ossoff 5; Donald Trump Jr. 3; JB Pritzker 3; Andy Beshear 3; Kamala Harris 3; Ron DeSantis 2; Wes Moore 2; Mark Kelly 2; Tucker Carlson 2',
)

const parties = field('Democratic 56; Republican 43; Other 1')

const winner = question({
  ...race,
  key: 'president 2028',
  closes: '2028-11-07',
  options: winners,
  listings: [
    {
      venue: 'polymarket',
      title: 'Presidential Election Winner 2028',
      ask: 'Will {name} win the 2028 US Presidential Election?',
      fact: '{name} wins the 2028 U.S. presidential election',
    },
    {
      venue: 'kalshi',
      ticker: 'KXPRESPERSON-28',
      title: 'Who will win the next presidential election?',
      subtitle: '2028',
      ask: 'Will {name} win the 2028 presidential election?',
      fact: '{name} wins the 2028 presidential election',
      names: { JVANC: 'J.D. Vance' },
    },
    {
      venue: 'limitless',
      title: '🇺🇸 Presidential Election Winner 2028',
      ask: 'Presidential Election Winner 2028: {name}',
      fact: '{name} wins the election of November 7, 2028',
    },
  ],
})

const party = question({
  ...race,
  key: 'president 2028 party',
  closes: '2028-11-07',
  options: parties,
  listings: [
    {
      venue: 'polymarket',
      title: 'Which party wins 2028 US Presidential Election?',
      ask: 'Will the {name} candidate win the 2028 US Presidential Election?',
      fact: 'a candidate of this party wins: {name}',
      names: { OTHER: 'independent or other' },
    },
    {
      venue: 'kalshi',
      ticker: 'KXPRESPARTY-2028',
      title: '2028 Presidential Election winner? (Party)',
      ask: 'Will a {name} party candidate win the 2028 presidential election?',
      fact: 'the {name} party’s candidate wins the 2028 presidential election',
      only: ['DEMOC', 'REPUB'],
      label: '{name} party',
    },
    {
      venue: 'predictit',
      title: 'Which party will win the 2028 US presidential election?',
      ask: 'Which party will win the 2028 US presidential election? {name}',
      only: ['DEMOC', 'REPUB'],
    },
    {
      venue: 'manifold',
      ask: 'Will the Democrats win back the White House in 2028?',
      fact: 'the winner of the 2028 presidential election is a Democrat',
      only: ['DEMOC'],
      apart: true,
    },
  ],
})

const popular = question({
  ...race,
  key: 'popular vote 2028 party',
  closes: '2028-11-07',
  options: parties,
  listings: [
    {
      venue: 'limitless',
      title: '2028 Popular Vote Winner (Party)',
      ask: '2028 Popular Vote Winner: {name}',
      fact: 'this party’s candidate receives most votes nationwide: {name}',
      only: ['DEMOC', 'REPUB'],
    },
  ],
})

export const presidency: Topic = {
  groups: [group('2028: next president', 'same-options', winner), group('2028: winning party', 'other-names', party)],
  others: [popular].flat(),
  nearMisses: [
    near('person-or-party', 'subset', 'limitless president 2028 GNEWS', 'kalshi president 2028 party DEMOC'),
    near('person-or-party', 'subset', 'limitless president 2028 JVANC', 'predictit president 2028 party REPUB'),
    near('popular-vote', 'overlap', 'limitless popular vote 2028 party DEMOC', 'manifold president 2028 party DEMOC'),
    near('other-option', 'disjoint', 'kalshi president 2028 party REPUB', 'predictit president 2028 party DEMOC'),
  ],
}
