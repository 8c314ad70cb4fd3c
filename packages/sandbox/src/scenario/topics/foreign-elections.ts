import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const race = { category: 'elections', tags: ['Politics', 'World Elections'] } as const

const spain = question({
  ...race,
  key: 'prime minister after spain 2027',
  closes: '2027-12-31',
  options: field('Alberto Núñez Feijóo 66; Pedro Sánchez 22; Santiago Abascal 7; Isabel Díaz Ayuso 5'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Spain: Prime Minister after the 2027 general election?',
      ask: 'Will {name} be Prime Minister of Spain after the 2027 general election?',
      fact: '{name} is the first to be sworn in as Prime Minister after the next general election',
    },
    {
      venue: 'kalshi',
      ticker: 'KXSPAINPM-27',
      title: 'Spanish Prime Minister after the next general election?',
      ask: 'Will {name} become Prime Minister of Spain following the 2027 general election?',
      fact: '{name} is sworn in first as Prime Minister following the 2027 election',
      names: { ANFEIJ: 'Alberto Nunez Feijoo', PSANC: 'Pedro Sanchez' },
    },
  ],
})

const seats = bands({ mean: 141, deviation: 9, step: 1, write: String })

const popularParty = question({
  ...race,
  key: 'seats of PP spain 2027',
  closes: '2027-12-31',
  options: [],
  listings: [
    {
      venue: 'polymarket',
      title: 'How many seats will PP win in the 2027 Spanish election?',
      ask: 'Will PP win {band} seats in the 2027 Spanish general election?',
      label: '{short}',
      fact: 'the People’s Party wins {band} of the 350 seats',
      options: [
        ...seats.atMost(129),
        ...seats.between([130, 134], [135, 139], [140, 144], [145, 149], [150, 154]),
        ...seats.atLeast(155),
      ],
    },
    {
      venue: 'kalshi',
      ticker: 'KXSPAINPPSEATS-27',
      title: 'Seats of the Partido Popular in the next Spanish election?',
      ask: 'Will PP win {band} seats in the 2027 Congress of Deputies election?',
      fact: 'PP wins {band} seats in the 2027 general election',
      options: seats.above(129, 134, 139, 144, 149, 154),
      exclusive: false,
    },
  ],
})

const vox = bands({ mean: 58, deviation: 8, step: 1, write: String })

const voxSeats = question({
  ...race,
  key: 'seats of vox spain 2027',
  closes: '2027-12-31',
  exclusive: false,
  options: vox.above(49, 59, 69),
  listings: [
    {
      venue: 'limitless',
      title: 'Vox seats in the 2027 Spanish election',
      ask: 'Vox seats in the 2027 Spanish election: {name}',
      fact: 'Vox wins {band} seats',
    },
  ],
})

const nigeria = question({
  ...race,
  key: 'president nigeria 2027',
  closes: '2027-02-20',
  options: field('Bola Tinubu 71; Atiku Abubakar 14; Peter Obi 15'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNIGERIAPRES-27',
      title: 'Nigeria presidential election winner?',
      ask: 'Will {name} win the 2027 Nigerian presidential election?',
      fact: '{name} wins',
    },
    {
      venue: 'polymarket',
      title: 'Nigeria Presidential Election',
      ask: 'Will {name} be elected President of Nigeria in 2027?',
      fact: '{name} is declared winner by INEC',
    },
  ],
})

const italy = question({
  ...race,
  key: 'first party italy 2027',
  closes: '2027-12-20',
  options: field('Brothers of Italy 72; Democratic Party 20; Five Star Movement 8'),
  listings: [
    {
      venue: 'limitless',
      title: '🇮🇹 Italian election 2027: largest party',
      ask: 'Italian election 2027: largest party: {name}',
      fact: '{name} wins most votes for the Chamber of Deputies',
    },
    {
      venue: 'manifold',
      title: 'Which party comes first in the 2027 Italian general election?',
      ask: 'Which party comes first in the 2027 Italian general election? {name}',
      names: { BOITAL: "Fratelli d'Italia", DPART: 'Partito Democratico', FSMOVE: 'M5S' },
      fact: '{name} gets most votes for the Chamber',
    },
  ],
})

const finland = question({
  ...race,
  key: 'largest party finland 2027',
  closes: '2027-04-18',
  options: field('Social Democratic Party 58; Centre Party 20; National Coalition 17; Finns Party 5'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Finland Parliamentary Election Winner',
      ask: 'Will the {name} win the most seats in the 2027 Finnish election?',
      fact: 'the {name} has most seats',
    },
  ],
})

const estonia = question({
  ...race,
  key: 'largest party estonia 2027',
  closes: '2027-03-07',
  options: field('Isamaa 55; Centre Party 23; EKRE 14; Reform 8'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXESTONIA-27',
      title: 'Estonia parliamentary election: most seats?',
      ask: 'Will {name} win the most seats in the 2027 Estonian election?',
      fact: '{name} wins most seats',
    },
  ],
})

const poland = question({
  ...race,
  key: 'prime minister poland end of 2027',
  closes: '2027-12-31',
  options: field('Donald Tusk 36; Przemysław Czarnek 25; Sławomir Mentzen 14; Radosław Sikorski 25'),
  listings: [
    {
      venue: 'manifold',
      title: 'Prime Minister of Poland at the end of 2027',
      ask: 'Prime Minister of Poland at the end of 2027: {name}',
      fact: '{name} holds the office on December 31, 2027',
    },
  ],
})

export const foreignElections: Topic = {
  groups: [
    group('Spain: prime minister after 2027', 'other-names', spain),
    group('Spain: seats of the People’s Party', 'ladder-and-brackets', popularParty),
    group('president of Nigeria 2027', 'same-options', nigeria),
    group('Italy: first party in 2027', 'other-names', italy),
  ],
  others: [voxSeats, finland, estonia, poland].flat(),
  nearMisses: [
    near(
      'bracket-in-ladder',
      'superset',
      'kalshi seats of PP spain 2027 >= 135',
      'polymarket seats of PP spain 2027 140 .. 145',
    ),
    near(
      'bracket-off',
      'disjoint',
      'kalshi seats of PP spain 2027 >= 150',
      'polymarket seats of PP spain 2027 140 .. 145',
    ),
    near('party', 'none', 'limitless seats of vox spain 2027 >= 60', 'kalshi seats of PP spain 2027 >= 145'),
    near('country', 'none', 'kalshi largest party estonia 2027 CPART', 'polymarket largest party finland 2027 CPART'),
    near(
      'seats-or-office',
      'overlap',
      'kalshi seats of PP spain 2027 >= 145',
      'polymarket prime minister after spain 2027 ANFEIJ',
    ),
  ],
}
