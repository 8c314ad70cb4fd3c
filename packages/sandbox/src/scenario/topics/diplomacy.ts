import { group, near, type Topic } from '../families/draft.ts'
import { chances, deadlines, field, yesNo } from '../families/options.ts'
import { question } from '../families/question.ts'

const world = { category: 'world', tags: ['World', 'Geopolitics'], exclusive: false } as const

const normalisation = question({
  ...world,
  key: 'israel saudi normalisation',
  closes: '2027-12-31',
  options: deadlines('2027-12-31 0.21'),
  fact: 'Israel and Saudi Arabia announce the normalisation of relations by {by}',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXISRAELSAUDI-28',
      title: 'Israel-Saudi Arabia normalization?',
      subtitle: 'Before 2028',
      ask: 'Will Israel and Saudi Arabia normalize relations before 2028?',
      label: 'Before 2028',
    },
    { venue: 'manifold', ask: 'Saudi Arabia recognizes Israel / normalizes ties by end of 2027?' },
  ],
})

const lebanon = question({
  ...world,
  key: 'israel lebanon normalisation',
  closes: '2027-12-31',
  options: deadlines('2027-12-31 0.09'),
  listings: [
    {
      venue: 'polymarket',
      ask: 'Israel and Lebanon normalize relations by December 31, 2027?',
      fact: 'Israel and Lebanon announce normal relations by {by}',
    },
  ],
})

const nobel = (of: string, key: string, names: string, ...venues: ('kalshi' | 'polymarket')[]) =>
  question({
    ...world,
    key,
    closes: '2027-10-08',
    exclusive: true,
    options: field(names),
    listings: [
      {
        venue: 'polymarket' as const,
        title: `Nobel ${of} Prize Winner 2027`,
        ask: `Will {name} win the Nobel ${of} Prize in 2027?`,
        fact: `{name} is awarded the 2027 Nobel ${of} Prize`,
      },
      {
        venue: 'kalshi' as const,
        ticker: `KXNOBEL${of.toUpperCase()}-27`,
        title: `Nobel ${of} Prize winner?`,
        subtitle: '2027',
        ask: `Will {name} win the 2027 Nobel ${of} Prize?`,
        fact: `{name} wins or shares the 2027 Nobel ${of} Prize`,
      },
    ].filter(({ venue }) => (venues as string[]).includes(venue)),
  })

const nominated = question({
  ...world,
  key: 'trump nominated for nobel 2027',
  closes: '2027-01-31',
  options: yesNo(0.96),
  listings: [
    {
      venue: 'limitless',
      ask: 'Will Donald Trump be nominated for the 2027 Nobel Peace Prize?',
      fact: 'a valid nomination by January 31, 2027 is reported',
    },
  ],
})

const secretary = question({
  ...world,
  key: 'next un secretary-general',
  closes: '2026-12-31',
  exclusive: true,
  options: field('Rafael Grossi 40; Rebeca Grynspan 30; Michelle Bachelet 14; Mia Mottley 8; Amina Mohammed 8'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Next UN Secretary-General?',
      ask: 'Will {name} be the next UN Secretary-General?',
      fact: '{name} is appointed to succeed António Guterres',
    },
    {
      venue: 'kalshi',
      ticker: 'KXUNSG-27',
      title: 'Who will be the next Secretary-General of the United Nations?',
      ask: 'Will {name} be the next Secretary-General of the United Nations?',
      fact: '{name} is appointed by the General Assembly to succeed Antonio Guterres',
      names: { RGROS: 'Rafael Mariano Grossi' },
    },
    {
      venue: 'manifold',
      title: 'Who will succeed António Guterres at the UN?',
      ask: 'Who will succeed António Guterres at the UN? {name}',
      fact: '{name} becomes Secretary-General',
    },
  ],
})

const atYearEnd = question({
  ...world,
  key: 'leads iran at the end of 2026',
  closes: '2026-12-31',
  exclusive: true,
  options: field('Mojtaba Khamenei 60; Reza Pahlavi 6; Hassan Rouhani 9; a transitional council 25'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Iran leader end of 2026?',
      ask: 'Will {name} lead Iran at the end of 2026?',
      fact: '{name} is the de facto leader on December 31, 2026',
    },
  ],
})

const during = question({
  ...world,
  key: 'leads iran in 2026',
  closes: '2026-12-31',
  options: chances('Reza Pahlavi 0.08'),
  listings: [
    { venue: 'limitless', ask: 'Will {name} lead Iran in 2026?', fact: '{name} leads Iran at any time in 2026' },
  ],
})

const visits = question({
  ...world,
  key: 'trump visits in 2027',
  closes: '2027-12-31',
  options: chances('China 0.62; India 0.5; Israel 0.41; Russia 0.17; Ukraine 0.12; Brazil 0.1; Vietnam 0.15'),
  listings: [
    {
      venue: 'polymarket',
      title: 'Which countries will Donald Trump visit in 2027?',
      ask: 'Will Donald Trump visit {name} in 2027?',
      fact: 'Donald Trump visits {name} in 2027',
    },
  ],
})

const nextVisit = question({
  ...world,
  key: 'trump visits china',
  closes: '2027-06-30',
  options: deadlines('2027-01-31 0.08; 2027-03-31 0.2; 2027-06-30 0.41'),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXTRUMPCHINA-27',
      title: 'When will Trump visit China next?',
      ask: 'Will Donald Trump visit China between Jan 1, 2027 and {before}?',
      label: 'Before {before}',
      fact: 'Donald Trump is in mainland China on a day of 2027 before {before}',
    },
  ],
})

export const diplomacy: Topic = {
  groups: [
    group('Israel and Saudi Arabia', 'deadline-wording', normalisation),
    group(
      'Nobel Peace Prize 2027',
      'same-options',
      nobel(
        'Peace',
        'nobel peace 2027',
        'Donald Trump 12; Volodymyr Zelenskyy 8; UNRWA 12; Francesca Albanese 9; Sudan Emergency Response Rooms 34; Greta Thunberg 9; Committee to Protect Journalists 16',
        'kalshi',
        'polymarket',
      ),
    ),
    group('next Secretary-General of the United Nations', 'other-names', secretary),
  ],
  others: [
    lebanon,
    nobel(
      'Literature',
      'nobel literature 2027',
      'Can Xue 35; Haruki Murakami 20; Gerald Murnane 25; Salman Rushdie 20',
      'kalshi',
    ),
    nominated,
    atYearEnd,
    during,
    visits,
    nextVisit,
  ].flat(),
  nearMisses: [
    near(
      'country',
      'none',
      'polymarket israel lebanon normalisation by 2027-12-31',
      'kalshi israel saudi normalisation by 2027-12-31',
    ),
    near('nominated-or-won', 'superset', 'limitless trump nominated for nobel 2027', 'kalshi nobel peace 2027 DTRUM'),
    near('other-award', 'none', 'kalshi nobel literature 2027 SRUSH', 'polymarket nobel peace 2027 VZELE'),
    near(
      'at-the-end-or-during',
      'superset',
      'limitless leads iran in 2026 RPAHL',
      'polymarket leads iran at the end of 2026 RPAHL',
    ),
    near(
      'when-or-whether',
      'subset',
      'kalshi trump visits china by 2027-03-31',
      'polymarket trump visits in 2027 CHINA',
    ),
  ],
}
