import type { Veto } from '../veto.ts'

/** Vetoes about the times of two questions: windows, years and seasons. */
export const vetoesOfTimes = {
  /** An act before the month, or before the day, settles the deadline at its end too. */
  'at-any-time-until': {
    comparison: 'window',
    feature: 'window differs',
    example: ['Will Ann Roe resign by March 31, 2031?', 'Will Ann Roe resign in March 2031?'],
    counterExample: ['Will Ann Roe resign by December 31, 2031?', 'Will Ann Roe resign in 2031?'],
  },
  'closes-before': {
    comparison: 'closing',
    example: [{ title: 'Will Ann Roe resign?', closes: '2030-03-01' }, 'Will Ann Roe resign in June 2031?'],
    counterExample: [{ title: 'Will Ann Roe resign?', closes: '2031-07-01' }, 'Will Ann Roe resign in June 2031?'],
  },
  'deadline-beside-none': {
    comparison: 'window',
    feature: 'window differs',
    example: [
      { title: 'Will Acme buy Bolt before 2032?', closes: '2031-12-31' },
      {
        title: 'Will Acme buy Bolt?',
        closes: '2040-01-01',
        rules: 'If Acme buys Bolt, then the market resolves to Yes.',
      },
    ],
    counterExample: [
      'Will Acme buy Bolt before 2032?',
      {
        title: 'Will Acme buy Bolt?',
        closes: '2032-01-01',
        rules: 'If Acme buys Bolt, then the market resolves to Yes.',
      },
    ],
  },
  'held-until': {
    comparison: 'window',
    feature: 'window differs',
    example: [
      'Will Ann Roe still be prime minister on June 30, 2031?',
      'Will Ann Roe still be prime minister on March 31, 2031?',
    ],
    counterExample: [
      'Will Ann Roe still be prime minister on June 30, 2031?',
      'Will Ann Roe be prime minister on June 30, 2031?',
    ],
  },
  'one-of-two-times': {
    comparison: 'window',
    feature: 'window differs',
    example: ['Will Ann Roe resign in March 2031?', 'Will Ann Roe resign in May 2031?'],
    counterExample: [
      'Will Ann Roe release a new album in March 2031?',
      'Will Ann Roe release a new album in May 2031?',
    ],
  },
  /** A winner has announced a run, but perhaps after the deadline. */
  'step-by-deadline': {
    comparison: 'window',
    feature: 'window differs',
    example: ['Will Ann Roe win the next presidential election?', 'Will Ann Roe run for president before 2030?'],
    counterExample: ['Will Ann Roe win the 2032 presidential election?', 'Will Ann Roe run for president in 2032?'],
  },
  'other-length-of-period': {
    comparison: 'window',
    example: ['Will UK GDP growth in March 2031 be above 0.2%?', 'Will UK GDP growth in Q1 2031 be above 0.2%?'],
    counterExample: [
      'Will UK GDP growth in March 2031 be above 0.2%?',
      'Will UK GDP grow more than 0.2% in March 2031?',
    ],
  },
  'other-season': {
    comparison: 'season',
    example: ['Will Ann Roe win Survivor Season 51?', 'Will Ann Roe win Survivor 52?'],
    counterExample: ['Will Ann Roe win Survivor Season 51?', 'Will Ann Roe win Survivor 51?'],
  },
  'season-beside-year': {
    comparison: 'year',
    feature: 'window differs',
    example: ['Will Ann Roe be traded in the 2030-31 season?', 'Will Ann Roe be traded in 2031?'],
    counterExample: ['Will Ann Roe win the 2030-31 Zorro Prize?', 'Will Ann Roe win the 2031 Zorro Prize?'],
  },
  'other-window': {
    comparison: 'window',
    feature: 'window differs',
    example: ['Will Ann Roe resign before July 2031?', 'Will Ann Roe resign before September 2031?'],
    counterExample: ['Will Ann Roe resign before July 2031?', 'Will Ann Roe resign by June 30, 2031?'],
  },
  'other-year': {
    comparison: 'year',
    example: ['Will Arsenal win the 2030-31 Premier League?', 'Will Arsenal win the 2031-32 Premier League?'],
    counterExample: ['Will Arsenal win the 2030-31 Premier League?', 'Will Arsenal win the 2030/31 Premier League?'],
  },
  'other-edition': {
    comparison: 'edition',
    example: [
      { title: 'Will Ann Roe win the Ohio Senate election?', closes: '2030-11-05' },
      { title: 'Will Ann Roe win the Ohio Senate election?', closes: '2032-11-02' },
    ],
    counterExample: [
      { title: 'Will Ann Roe win the Ohio Senate election?', closes: '2030-11-05' },
      { title: 'Will Ann Roe win the Ohio Senate election?', closes: '2031-01-03' },
    ],
  },
  'two-days': {
    comparison: 'window',
    feature: 'window differs',
    example: [
      'Will Ann Roe be the head of state of Peru on May 1, 2031?',
      'Will Ann Roe be the head of state of Peru on June 1, 2031?',
    ],
    counterExample: ['Will it rain in Lima on May 1, 2031?', 'Will it rain in Lima on June 1, 2031?'],
  },
  'windows-apart': {
    comparison: 'window',
    example: ['Will it rain in Lima in March 2031?', 'Will it rain in Lima in May 2031?'],
    counterExample: ['Will it rain in Lima in March 2031?', 'Will it rain in Lima during March 2031?'],
  },
  'event-beside-date': {
    comparison: 'window',
    example: ['Will Zorro land on the Moon before Quibble?', 'Will Zorro land on the Moon before 2031?'],
    counterExample: ['Will Zorro land on the Moon before 2032?', 'Will Zorro land on the Moon before 2031?'],
  },
} as const satisfies Record<string, Veto>
