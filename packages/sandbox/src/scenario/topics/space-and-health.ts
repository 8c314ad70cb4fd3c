import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { deadlines, yesNo } from '../families/options.ts'
import { question } from '../families/question.ts'

const space = { category: 'science', tags: ['Science', 'Space'], exclusive: false } as const
const health = { category: 'health', tags: ['Health'], exclusive: false } as const

const count = bands({ mean: 168, deviation: 5, step: 1, write: String })
const launches = question({
  ...space,
  key: 'spacex launches 2026',
  closes: '2026-12-31',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXSPACEXCOUNT-26',
      title: 'How many launches will SpaceX have in 2026?',
      ask: 'Will SpaceX have {band} launches in 2026?',
      fact: 'SpaceX conducts {band} orbital launches in 2026',
      options: count.above(154, 159, 164, 169, 174, 179),
    },
    {
      venue: 'polymarket',
      title: 'How many SpaceX launches in 2026?',
      ask: 'Will SpaceX have {band} launches in 2026?',
      label: '{short}',
      fact: 'the number of orbital launches of SpaceX in 2026 is {band}',
      options: [
        ...count.atMost(154),
        ...count.between([155, 159], [160, 164], [165, 169], [170, 174]),
        ...count.atLeast(175),
      ],
      exclusive: true,
    },
  ],
})
const starships = question({
  ...space,
  key: 'starship launches 2026',
  closes: '2026-12-31',
  listings: [
    {
      venue: 'limitless',
      title: 'Starship launches in 2026',
      ask: 'Starship launches in 2026: {name}',
      fact: 'SpaceX launches Starship this many times in 2026: {short}',
      options: bands({ mean: 6, deviation: 1.4, step: 1, write: String }).above(4, 6, 8),
    },
  ],
})
const nextYear = question({
  ...space,
  key: 'spacex launches 2027',
  closes: '2027-12-31',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXSPACEXCOUNT-27',
      title: 'How many launches will SpaceX have in 2027?',
      ask: 'Will SpaceX have {band} launches in 2027?',
      fact: 'SpaceX conducts {band} orbital launches in 2027',
      options: bands({ mean: 180, deviation: 12, step: 1, write: String }).above(159, 169, 179, 189),
    },
  ],
})
const artemis = question({
  ...space,
  key: 'artemis iii lands',
  closes: '2028-12-31',
  options: deadlines('2027-12-31 0.02; 2028-12-31 0.21'),
  fact: 'NASA’s Artemis III lands people on the Moon by {by}',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXARTEMIS3-29',
      title: 'When will Artemis III land on the Moon?',
      ask: 'Will Artemis III land on the Moon before {before}?',
      label: 'Before {before}',
    },
    { venue: 'manifold', ask: 'Artemis III crewed Moon landing by the end of 2028?', only: ['28DEC31'], apart: true },
    { venue: 'limitless', ask: 'Will Artemis III land on the Moon before 2029?', only: ['28DEC31'], apart: true },
  ],
})
const china = question({
  ...space,
  key: 'china lands people on the moon',
  closes: '2030-12-31',
  options: deadlines('2028-12-31 0.03'),
  listings: [
    {
      venue: 'polymarket',
      ask: 'Will China land people on the Moon before 2029?',
      fact: 'a Chinese crew lands on the Moon by {by}',
    },
  ],
})
const aliens = question({
  ...space,
  key: 'us confirms aliens',
  closes: '2027-12-31',
  options: deadlines('2026-12-31 0.02; 2027-06-30 0.04; 2027-12-31 0.07'),
  fact: 'the President or a federal agency states by {by} that extraterrestrial life or technology exists',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXALIENS-28',
      title: 'Will the U.S. confirm that aliens exist?',
      subtitle: 'Before 2028',
      ask: 'Will the U.S. confirm that aliens exist before 2028?',
      label: 'Before 2028',
      only: ['27DEC31'],
      apart: true,
    },
    {
      venue: 'polymarket',
      title: 'Will the US confirm that aliens exist by...?',
      ask: 'Will the US confirm that aliens exist by {by}?',
      label: '{by}',
    },
  ],
})

const cases = bands({ mean: 2_980, deviation: 110, step: 1, write: (value) => value.toLocaleString('en-US') })
const measles = question({
  ...health,
  key: 'us measles cases 2026',
  closes: '2027-01-06',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXMEASLES-26',
      title: 'Measles cases in 2026?',
      ask: 'Will there be {band} measles cases in the US in 2026?',
      fact: 'the CDC reports {band} confirmed measles cases for 2026',
      options: cases.above(2_499, 2_749, 2_999, 3_249),
    },
    {
      venue: 'polymarket',
      title: 'How many measles cases in the U.S. in 2026?',
      ask: 'Will there be {band} measles cases in the U.S. in 2026?',
      label: '{short}',
      fact: 'the number of confirmed cases of 2026 on the CDC’s page is {band}',
      options: [...cases.atMost(2_499), ...cases.between([2_500, 2_749], [2_750, 2_999]), ...cases.atLeast(3_000)],
      exclusive: true,
    },
    {
      venue: 'manifold',
      ask: 'At least 3,000 confirmed measles cases in the United States in 2026?',
      fact: 'the CDC counts 3,000 or more for 2026',
      options: cases.atLeast(3_000),
      apart: true,
    },
  ],
})
const canada = question({
  ...health,
  key: 'canada measles cases 2026',
  closes: '2027-01-06',
  listings: [
    {
      venue: 'limitless',
      title: 'Measles cases in Canada in 2026',
      ask: 'Measles cases in Canada in 2026: {name}',
      fact: '{band} cases are reported',
      options: cases.above(2_499, 2_999),
    },
  ],
})
const pandemic = question({
  ...health,
  key: 'new pandemic',
  closes: '2027-12-31',
  options: deadlines('2027-12-31 0.05'),
  fact: 'the WHO declares a new pandemic by {by}',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNEWOUTBREAK-28',
      title: 'New pandemic before 2028?',
      ask: 'Will the WHO declare a new pandemic before 2028?',
      label: 'Before 2028',
    },
    { venue: 'limitless', ask: 'New pandemic declared by the WHO by December 31, 2027?' },
  ],
})
const coronavirus = question({
  ...health,
  key: 'new coronavirus pandemic',
  closes: '2027-12-31',
  options: deadlines('2027-12-31 0.02'),
  listings: [
    {
      venue: 'polymarket',
      ask: 'New coronavirus pandemic declared by the WHO before 2028?',
      fact: 'the WHO declares a pandemic of a new coronavirus by {by}',
    },
  ],
})
const emergency = question({
  ...health,
  key: 'bird flu emergency',
  closes: '2027-12-31',
  options: yesNo(0.06),
  listings: [
    {
      venue: 'manifold',
      ask: 'WHO declares bird flu a public health emergency of international concern before 2028?',
      fact: 'a PHEIC for avian influenza is declared before 2028',
    },
  ],
})

export const spaceAndHealth: Topic = {
  groups: [
    group('SpaceX launches of 2026', 'ladder-and-brackets', launches),
    group('Artemis III', 'deadline-wording', artemis),
    group('aliens confirmed', 'deadline-wording', aliens),
    group('measles in the United States, 2026', 'ladder-and-brackets', measles),
    group('a new pandemic', 'deadline-wording', pandemic),
  ],
  others: [starships, nextYear, china, canada, coronavirus, emergency].flat(),
  nearMisses: [
    near('rocket', 'overlap', 'limitless starship launches 2026 >= 7', 'kalshi spacex launches 2026 >= 170'),
    near('year', 'none', 'kalshi spacex launches 2027 >= 170', 'polymarket spacex launches 2026 >= 175'),
    near(
      'country',
      'none',
      'polymarket china lands people on the moon by 2028-12-31',
      'kalshi artemis iii lands by 2028-12-31',
    ),
    near(
      'deadline',
      'subset',
      'polymarket us confirms aliens by 2026-12-31',
      'kalshi us confirms aliens by 2027-12-31',
    ),
    near('country', 'none', 'limitless canada measles cases 2026 >= 3000', 'kalshi us measles cases 2026 >= 3000'),
    near(
      'any-or-one-kind',
      'superset',
      'kalshi new pandemic by 2027-12-31',
      'polymarket new coronavirus pandemic by 2027-12-31',
    ),
    near('emergency-or-pandemic', 'overlap', 'manifold bird flu emergency', 'kalshi new pandemic by 2027-12-31'),
  ],
}
