import { group, near, type Topic } from '../families/draft.ts'
import { chances, deadlines, field } from '../families/options.ts'
import { question } from '../families/question.ts'

const politics = { category: 'politics', tags: ['Politics', 'Leaders'], exclusive: false } as const

const resign = question({
  ...politics,
  key: 'trump resigns',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.02'),
  fact: 'Donald Trump resigns as President by {by}',
  listings: [
    { venue: 'polymarket', ask: 'Will Trump resign by December 31, 2026?' },
    {
      venue: 'limitless',
      ask: 'Will Trump resign before 2027?',
      fact: 'Donald Trump announces his resignation from the presidency before January 1, 2027',
    },
  ],
})

const out = question({
  ...politics,
  key: 'trump leaves office',
  closes: '2026-12-31',
  options: deadlines('2026-12-31 0.03'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXTRUMPOUT-27',
      title: 'Trump out as President?',
      subtitle: 'Before 2027',
      ask: 'Will Donald Trump leave office before Jan 1, 2027?',
      label: 'Before 2027',
      fact: 'Donald Trump ceases to be President for any reason before {before}',
    },
  ],
})

const impeachedInTerm = question({
  ...politics,
  key: 'trump impeached',
  closes: '2029-01-20',
  options: deadlines('2029-01-19 0.6'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXIMPEACH-29',
      title: 'Will Trump be impeached during his term?',
      subtitle: 'Before Jan 20, 2029',
      ask: 'Will Donald Trump be impeached before Jan 20, 2029?',
      label: 'Before Jan 20, 2029',
      fact: 'the House impeaches Donald Trump before Jan 20, 2029',
    },
  ],
})

const impeached = question({
  ...politics,
  key: 'trump impeached',
  closes: '2027-12-31',
  options: deadlines('2027-12-31 0.37'),
  fact: 'the House of Representatives impeaches Donald Trump by {by}',
  listings: [
    { venue: 'polymarket', ask: 'Trump impeached by end of 2027?' },
    { venue: 'manifold', ask: 'Will the House vote to impeach Donald Trump before 2028?' },
  ],
})

const hegseth = question({
  ...politics,
  key: 'hegseth out',
  closes: '2027-03-31',
  options: deadlines('2026-12-31 0.08; 2027-01-31 0.13; 2027-03-31 0.22'),
  fact: 'Pete Hegseth ceases to be Secretary of Defense by {by}',
  listings: [
    {
      venue: 'polymarket',
      title: 'Pete Hegseth out as Secretary of Defense by...?',
      ask: 'Pete Hegseth out as Secretary of Defense by {by}?',
      label: '{day}',
    },
    {
      venue: 'predictit',
      title: 'Will Pete Hegseth be Secretary of Defense on March 31, 2027?',
      ask: 'Will Pete Hegseth be Secretary of Defense on March 31, 2027?',
      apart: true,
      opposite: true,
      only: ['27MAR31'],
    },
    {
      venue: 'limitless',
      ask: 'Pete Hegseth out as Defense Secretary in 2026?',
      fact: 'Pete Hegseth leaves the post by December 31, 2026',
      apart: true,
      only: ['26DEC31'],
    },
  ],
})

const firstOut = question({
  ...politics,
  key: 'first to leave the cabinet in 2027',
  closes: '2027-12-31',
  exclusive: true,
  options: field('Pete Hegseth 30; Pam Bondi 22; Kash Patel 18; Tulsi Gabbard 18; Howard Lutnick 12'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXCABOUT-27',
      title: 'Who will be the first to leave the Trump administration in 2027?',
      ask: 'Will {name} be the first to leave the Trump administration in 2027?',
      fact: '{name} is the first of the listed to leave the post in 2027',
    },
  ],
})

const anyOut = question({
  ...politics,
  key: 'leaves the administration in 2027',
  closes: '2027-12-31',
  options: chances(
    'Pete Hegseth 0.45; Pam Bondi 0.41; Kash Patel 0.38; Tulsi Gabbard 0.4; Howard Lutnick 0.33; Marco Rubio 0.16',
  ),
  listings: [
    {
      venue: 'polymarket',
      title: 'Who will leave the Trump administration in 2027?',
      ask: 'Will {name} leave the Trump administration in 2027?',
      fact: '{name} leaves the post between January 1 and December 31, 2027',
    },
  ],
})

const alito = question({
  ...politics,
  key: 'alito announces retirement',
  closes: '2027-06-30',
  options: deadlines('2027-06-30 0.3'),
  listings: [
    {
      venue: 'polymarket',
      ask: 'Will Samuel Alito announce his retirement by June 30, 2027?',
      fact: 'Justice Alito announces that he will retire from the Supreme Court by {by}',
    },
    {
      venue: 'predictit',
      title: 'Will Justice Alito announce his retirement before July 1, 2027?',
      ask: 'Will Justice Alito announce his retirement before July 1, 2027?',
    },
  ],
})

const alitoLeaves = question({
  ...politics,
  key: 'alito leaves the court',
  closes: '2027-06-30',
  options: deadlines('2027-06-30 0.15'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXALITOOUT-27JUL',
      title: 'Will Samuel Alito leave the Supreme Court?',
      subtitle: 'Before Jul 1, 2027',
      ask: 'Will Samuel Alito leave the Supreme Court before Jul 1, 2027?',
      label: 'Before Jul 1, 2027',
      fact: 'Samuel Alito is no longer a Justice before {before}',
    },
  ],
})

const thomas = question({
  ...politics,
  key: 'thomas announces retirement',
  closes: '2027-06-30',
  options: deadlines('2027-06-30 0.12'),
  listings: [
    {
      venue: 'limitless',
      ask: 'Will Clarence Thomas announce retirement by June 30, 2027?',
      fact: 'Justice Thomas announces his retirement by {by}',
    },
  ],
})

export const usOfficials: Topic = {
  groups: [
    group('Trump resigns in 2026', 'deadline-wording', resign),
    group('Trump impeached by the end of 2027', 'deadline-wording', impeached),
    group('Hegseth leaves, by date', 'inverted-polarity', hegseth),
    group('Alito announces his retirement', 'deadline-wording', alito),
  ],
  others: [out, impeachedInTerm, firstOut, anyOut, alitoLeaves, thomas].flat(),
  nearMisses: [
    near(
      'resign-or-out',
      'superset',
      'kalshi trump leaves office by 2026-12-31',
      'polymarket trump resigns by 2026-12-31',
    ),
    near('deadline', 'superset', 'kalshi trump impeached by 2029-01-19', 'polymarket trump impeached by 2027-12-31'),
    near('deadline', 'superset', 'polymarket hegseth out by 2027-01-31', 'limitless hegseth out by 2026-12-31'),
    near(
      'first-or-any',
      'subset',
      'kalshi first to leave the cabinet in 2027 PHEGS',
      'polymarket leaves the administration in 2027 PHEGS',
    ),
    near(
      'announced-or-effective',
      'overlap',
      'kalshi alito leaves the court by 2027-06-30',
      'polymarket alito announces retirement by 2027-06-30',
    ),
    near(
      'person',
      'none',
      'limitless thomas announces retirement by 2027-06-30',
      'predictit alito announces retirement by 2027-06-30',
    ),
  ],
}
