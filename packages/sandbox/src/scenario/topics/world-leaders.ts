import { group, near, type Topic } from '../families/draft.ts'
import { chances, deadlines, field } from '../families/options.ts'
import { question } from '../families/question.ts'

const politics = { category: 'politics', tags: ['Politics', 'Leaders'], exclusive: false } as const

const starmer = question({
  ...politics,
  key: 'starmer out',
  closes: '2027-06-30',
  options: deadlines('2026-12-31 0.13; 2027-03-31 0.25; 2027-06-30 0.41'),
  fact: 'Keir Starmer ceases to be Prime Minister of the United Kingdom by {by}',
  listings: [
    { venue: 'polymarket', title: 'Starmer out by...?', ask: 'Starmer out by {by}?', label: '{by}' },
    {
      venue: 'kalshi',
      ticker: 'KXSTARMEROUT-27',
      title: 'When will Keir Starmer leave office?',
      ask: 'Will Keir Starmer leave office as Prime Minister before {before}?',
      label: 'Before {before}',
      fact: 'Keir Starmer leaves the office of Prime Minister before {before}',
    },
    {
      venue: 'manifold',
      ask: 'Will Keir Starmer still be Prime Minister at the end of June 2027?',
      fact: 'Keir Starmer is Prime Minister without a break until the end of June 30, 2027',
      apart: true,
      opposite: true,
      only: ['27JUN30'],
    },
  ],
})

const successor = question({
  ...politics,
  key: 'next uk prime minister',
  closes: '2029-08-15',
  exclusive: true,
  options: field(
    'Wes Streeting 24; Andy Burnham 23; Nigel Farage 19; Angela Rayner 12; Shabana Mahmood 12; Kemi Badenoch 5; Ed Miliband 5',
  ),
  fact: '{name} is the next person to become Prime Minister of the United Kingdom after Keir Starmer',
  listings: [
    {
      venue: 'polymarket',
      title: 'Next Prime Minister of the UK?',
      ask: 'Will {name} be the next Prime Minister of the United Kingdom?',
    },
    {
      venue: 'kalshi',
      ticker: 'KXNEXTUKPM-30',
      title: 'Who will be the next UK Prime Minister?',
      ask: 'Will {name} be the next Prime Minister of the UK?',
    },
  ],
})

const labour = question({
  ...politics,
  key: 'next labour leader',
  closes: '2029-08-15',
  exclusive: true,
  options: field('Wes Streeting 33; Andy Burnham 32; Angela Rayner 17; Shabana Mahmood 18'),
  listings: [
    {
      venue: 'limitless',
      title: 'Next leader of the Labour Party (UK)',
      ask: 'Next leader of the Labour Party (UK): {name}',
      fact: '{name} is the next elected leader of the Labour Party',
    },
  ],
})

const ever = question({
  ...politics,
  key: 'streeting ever prime minister',
  closes: '2035-12-31',
  options: chances('Wes Streeting 0.31'),
  listings: [
    {
      venue: 'manifold',
      ask: 'Will {name} ever be Prime Minister of the UK before 2036?',
      fact: '{name} holds the office at any time before 2036',
    },
  ],
})

const netanyahu = question({
  ...politics,
  key: 'netanyahu out',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.35'),
  fact: 'Benjamin Netanyahu ceases to be Prime Minister of Israel by {by}',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXNETANYAHUOUT-27',
      title: 'Netanyahu out as Prime Minister?',
      subtitle: 'Before 2027',
      ask: 'Will Benjamin Netanyahu leave office before 2027?',
      label: 'Before 2027',
      fact: 'Benjamin Netanyahu leaves the office of Prime Minister before {before}',
    },
    {
      venue: 'predictit',
      title: 'Will Benjamin Netanyahu be Prime Minister of Israel on Dec. 31, 2026?',
      ask: 'Will Benjamin Netanyahu be Prime Minister of Israel on Dec. 31, 2026?',
      opposite: true,
    },
  ],
})

const putin = question({
  ...politics,
  key: 'putin out',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.02'),
  listings: [
    {
      venue: 'polymarket',
      ask: 'Putin out as President of Russia by December 31, 2026?',
      fact: 'Vladimir Putin ceases to be President of Russia by {by}',
    },
    {
      venue: 'manifold',
      ask: 'Vladimir Putin remains President of Russia through the end of 2026',
      opposite: true,
      fact: 'he still holds the office when 2026 ends',
    },
  ],
})

const zelenskyy = question({
  ...politics,
  key: 'zelenskyy out',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.05'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXZELENSKYOUT-27',
      title: 'Zelenskyy out as President?',
      subtitle: 'Before 2027',
      ask: 'Will Volodymyr Zelenskyy leave office before 2027?',
      label: 'Before 2027',
      fact: 'Volodymyr Zelenskyy ceases to be President of Ukraine before {before}',
    },
  ],
})

export const worldLeaders: Topic = {
  groups: [
    group('Starmer leaves, by date', 'deadline-wording', starmer),
    group('next British prime minister', 'same-options', successor),
    group('Netanyahu at the end of 2026', 'inverted-polarity', netanyahu),
    group('Putin at the end of 2026', 'inverted-polarity', putin),
  ],
  others: [labour, ever, zelenskyy].flat(),
  nearMisses: [
    near('deadline', 'superset', 'kalshi starmer out by 2027-06-30', 'polymarket starmer out by 2026-12-31'),
    near(
      'next-or-ever',
      'superset',
      'manifold streeting ever prime minister WSTRE',
      'polymarket next uk prime minister WSTRE',
    ),
    near('leader-or-office', 'overlap', 'limitless next labour leader ABURN', 'kalshi next uk prime minister ABURN'),
    near('person', 'none', 'kalshi zelenskyy out by 2026-12-31', 'polymarket putin out by 2026-12-31'),
  ],
}
