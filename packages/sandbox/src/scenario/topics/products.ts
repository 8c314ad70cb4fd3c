import { group, near, type Topic } from '../families/draft.ts'
import { chances, deadlines, field, yesNo } from '../families/options.ts'
import { question } from '../families/question.ts'

const technology = { category: 'technology', tags: ['Tech', 'AI'] } as const

const release = (
  key: string,
  model: string,
  company: string,
  list: string,
  ticker: string,
  ...venues: ('kalshi' | 'polymarket' | 'manifold' | 'limitless')[]
) =>
  question({
    ...technology,
    key,
    closes: '2027-12-31',
    exclusive: false,
    options: deadlines(list),
    fact: `${company} makes ${model} available to the public by {by}`,
    listings: [
      {
        venue: 'polymarket' as const,
        title: `${model} released by...?`,
        ask: `${model} released by {by}?`,
        label: '{by}',
      },
      {
        venue: 'kalshi' as const,
        ticker,
        title: `When will ${company} release ${model}?`,
        ask: `Will ${company} release ${model} before {before}?`,
        label: 'Before {before}',
      },
      { venue: 'manifold' as const, ask: `Will ${company} release ${model} by {by}?`, apart: true },
      { venue: 'limitless' as const, ask: `Will ${company} release ${model} by {day}?`, apart: true },
    ].filter(({ venue }) => (venues as string[]).includes(venue)),
  })

const announced = question({
  ...technology,
  key: 'gpt-6 announced',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.19'),
  listings: [
    {
      venue: 'limitless',
      ask: 'Will OpenAI announce GPT-6 by December 31, 2026?',
      fact: 'OpenAI announces GPT-6, released or not, by {by}',
    },
  ],
})

const largest = field('NVIDIA 68; Apple 13; Alphabet 15; Microsoft 3; Amazon 0.5; Saudi Aramco 0.5')

const value = question({
  ...technology,
  category: 'companies',
  tags: ['Business', 'Big Tech'],
  key: 'largest company 2026-12-31',
  closes: '2026-12-31',
  options: largest,
  listings: [
    {
      venue: 'polymarket',
      title: 'Largest Company end of December?',
      ask: 'Will {name} be the largest company in the world by market cap on December 31?',
      fact: '{name} has the largest market capitalisation at the close of December 31, 2026',
    },
    {
      venue: 'kalshi',
      ticker: 'KXLARGESTCO-26DEC31',
      title: 'Largest company in the world on Dec 31, 2026?',
      ask: 'Will {name} be the largest company in the world on Dec 31, 2026?',
      fact: '{name} has the highest market cap at market close on Dec 31, 2026',
      names: { ALPHA: 'Google' },
    },
    {
      venue: 'manifold',
      title: 'Most valuable company when 2026 ends',
      ask: 'Most valuable company when 2026 ends: {name}',
      fact: '{name} has the largest market cap at the close of the last trading day of 2026',
      names: { ALPHA: 'Alphabet (Google)', NVIDI: 'Nvidia' },
    },
  ],
})

const second = question({
  ...technology,
  key: '2nd largest company 2026-12-31',
  closes: '2026-12-31',
  options: field('Apple 38; Alphabet 36; Microsoft 14; NVIDIA 12'),
  listings: [
    {
      venue: 'limitless',
      title: '2nd largest company end of December?',
      ask: '2nd largest company end of December?: {name}',
      fact: '{name} has the second largest market cap',
    },
  ],
})

const reaches = question({
  ...technology,
  key: 'reaches six trillion in 2026',
  closes: '2026-12-31',
  exclusive: false,
  options: chances('NVIDIA 0.12; Apple 0.02; Alphabet 0.03'),
  listings: [
    {
      venue: 'limitless',
      title: '$6T market cap in 2026',
      ask: '$6T market cap in 2026: {name}',
      fact: '{name} closes a day of 2026 at $6 trillion or more',
    },
  ],
})

const device = question({
  ...technology,
  key: 'openai device',
  closes: '2027-12-31',
  options: yesNo(0.34),
  fact: 'OpenAI announces the sale of a consumer device before 2028',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXOAIDEVICE-28',
      title: 'OpenAI consumer hardware?',
      subtitle: 'Before 2028',
      ask: 'Will OpenAI announce a consumer hardware product before 2028?',
      label: 'Before 2028',
    },
    { venue: 'manifold', ask: 'OpenAI hardware device officially announced by end of 2027?' },
  ],
})

export const products: Topic = {
  groups: [
    group(
      'GPT-6 released, by date',
      'deadline-wording',
      release(
        'gpt-6 released',
        'GPT-6',
        'OpenAI',
        '2026-12-31 0.11; 2027-06-30 0.51',
        'KXGPT6-27',
        'kalshi',
        'polymarket',
      ),
    ),
    group(
      'Grok 5 released, by date',
      'event-per-option',
      release(
        'grok 5 released',
        'Grok 5',
        'xAI',
        '2026-12-31 0.42; 2027-03-31 0.72',
        'KXGROK-27',
        'polymarket',
        'limitless',
      ),
    ),
    group('largest company at the end of 2026', 'other-names', value),
    group('OpenAI device', 'deadline-wording', device),
  ],
  others: [
    announced,
    release('gemini 4 released', 'Gemini 4', 'Google', '2026-12-31 0.2; 2027-06-30 0.64', 'KXGEMINI-27', 'kalshi'),
    second,
    reaches,
  ].flat(),
  nearMisses: [
    near(
      'announced-or-released',
      'superset',
      'limitless gpt-6 announced by 2026-12-31',
      'kalshi gpt-6 released by 2026-12-31',
    ),
    near('version', 'none', 'kalshi gemini 4 released by 2026-12-31', 'polymarket gpt-6 released by 2026-12-31'),
    near('deadline', 'superset', 'polymarket grok 5 released by 2027-03-31', 'limitless grok 5 released by 2026-12-31'),
    near(
      'first-or-second',
      'disjoint',
      'limitless 2nd largest company 2026-12-31 APPLE',
      'kalshi largest company 2026-12-31 APPLE',
    ),
    near(
      'rank-or-level',
      'overlap',
      'limitless reaches six trillion in 2026 NVIDI',
      'polymarket largest company 2026-12-31 NVIDI',
    ),
  ],
}
