import { group, near, type Topic } from '../families/draft.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const race = { category: 'elections', tags: ['Politics', 'Elections', 'US'] } as const

const chicago = question({
  ...race,
  key: 'mayor chicago 2027',
  closes: '2027-04-06',
  options: field('Brandon Johnson 16; Alexi Giannoulias 38; Susana Mendoza 31; Mike Quigley 15'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Chicago Mayoral Election',
      ask: 'Will {name} win the 2027 Chicago Mayoral Election?',
      fact: '{name} is elected Mayor of Chicago in 2027',
    },
    {
      venue: 'kalshi',
      ticker: 'KXCHIMAYOR-27',
      title: 'Chicago mayoral winner?',
      ask: 'Will {name} be elected Mayor of Chicago?',
      fact: '{name} wins the 2027 mayoral election in Chicago',
    },
    {
      venue: 'predictit',
      title: 'Who will be elected mayor of Chicago in 2027?',
      ask: 'Who will be elected mayor of Chicago in 2027? {last}',
      label: '{last}',
    },
    {
      venue: 'manifold',
      ask: 'Brandon Johnson re-elected as mayor of Chicago in 2027?',
      fact: 'he wins the 2027 election',
      apart: true,
      only: ['BJOHN'],
    },
  ],
})

const chicagoFirst = question({
  ...race,
  key: 'mayor chicago 2027 first round',
  closes: '2027-02-23',
  options: field('Alexi Giannoulias 43; Susana Mendoza 34; Brandon Johnson 14; Mike Quigley 9'),
  listings: [
    {
      venue: 'limitless',
      title: 'Chicago mayor: most votes on February 23',
      ask: 'Chicago mayor: most votes on February 23: {name}',
      fact: '{name} is first in the first round of the 2027 mayoral election',
    },
  ],
})

const runoff = question({
  ...race,
  key: 'mayor chicago 2027 runoff',
  closes: '2027-02-23',
  exclusive: false,
  options: field('Alexi Giannoulias 70; Susana Mendoza 62; Brandon Johnson 38').map((option) => ({
    ...option,
    fair: option.fair * 1.7,
  })),
  listings: [
    {
      venue: 'manifold',
      title: 'Who reaches the Chicago mayoral runoff in 2027?',
      ask: 'Who reaches the Chicago mayoral runoff in 2027? {name}',
      fact: '{name} is one of the two candidates of the April runoff',
    },
  ],
})

const council = (city: string, names: string) =>
  question({
    ...race,
    key: `mayor ${city} 2027`,
    closes: '2027-11-02',
    options: field(names),
    listings: [
      {
        venue: 'kalshi',
        ticker: `KXMAYOR${city.slice(0, 4).toUpperCase()}-27`,
        title: `${city} mayoral winner?`,
        ask: `Will {name} be elected Mayor of ${city}?`,
        fact: `{name} wins the 2027 mayoral election in ${city}`,
      },
    ],
  })

export const mayors: Topic = {
  groups: [group('mayor of Chicago 2027', 'event-per-option', chicago)],
  others: [
    chicagoFirst,
    runoff,
    council('Houston', 'John Whitmire 62; Chris Hollins 38'),
    council('Philadelphia', 'Cherelle Parker 80; Rebecca Rhynhart 20'),
    council('Denver', 'Mike Johnston 66; Lisa Calderón 34'),
  ].flat(),
  nearMisses: [
    near(
      'first-or-winner',
      'overlap',
      'limitless mayor chicago 2027 first round AGIAN',
      'kalshi mayor chicago 2027 AGIAN',
    ),
    near(
      'first-or-top-two',
      'subset',
      'limitless mayor chicago 2027 first round SMEND',
      'manifold mayor chicago 2027 runoff SMEND',
    ),
  ],
}
