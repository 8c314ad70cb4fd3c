import { group, near, type Topic } from '../families/draft.ts'
import { field, yesNo } from '../families/options.ts'
import { question } from '../families/question.ts'

const race = { category: 'elections', tags: ['Politics', 'World Elections'] } as const

const french = field(
  'Jordan Bardella 38; Édouard Philippe 18; Raphaël Glucksmann 10; Jean-Luc Mélenchon 8; Bruno Retailleau 8; Gabriel Attal 7; Marine Le Pen 6; Dominique de Villepin 5',
)

const france = question({
  ...race,
  key: 'president france 2027',
  closes: '2027-05-02',
  options: french,
  listings: [
    {
      venue: 'polymarket',
      title: 'Next French Presidential Election',
      ask: 'Will {name} win the 2027 French presidential election?',
      fact: '{name} is elected President of France in 2027',
    },
    {
      venue: 'kalshi',
      ticker: 'KXFRPRES-27',
      title: 'French presidential election winner?',
      subtitle: '2027',
      ask: 'Will {name} win the next French presidential election?',
      fact: '{name} wins the 2027 French presidential election',
      names: { EPHIL: 'Edouard Philippe', JMELE: 'Jean-Luc Melenchon', RGLUC: 'Raphael Glucksmann' },
    },
    {
      venue: 'limitless',
      ask: '🇫🇷 Will {name} become President of France in 2027?',
      fact: '{name} wins the presidential election of April and May 2027',
      apart: true,
      only: ['JBARD', 'EPHIL', 'RGLUC'],
    },
    {
      venue: 'manifold',
      title: 'Who will be elected President of France in 2027?',
      ask: 'Who will be elected President of France in 2027? {name}',
      fact: '{name} is elected',
    },
  ],
})

const firstRound = question({
  ...race,
  key: 'president france 2027 first round',
  closes: '2027-04-18',
  options: field('Jordan Bardella 83; Édouard Philippe 8; Jean-Luc Mélenchon 5; Raphaël Glucksmann 4'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXFRPRES1R-27',
      title: 'French presidential election: first round winner?',
      ask: 'Will {name} receive most votes in the first round of the French presidential election?',
      fact: '{name} is first in the first round',
    },
  ],
})

const outright = question({
  ...race,
  key: 'president france 2027 outright',
  closes: '2027-04-18',
  options: yesNo(0.03),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXFRPRESOUTRIGHT-27',
      title: 'Will anyone win the French presidency outright?',
      ask: 'Will anyone win outright in the first round of the 2027 French presidential election?',
      fact: 'a candidate wins more than half of the valid votes in the first round',
    },
    {
      venue: 'polymarket',
      slug: 'french-election-decided-in-first-round',
      ask: 'French presidential election 2027 decided in the first round?',
      fact: 'a candidate is elected in the first round, with no second round held',
    },
  ],
})

export const frenchElection: Topic = {
  groups: [
    group('president of France 2027', 'event-per-option', france),
    group('France: decided in the first round', 'deadline-wording', outright),
  ],
  others: [firstRound].flat(),
  nearMisses: [
    near(
      'first-or-winner',
      'overlap',
      'kalshi president france 2027 first round JBARD',
      'polymarket president france 2027 JBARD',
    ),
    near(
      'first-or-winner',
      'overlap',
      'kalshi president france 2027 first round EPHIL',
      'limitless president france 2027 EPHIL',
    ),
  ],
}
