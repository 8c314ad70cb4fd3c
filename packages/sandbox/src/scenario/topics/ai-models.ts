import { group, near, type Topic } from '../families/draft.ts'
import { field } from '../families/options.ts'
import { question } from '../families/question.ts'

const technology = { category: 'technology', tags: ['Tech', 'AI'] } as const

const companies = 'Google 44; OpenAI 23; Anthropic 18; xAI 9; Meta 2; DeepSeek 2; Alibaba 2'

const best = question({
  ...technology,
  key: 'best text model 2026-12-31',
  closes: '2026-12-31',
  options: field(companies),
  listings: [
    {
      venue: 'polymarket',
      title: 'Which company has the best AI model end of December?',
      ask: 'Will {name} have the best AI model at the end of December 2026?',
      fact: '{name} has the model with the highest score in the overall Text Arena leaderboard of LMArena on December 31, 2026',
    },
    {
      venue: 'kalshi',
      ticker: 'KXTOPMODEL-26DEC31',
      title: 'Which company has the top AI model on Dec 31?',
      ask: 'Will {name} have the top AI model on Dec 31, 2026?',
      fact: '{name} has the top-ranked model in the overall LMArena Text leaderboard on Dec 31, 2026',
    },
    {
      venue: 'limitless',
      ask: '🤖 Will {name} have the best AI model at the end of December?',
      fact: '{name} leads the overall Text leaderboard of LMArena on December 31, 2026',
      apart: true,
      only: ['GOOGL', 'OPENA', 'ANTHR', 'XAI'],
    },
  ],
})

const other = (
  key: string,
  title: string,
  ask: string,
  venue: 'limitless' | 'polymarket' | 'kalshi',
  day: string,
  fact: string,
  ticker?: string,
) =>
  question({
    ...technology,
    key,
    closes: day,
    options: field(companies),
    listings: [{ venue, title, ask, fact, ...(ticker && { ticker }) }],
  })

const math = other(
  'best math model 2026-12-31',
  'Which company has the best Math AI model end of December?',
  'Will {name} have the best Math AI model at the end of December 2026?',
  'polymarket',
  '2026-12-31',
  '{name} leads the Math category of LMArena on December 31, 2026',
)

const styled = other(
  'best text model style control 2026-12-31',
  '#1 AI model end of December? (Style Control On)',
  '#1 AI model end of December? (Style Control On): {name}',
  'limitless',
  '2026-12-31',
  '{name} leads the Text leaderboard with style control on December 31, 2026',
)

const january = other(
  'best text model 2027-01-31',
  'Which company has the top AI model on Jan 31?',
  'Will {name} have the top AI model on Jan 31, 2027?',
  'kalshi',
  '2027-01-31',
  '{name} has the top-ranked model in the overall LMArena Text leaderboard on Jan 31, 2027',
  'KXTOPMODEL-27JAN31',
)

export const aiModels: Topic = {
  groups: [group('best AI model, end of December', 'event-per-option', best)],
  others: [math, styled, january].flat(),
  nearMisses: [
    near(
      'ranking',
      'overlap',
      'polymarket best math model 2026-12-31 GOOGL',
      'kalshi best text model 2026-12-31 GOOGL',
    ),
    near(
      'ranking',
      'overlap',
      'limitless best text model style control 2026-12-31 OPENA',
      'polymarket best text model 2026-12-31 OPENA',
    ),
    near('month', 'overlap', 'kalshi best text model 2027-01-31 ANTHR', 'polymarket best text model 2026-12-31 ANTHR'),
  ],
}
