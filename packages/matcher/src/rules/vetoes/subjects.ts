import type { Veto } from '../veto.ts'

/** Vetoes about the subjects of two questions: names, verbs, roles and remaining words. */
export const vetoesOfSubjects = {
  /** The hottest month of all is the hottest June, too. */
  'other-record': {
    comparison: 'record',
    feature: 'scope differs',
    example: ['Will June 2031 be the hottest month on record?', 'Will June 2031 be the hottest June on record?'],
    counterExample: ['Will June 2031 be the hottest June on record?', 'Will June 2031 be the hottest June ever?'],
  },
  'city-alone': {
    comparison: 'city',
    example: ['Will Los Angeles win the 2031 Stanley Cup?', 'Will Los Angeles elect a new mayor in 2031?'],
    counterExample: ['Will Los Angeles win the 2031 Stanley Cup?', 'Will the LA Kings win the 2031 Stanley Cup?'],
  },
  'other-maker': {
    comparison: 'words',
    example: [
      'Will "Zorro" by Tarcila Quibble hit #1 on the Billboard Hot 100 in 2031?',
      'Will "Zorro" by Bob Doe hit #1 on the Billboard Hot 100 in 2031?',
    ],
    counterExample: [
      'Will "Zorro" by Tarcila Quibble hit #1 on the Billboard Hot 100 in 2031?',
      'Will Tarcila Quibble\'s "Zorro" reach #1 on the Billboard Hot 100 in 2031?',
    ],
  },
  'contrary-word': {
    comparison: 'words',
    example: ['Will Acme delay the launch of its rocket in 2031?', 'Will Acme launch its rocket in 2031?'],
    counterExample: ['Will Acme launch its rocket in 2031?', 'Will Acme launch its rocket by the end of 2031?'],
  },
  'contrasted-words': {
    comparison: 'words',
    example: [
      'Will Bitcoin have a green weekly candle on May 14, 2031?',
      'Will Bitcoin have a green daily candle on May 14, 2031?',
    ],
    counterExample: [
      'Will Bitcoin have a green daily candle on May 14, 2031?',
      'Will Bitcoin have a daily green candle on May 14, 2031?',
    ],
  },
  'little-shared': {
    comparison: 'words',
    example: ['Will Ann Roe publish a novel in 2031?', 'Will Bob Doe sell his yacht in 2031?'],
    counterExample: ['Will Ann Roe publish a novel in 2031?', 'Will Ann Roe publish a novel by the end of 2031?'],
  },
  'narrower-question': {
    comparison: 'words',
    feature: 'qualifier differs',
    example: ['Will Ann Roe visit Lima with Bob in 2031?', 'Will Ann Roe visit Lima in 2031?'],
    counterExample: ['Will Ann Roe visit Lima by the end of 2031?', 'Will Ann Roe visit Lima in 2031?'],
  },
  'order-swapped': {
    comparison: 'order',
    example: ['Will Acme IPO before Bolt?', 'Will Bolt IPO before Acme?'],
    counterExample: ['Will Acme IPO before Bolt?', 'Will Acme go public before Bolt?'],
  },
  'other-answer': {
    comparison: 'words',
    feature: 'answer differs',
    example: ['Will Ann Roe win the 2031 Zorro Prize?', 'Will Bob Doe win the 2031 Zorro Prize?'],
    counterExample: ['Will Ann Roe visit Lima in 2031?', 'Will Bob Doe visit Lima in 2031?'],
  },
  'other-entity': {
    comparison: 'entity',
    example: [
      'Will annual CPI inflation be above 3% in May 2031?',
      'Will annual PCE inflation be above 3% in May 2031?',
    ],
    counterExample: [
      'Will Ann Roe be the Democratic nominee in 2032?',
      'Will Ann Roe be the Democratic candidate for president in 2032?',
    ],
  },
  'other-measurement': {
    comparison: 'words',
    feature: 'qualifier differs',
    example: [
      'Will monthly inflation be above 2.7% in March 2031?',
      'Will annual inflation be above 2.7% in March 2031?',
    ],
    counterExample: [
      'Will annual inflation be above 2.7% in March 2031?',
      'Will yearly inflation be above 2.7% in March 2031?',
    ],
  },
  'other-predicate': {
    comparison: 'predicate',
    feature: 'predicate differs',
    example: ['Will Ann Roe resign in 2031?', 'Will Ann Roe be impeached in 2031?'],
    counterExample: ['Will Ann Roe resign in 2031?', 'Will Ann Roe resign by the end of 2031?'],
  },
  'other-subject': {
    comparison: 'words',
    example: ['Will Ann Roe publish a novel about Lima in 2031?', 'Will Bob Doe publish a novel about Lima in 2031?'],
    counterExample: ['Will Ann Roe visit Lima in 2031?', 'Will Ann Roe travel to Lima in 2031?'],
  },
  'other-ticket': {
    comparison: 'words',
    example: [
      'Will Ann Roe and Bob Doe be the 2032 Democratic ticket?',
      'Will Cy Poe win the 2032 Democratic nomination for president?',
    ],
    counterExample: [
      'Will Ann Roe and Bob Doe be the 2032 Democratic ticket?',
      'Will Ann Roe win the 2032 Democratic nomination for president?',
    ],
  },
  'part-of-whole': {
    comparison: 'part',
    feature: 'answer differs',
    example: ['Will Ann Roe visit Lyon in 2031?', 'Will Ann Roe visit France in 2031?'],
    counterExample: ['Will Ann Roe visit Lyon in 2031?', 'Will Ann Roe visit Peru in 2031?'],
  },
  'parties-swapped': {
    comparison: 'roles',
    example: ['Will Peru sanction Chile in 2031?', 'Will Chile sanction Peru in 2031?'],
    counterExample: ['Will Peru sanction Chile in 2031?', 'Will Chile be sanctioned by Peru in 2031?'],
  },
  'same-topic': {
    comparison: 'question',
    feature: 'question differs',
    example: ['Will Ann Roe divorce Bob Doe in 2031?', 'Will Ann Roe and Bob Doe be a couple in 2031?'],
    counterExample: ['Will Ann Roe divorce Bob Doe in 2031?', 'Will Bob Doe divorce Ann Roe in 2031?'],
  },
  'step-beside-deed': {
    comparison: 'words',
    feature: 'qualifier differs',
    example: ['Will Acme announce an IPO in 2031?', 'Will Acme IPO in 2031?'],
    counterExample: ['Will Acme announce an IPO in 2031?', 'Will Acme announce its IPO before 2032?'],
  },
  'subjects-swapped': {
    comparison: 'roles',
    example: [
      'Will Iran successfully attack mainland Peru before March 2031?',
      'Will Peru next attack Iran before March 2031?',
    ],
    counterExample: ['Will Iran attack Peru before March 2031?', 'Will Iran attack Peru by February 28, 2031?'],
  },
  'place-beside-post': {
    comparison: 'predicate',
    example: ['Will Ann Roe leave Peru in 2031?', 'Will Ann Roe leave office in Peru in 2031?'],
    counterExample: [
      'Will Ann Roe leave office in Peru in 2031?',
      'Will Ann Roe leave office as president of Peru in 2031?',
    ],
  },
  'successor-beside-leaving': {
    comparison: 'predicate',
    feature: 'answer differs',
    example: [
      'Will Quibble leave office as Prime Minister of Peru before 2032?',
      'Will Ann Roe be the next Prime Minister of Peru?',
    ],
    counterExample: [
      'Will Quibble leave office as Prime Minister of Peru before 2032?',
      'Will Ann Roe be the next Prime Minister of Chile?',
    ],
  },
  'successor-beside-staying': {
    comparison: 'predicate',
    feature: 'answer differs',
    example: [
      'Will Quibble remain Prime Minister of Peru through 2031?',
      'Will Ann Roe be the next Prime Minister of Peru by December 31, 2031?',
    ],
    counterExample: [
      'Will Quibble leave office as Prime Minister of Peru before 2032?',
      'Will Ann Roe be the next Prime Minister of Peru by December 31, 2031?',
    ],
  },
  'up-beside-down': {
    comparison: 'words',
    example: ['Will the Zorro coin be up in 2031?', 'Will the Zorro coin be down in 2031?'],
    counterExample: ['Will the Zorro coin be up in 2031?', 'Will the Zorro coin be up by the end of 2031?'],
  },
  'winner-implies-election': {
    comparison: 'predicate',
    feature: 'answer differs',
    example: ['Will the 2032 presidential election take place?', 'Will Ann Roe win the 2032 presidential election?'],
    counterExample: ['Will the 2032 presidential election take place?', 'Will the 2032 presidential election be held?'],
  },
  'opposed-prepositions': {
    comparison: 'words',
    example: ['Will Ann Roe vote for the Lima Act?', 'Will Ann Roe vote against the Lima Act?'],
    counterExample: ['Will Ann Roe vote for the Lima Act?', 'Will Ann Roe vote in favor of the Lima Act?'],
  },
  'other-statistic-in-title': {
    comparison: 'statistic',
    example: [
      'Will Ann Roe average over 20.5 assists in 2031?',
      'Will Ann Roe average over 20.5 points and assists in 2031?',
    ],
    counterExample: [
      'Will Ann Roe average over 20.5 points and assists in 2031?',
      'Will Ann Roe average over 20.5 points + assists in 2031?',
    ],
  },
  'other-verb': {
    comparison: 'words',
    example: ['Will Bob Doe fire Ann Roe in 2031?', 'Will Bob Doe meet Ann Roe in 2031?'],
    counterExample: ['Will Bob Doe fire Ann Roe in 2031?', 'Will Bob Doe sack Ann Roe in 2031?'],
  },
  'order-beside-both': {
    comparison: 'order',
    example: ['Will Ann Roe resign before Bob Doe in 2031?', 'Will Ann Roe and Bob Doe resign in 2031?'],
    counterExample: [
      'Will Ann Roe resign before Bob Doe in 2031?',
      'Will Ann Roe resign earlier than Bob Doe in 2031?',
    ],
  },
  'other-party-favored': {
    comparison: 'party',
    feature: 'answer differs',
    example: [
      'Will the Supreme Court rule in favor of Zorro in Zorro v. Quibble?',
      'Will the Supreme Court rule in favor of Quibble in Zorro v. Quibble?',
    ],
    counterExample: [
      'Will the Supreme Court rule in favor of Zorro in Zorro v. Quibble?',
      'Will the Supreme Court side with Zorro in Zorro v. Quibble?',
    ],
  },
} as const satisfies Record<string, Veto>
