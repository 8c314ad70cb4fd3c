import { group, near, type Topic } from '../families/draft.ts'
import { deadlines, field } from '../families/options.ts'
import { question } from '../families/question.ts'

const business = { category: 'companies', tags: ['Business', 'Companies'], exclusive: false } as const

const cook = question({
  ...business,
  key: 'cook out as apple ceo',
  closes: '2027-06-30',
  options: deadlines('2026-12-31 0.08; 2027-06-30 0.36'),
  fact: 'Tim Cook ceases to be CEO of Apple by {by}',
  listings: [
    {
      venue: 'polymarket',
      title: 'Tim Cook out as Apple CEO by...?',
      ask: 'Tim Cook out as Apple CEO by {by}?',
      label: '{by}',
    },
    {
      venue: 'kalshi',
      ticker: 'KXAPPLECEO-27JUL',
      title: 'When will Tim Cook leave Apple?',
      ask: 'Will Tim Cook leave as CEO of Apple before {before}?',
      label: 'Before {before}',
      fact: 'Tim Cook is no longer CEO of Apple before {before}',
    },
    {
      venue: 'manifold',
      ask: 'Will Tim Cook remain CEO of Apple through June 30, 2027?',
      apart: true,
      opposite: true,
      only: ['27JUN30'],
      fact: 'Tim Cook is CEO of Apple without a break through June 30, 2027',
    },
  ],
})

const successor = question({
  ...business,
  key: 'next apple ceo',
  closes: '2028-12-31',
  exclusive: true,
  options: field('John Ternus 74; Craig Federighi 10; Jeff Williams 4; Greg Joswiak 12'),
  listings: [
    {
      venue: 'limitless',
      title: 'Next CEO of Apple',
      ask: 'Next CEO of Apple: {name}',
      fact: '{name} is the next CEO',
    },
  ],
})

const musk = question({
  ...business,
  key: 'musk out as tesla ceo',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.02'),
  fact: 'Elon Musk ceases to be CEO of Tesla by {by}',
  listings: [
    { venue: 'limitless', ask: 'Elon Musk out as Tesla CEO in 2026?' },
    {
      venue: 'kalshi',
      ticker: 'KXTESLACEO-27',
      title: 'Elon Musk out as Tesla CEO?',
      subtitle: 'Before 2027',
      ask: 'Will Elon Musk leave as CEO of Tesla before 2027?',
      label: 'Before 2027',
    },
    {
      venue: 'predictit',
      title: 'Will Elon Musk be CEO of Tesla on December 31, 2026?',
      ask: 'Will Elon Musk be CEO of Tesla on December 31, 2026?',
      opposite: true,
    },
  ],
})

const spacexHead = question({
  ...business,
  key: 'musk out as spacex ceo',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.01'),
  listings: [
    {
      venue: 'manifold',
      ask: 'Will Elon Musk step down as CEO of SpaceX before 2027?',
      fact: 'he is no longer CEO of SpaceX before {before}',
    },
  ],
})

const offering = (company: string, code: string, list: string, ...venues: ('kalshi' | 'polymarket' | 'limitless')[]) =>
  question({
    ...business,
    key: `${company} ipo`,
    closes: '2027-12-31',
    options: deadlines(list),
    fact: `shares of ${company} begin to trade on a public exchange by {by}`,
    listings: [
      { venue: 'polymarket' as const, title: `${company} IPO by...?`, ask: `${company} IPO by {by}?`, label: '{by}' },
      {
        venue: 'kalshi' as const,
        ticker: `KXIPO${code}-28`,
        title: `When will ${company} IPO?`,
        ask: `Will ${company} IPO before {before}?`,
        label: 'Before {before}',
      },
      { venue: 'limitless' as const, ask: `${company} IPO by {day}, 2027?`, apart: true },
    ].filter(({ venue }) => (venues as string[]).includes(venue)),
  })

const files = question({
  ...business,
  key: 'OpenAI files for ipo',
  closes: '2027-06-30',
  options: deadlines('2027-06-30 0.46'),
  listings: [
    {
      venue: 'limitless',
      ask: 'Will OpenAI file publicly for an IPO by June 30, 2027?',
      fact: 'a public S-1 of OpenAI is filed by {by}',
    },
  ],
})

export const companies: Topic = {
  groups: [
    group('Cook leaves Apple, by date', 'inverted-polarity', cook),
    group('Musk as head of Tesla', 'inverted-polarity', musk),
    group(
      'OpenAI on the stock exchange',
      'deadline-wording',
      offering('OpenAI', 'OPENAI', '2026-12-31 0.01; 2027-06-30 0.17; 2027-12-31 0.41', 'kalshi', 'polymarket'),
    ),
    group(
      'Anthropic on the stock exchange',
      'event-per-option',
      offering('Anthropic', 'ANTHROPIC', '2027-06-30 0.29; 2027-12-31 0.52', 'polymarket', 'limitless'),
    ),
  ],
  others: [
    successor,
    spacexHead,
    files,
    offering('Databricks', 'DATABRICKS', '2026-12-31 0.02; 2027-12-31 0.44', 'kalshi'),
  ].flat(),
  nearMisses: [
    near(
      'company',
      'none',
      'manifold musk out as spacex ceo by 2026-12-31',
      'kalshi musk out as tesla ceo by 2026-12-31',
    ),
    near(
      'deadline',
      'superset',
      'kalshi cook out as apple ceo by 2027-06-30',
      'polymarket cook out as apple ceo by 2026-12-31',
    ),
    near(
      'leaves-or-succeeds',
      'overlap',
      'limitless next apple ceo JTERN',
      'polymarket cook out as apple ceo by 2027-06-30',
    ),
    near(
      'files-or-lists',
      'superset',
      'limitless OpenAI files for ipo by 2027-06-30',
      'kalshi OpenAI ipo by 2027-06-30',
    ),
    near('company', 'none', 'limitless Anthropic ipo by 2027-12-31', 'kalshi Databricks ipo by 2027-12-31'),
  ],
}
