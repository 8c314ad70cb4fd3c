import { group, near, type Topic } from '../families/draft.ts'
import { deadlines } from '../families/options.ts'
import { question } from '../families/question.ts'

const world = { category: 'world', tags: ['World', 'Geopolitics'], exclusive: false } as const

const ceasefire = question({
  ...world,
  key: 'russia ukraine ceasefire',
  closes: '2027-12-31',
  options: deadlines('2026-12-31 0.07; 2027-03-31 0.19; 2027-06-30 0.3; 2027-12-31 0.46'),
  fact: 'Russia and Ukraine agree on a general ceasefire by {by}',
  listings: [
    {
      venue: 'polymarket',
      title: 'Russia x Ukraine ceasefire by...?',
      ask: 'Russia x Ukraine ceasefire by {by}?',
      label: '{by}',
    },
    {
      venue: 'kalshi',
      ticker: 'KXRUSUKRCEASE-28',
      title: 'When will Russia and Ukraine agree to a ceasefire?',
      ask: 'Will Russia and Ukraine agree to a ceasefire before {before}?',
      label: 'Before {before}',
      fact: 'an official general ceasefire between Russia and Ukraine is agreed before {before}',
    },
    {
      venue: 'limitless',
      ask: '🕊️ Russia-Ukraine ceasefire by {day}?',
      fact: 'both governments announce a general ceasefire by {by}, 23:59 UTC',
      apart: true,
      only: ['26DEC31', '27MAR31'],
    },
    {
      venue: 'manifold',
      ask: 'Will there be a ceasefire in the Russo-Ukrainian war before 2028?',
      fact: 'a general ceasefire is in place or agreed before 2028',
      apart: true,
      only: ['27DEC31'],
    },
  ],
})

const peace = question({
  ...world,
  key: 'russia ukraine peace treaty',
  closes: '2027-12-31',
  options: deadlines('2027-12-31 0.21'),
  listings: [
    {
      venue: 'limitless',
      ask: 'Will Russia and Ukraine sign a peace treaty by December 31, 2027?',
      fact: 'a peace treaty is signed by {by}',
    },
  ],
})

const meeting = question({
  ...world,
  key: 'trump meets putin',
  closes: '2027-03-31',
  options: deadlines('2026-12-31 0.11; 2027-03-31 0.28'),
  fact: 'Donald Trump and Vladimir Putin meet in person by {by}',
  listings: [
    {
      venue: 'polymarket',
      title: 'Trump x Putin meeting by...?',
      ask: 'Will Trump meet with Putin by {by}?',
      label: '{day}',
    },
    {
      venue: 'kalshi',
      ticker: 'KXTRUMPPUTINMEET-27APR',
      title: 'When will Trump and Putin meet next?',
      ask: 'Will Donald Trump and Vladimir Putin meet in person before {before}?',
      label: 'Before {before}',
    },
  ],
})

const zelenskyyMeeting = question({
  ...world,
  key: 'zelenskyy meets putin',
  closes: '2027-03-31',
  options: deadlines('2027-03-31 0.08'),
  listings: [
    {
      venue: 'polymarket',
      ask: 'Will Zelenskyy meet with Putin by March 31, 2027?',
      fact: 'the two presidents meet in person by {by}',
    },
  ],
})

const invasion = question({
  ...world,
  key: 'china invades taiwan',
  closes: '2027-12-31',
  options: deadlines('2026-12-31 0.01; 2027-12-31 0.06'),
  fact: 'China begins a military offensive to take control of any inhabited part of Taiwan by {by}',
  listings: [
    {
      venue: 'polymarket',
      title: 'Will China invade Taiwan by...?',
      ask: 'Will China invade Taiwan by {by}?',
      label: '{by}',
    },
    {
      venue: 'kalshi',
      ticker: 'KXTAIWANINVADE-28',
      title: 'Will China invade Taiwan?',
      subtitle: 'Before 2028',
      ask: 'Will China invade Taiwan before 2028?',
      label: 'Before 2028',
      only: ['27DEC31'],
      apart: true,
    },
    {
      venue: 'manifold',
      ask: 'Will China launch an invasion of Taiwan by the end of 2027?',
      apart: true,
      only: ['27DEC31'],
    },
  ],
})

const blockade = question({
  ...world,
  key: 'china blockades taiwan',
  closes: '2027-12-31',
  options: deadlines('2027-12-31 0.12'),
  listings: [
    {
      venue: 'limitless',
      ask: 'Will China blockade Taiwan by December 31, 2027?',
      fact: 'China imposes a naval or air blockade on Taiwan by {by}',
    },
  ],
})

const greenland = question({
  ...world,
  key: 'us acquires greenland',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.02'),
  fact: 'the United States acquires sovereignty over Greenland by {by}',
  listings: [
    { venue: 'polymarket', ask: 'Will Trump acquire Greenland in 2026?' },
    { venue: 'limitless', ask: 'Will Trump acquire Greenland before 2027?' },
  ],
})

const partOfGreenland = question({
  ...world,
  key: 'us acquires part of greenland',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.04'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXGREENLANDPART-27',
      title: 'Will the US acquire part of Greenland?',
      subtitle: 'In 2026',
      ask: 'Will the US acquire any part of Greenland in 2026?',
      label: 'In 2026',
      fact: 'sovereignty over any part of Greenland passes to the United States before {before}',
    },
  ],
})

export const warAndPeace: Topic = {
  groups: [
    group('Russia and Ukraine: ceasefire, by date', 'event-per-option', ceasefire),
    group('Trump and Putin meet, by date', 'deadline-wording', meeting),
    group('China invades Taiwan', 'deadline-wording', invasion),
    group('United States acquires Greenland', 'deadline-wording', greenland),
  ],
  others: [peace, zelenskyyMeeting, blockade, partOfGreenland].flat(),
  nearMisses: [
    near(
      'ceasefire-or-treaty',
      'overlap',
      'limitless russia ukraine peace treaty by 2027-12-31',
      'polymarket russia ukraine ceasefire by 2027-12-31',
    ),
    near(
      'deadline',
      'subset',
      'limitless russia ukraine ceasefire by 2026-12-31',
      'manifold russia ukraine ceasefire by 2027-12-31',
    ),
    near('person', 'none', 'polymarket zelenskyy meets putin by 2027-03-31', 'kalshi trump meets putin by 2027-03-31'),
    near(
      'act',
      'overlap',
      'limitless china blockades taiwan by 2027-12-31',
      'kalshi china invades taiwan by 2027-12-31',
    ),
    near(
      'part-of',
      'superset',
      'kalshi us acquires part of greenland by 2026-12-31',
      'limitless us acquires greenland by 2026-12-31',
    ),
  ],
}
