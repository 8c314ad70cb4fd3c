import type { Feature } from '../settings.ts'
import type { Rule } from './rule.ts'

/** A rule by which two questions are not one. */
interface Veto extends Rule {
  /** The compared part as the evidence names it; for a rule about several parts the caller names it. */
  comparison: string
  /** The weight that supports the relation that is left: two strikes differ, but they are of one ladder. */
  feature?: Feature
}

const rows = {
  'all-imply-each': {
    comparison: 'parts',
    feature: 'answer differs',
    example: [
      'Will Republicans win both the House and the Senate in 2030?',
      'Will Republicans win the Senate in 2030?',
    ],
    counterExample: ['Will Republicans win the House in 2030?', 'Will Republicans win the Senate in 2030?'],
  },
  'answers-apart': {
    comparison: 'answer',
    feature: 'answer differs',
    example: [
      {
        event: 'Zorro Prize 2031: Quibble and Tarkington',
        title: 'Will Quibble win the Zorro Prize?',
        label: 'Quibble',
        siblings: ['Will Tarkington win the Zorro Prize?'],
      },
      {
        event: 'Zorro Prize 2031: Quibble and Tarkington',
        title: 'Will Tarkington win the Zorro Prize?',
        label: 'Tarkington',
        siblings: ['Will Quibble win the Zorro Prize?'],
      },
    ],
    counterExample: [
      {
        event: 'Zorro Prize 2031: Quibble and Tarkington',
        title: 'Will Quibble win the Zorro Prize?',
        label: 'Quibble',
        siblings: ['Will Tarkington win the Zorro Prize?'],
      },
      'Will Quibble win the Zorro Prize?',
    ],
  },
  'barrier-beside-close': {
    comparison: 'touch or close',
    feature: 'numbers differ',
    example: ['Will Bitcoin hit $100,000 in 2031?', 'Will Bitcoin be above $100,000 on December 31, 2031?'],
    counterExample: ['Will Bitcoin hit $100,000 in 2031?', 'Will Bitcoin reach $100,000 in 2031?'],
  },
  'by-meeting': {
    comparison: 'window',
    feature: 'window differs',
    example: ['Will the Fed cut rates by January 31, 2031?', 'Will the Fed cut rates at the January 2031 meeting?'],
    counterExample: ['Will the Fed cut rates in January 2031?', 'Will the Fed cut rates at the January 2031 meeting?'],
  },
  'city-alone': {
    comparison: 'city',
    example: ['Will Los Angeles win the 2031 Stanley Cup?', 'Will Los Angeles elect a new mayor in 2031?'],
    counterExample: ['Will Los Angeles win the 2031 Stanley Cup?', 'Will the LA Kings win the 2031 Stanley Cup?'],
  },
  'closes-before': {
    comparison: 'closing',
    example: [{ title: 'Will Ann Roe resign?', closes: '2030-03-01' }, 'Will Ann Roe resign in June 2031?'],
    counterExample: [{ title: 'Will Ann Roe resign?', closes: '2031-07-01' }, 'Will Ann Roe resign in June 2031?'],
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
  'count-beside-any': {
    comparison: 'numbers',
    feature: 'answer differs',
    example: ['Will a tsunami strike Chile in 2031?', 'How many tsunamis will strike Chile in 2031? - 3'],
    counterExample: ['Will a tsunami strike Chile in 2031?', 'Will a tsunami strike Chile by the end of 2031?'],
  },
  'date-beside-result': {
    comparison: 'answer',
    example: [
      {
        event: 'When will the next Peruvian election be held?',
        title: 'Will the next Peruvian election be held in May 2031?',
        whole: true,
      },
      'Will Ann Roe win the next Peruvian election?',
    ],
    counterExample: ['Will Ann Roe win the next Peruvian election?', 'Will Bob Doe win the next Peruvian election?'],
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
  'done-beside-announced': {
    comparison: 'announcement',
    feature: 'scope differs',
    example: [
      {
        title: 'Will Ann Roe leave office before 2032?',
        rules: 'If she leaves, then the market resolves to Yes. An announcement will also qualify.',
      },
      {
        title: 'Will Ann Roe leave office before 2032?',
        rules: 'If she leaves, then the market resolves to Yes. An announcement is not sufficient.',
      },
    ],
    counterExample: [
      {
        title: 'Will Ann Roe leave office before 2032?',
        rules: 'If she leaves, then the market resolves to Yes. An announcement is not sufficient.',
      },
      'Will Ann Roe leave office before 2032?',
    ],
  },
  'either-beside-both': {
    comparison: 'parts',
    example: ['Will Roe and Doe attend the 2031 final?', 'Will Roe or Doe attend the 2031 final?'],
    counterExample: ['Will Roe and Doe attend the 2031 final?', 'Will Doe and Roe attend the 2031 final?'],
  },
  'candidate-beside-nominee': {
    comparison: 'stage',
    feature: 'scope differs',
    example: [
      'Will Ann Roe run in the 2031 Lima Democratic mayoral primary?',
      {
        event: '2031 Lima mayoral election: Democratic nominee',
        title: '2031 Lima mayoral election: Democratic nominee - Ann Roe',
        label: 'Ann Roe',
        siblings: ['2031 Lima mayoral election: Democratic nominee - Bob Poe'],
      },
    ],
    counterExample: [
      'Will Ann Roe win the 2031 Lima Democratic mayoral primary?',
      {
        event: '2031 Lima mayoral election: Democratic nominee',
        title: '2031 Lima mayoral election: Democratic nominee - Ann Roe',
        label: 'Ann Roe',
        siblings: ['2031 Lima mayoral election: Democratic nominee - Bob Poe'],
      },
    ],
  },
  'either-beside-one': {
    comparison: 'parts',
    feature: 'scope differs',
    example: ['Will Peru cut interest rates or taxes in 2031?', 'Will Peru cut taxes in 2031?'],
    counterExample: ['Will Peru cut interest rates in 2031?', 'Will Peru cut interest rates by the end of 2031?'],
  },
  'first-of-any': {
    comparison: 'bet',
    feature: 'bet differs',
    example: [
      { event: 'Chiefs vs. Bills', title: 'Ann Roe: First Touchdown' },
      { event: 'Chiefs vs. Bills', title: 'Ann Roe: Anytime Touchdown' },
    ],
    counterExample: [
      { event: 'Chiefs vs. Bills', title: 'Ann Roe: Anytime Touchdown' },
      { event: 'Chiefs vs. Bills', title: 'Bob Doe: Anytime Touchdown' },
    ],
  },
  'group-winner-advances': {
    comparison: 'group',
    feature: 'scope differs',
    example: [
      'Will Japan win Group F of the 2034 FIFA World Cup?',
      'Will Japan advance to the knockout stage of the 2034 FIFA World Cup?',
    ],
    counterExample: [
      'Will Japan win Group F of the 2034 FIFA World Cup?',
      'Will Japan advance to the final of the 2034 FIFA World Cup?',
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
  'implies-winner': {
    comparison: 'bet',
    feature: 'bet differs',
    example: [
      {
        event: 'Arsenal vs. Chelsea',
        title: 'Arsenal vs Chelsea - Half time/full time: Arsenal/Arsenal',
        label: 'Arsenal/Arsenal',
      },
      { event: 'Arsenal vs. Chelsea', title: 'Will Arsenal win?' },
    ],
    counterExample: [
      { event: 'Arsenal vs. Chelsea', title: 'Will Chelsea win?' },
      { event: 'Arsenal vs. Chelsea', title: 'Will Arsenal win?' },
    ],
  },
  'in-force-beside-announced': {
    comparison: 'ratification',
    feature: 'scope differs',
    example: [
      {
        title: 'Will Peru and Chile sign a treaty before 2032?',
        rules: 'If they do, then the market resolves to Yes. An announcement alone will qualify.',
      },
      {
        title: 'Will Peru and Chile sign a treaty before 2032?',
        rules: 'If they do, then the market resolves to Yes. The treaty must be ratified.',
      },
    ],
    counterExample: [
      {
        title: 'Will Peru and Chile sign a treaty before 2032?',
        rules: 'If they do, then the market resolves to Yes. The treaty must be ratified.',
      },
      'Will Peru and Chile sign a treaty before 2032?',
    ],
  },
  'in-person-beside-calls': {
    comparison: 'contact',
    feature: 'scope differs',
    example: [
      {
        title: 'Will Ann Roe and Bob Doe meet before 2032?',
        rules: 'If they meet in person, then the market resolves to Yes.',
      },
      {
        title: 'Will Ann Roe and Bob Doe meet before 2032?',
        rules: 'If they meet (including phone calls), then the market resolves to Yes.',
      },
    ],
    counterExample: [
      {
        title: 'Will Ann Roe and Bob Doe meet before 2032?',
        rules: 'If they meet in person, then the market resolves to Yes.',
      },
      'Will Ann Roe and Bob Doe meet before 2032?',
    ],
  },
  'in-round': {
    comparison: 'round',
    feature: 'scope differs',
    example: [
      'Will the bout of Roe and Doe end by knockout in round 1?',
      'Will the bout of Roe and Doe end by knockout?',
    ],
    counterExample: [
      'Will the bout of Roe and Doe end by knockout in round 1?',
      'Will the bout of Roe and Doe end in round 1 by knockout?',
    ],
  },
  'little-shared': {
    comparison: 'words',
    example: ['Will Ann Roe publish a novel in 2031?', 'Will Bob Doe sell his yacht in 2031?'],
    counterExample: ['Will Ann Roe publish a novel in 2031?', 'Will Ann Roe publish a novel by the end of 2031?'],
  },
  'margin-implies-win': {
    comparison: 'parts',
    feature: 'answer differs',
    example: [
      'Will Democrats win the 2031 Ohio governor election by 5 points?',
      'Will Democrats win the 2031 Ohio governor election?',
    ],
    counterExample: [
      'Will Republicans win the 2031 Ohio governor election?',
      'Will Democrats win the 2031 Ohio governor election?',
    ],
  },
  'narrower-question': {
    comparison: 'words',
    feature: 'qualifier differs',
    example: ['Will Ann Roe visit Lima with Bob in 2031?', 'Will Ann Roe visit Lima in 2031?'],
    counterExample: ['Will Ann Roe visit Lima by the end of 2031?', 'Will Ann Roe visit Lima in 2031?'],
  },
  'one-of-conditions': {
    comparison: 'conditions',
    feature: 'scope differs',
    example: [
      {
        title: 'Recession in Peru in 2031?',
        rules:
          'Yes if either of the following conditions is met: 1. GDP falls for two consecutive quarters. 2. The bureau announces it.',
      },
      {
        title: 'Recession in Peru in 2031?',
        rules: 'If GDP falls for two consecutive quarters, then the market resolves to Yes.',
      },
    ],
    counterExample: [
      {
        title: 'Recession in Peru in 2031?',
        rules: 'If GDP falls for two consecutive quarters, then the market resolves to Yes.',
      },
      'Recession in Peru in 2031?',
    ],
  },
  'one-sided-qualifier': {
    comparison: 'scope',
    feature: 'scope differs',
    example: [
      'Will Ann Roe finish in the top 5 of the 2031 Lima Marathon?',
      'Will Ann Roe win the 2031 Lima Marathon?',
    ],
    counterExample: [
      'Will Ann Roe finish first in the 2031 Lima Marathon?',
      'Will Ann Roe win the 2031 Lima Marathon?',
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
  'open-question': {
    comparison: 'answer',
    feature: 'predicate differs',
    example: [
      { event: 'Which party will win the 2031 Lima city council election?', title: 'x', whole: true },
      'Will Democrats win the 2031 Lima city council election?',
    ],
    counterExample: [
      'Will Democrats win the 2031 Lima city council election?',
      'Will Democrats win the 2031 Lima city council election?',
    ],
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
  'other-direction': {
    comparison: 'direction',
    feature: 'numbers differ',
    example: ['Will Bitcoin reach $90,000 in 2031?', 'Will Bitcoin dip to $60,000 in 2031?'],
    counterExample: ['Will Bitcoin reach $90,000 in 2031?', 'Will Bitcoin hit $90,000 in 2031?'],
  },
  'other-contest-in-rules': {
    comparison: 'contest',
    example: [
      {
        title: 'Will Ann Roe win Best Actress?',
        rules: 'If Ann Roe wins Best Actress at the 2031 Oscars, then the market resolves to Yes.',
      },
      {
        title: 'Will Ann Roe win Best Actress?',
        rules: 'If Ann Roe wins Best Actress at the 2031 Golden Globes, then the market resolves to Yes.',
      },
    ],
    counterExample: [
      {
        title: 'Will Ann Roe win Best Actress?',
        rules: 'If Ann Roe wins Best Actress at the 2031 Oscars, then the market resolves to Yes.',
      },
      {
        title: 'Will Ann Roe win Best Actress?',
        rules: 'If Ann Roe wins Best Actress at the 2031 Academy Awards, then the market resolves to Yes.',
      },
    ],
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
  'other-game': {
    comparison: 'game',
    example: ['Lakers vs. Celtics', 'Lakers vs. Bulls'],
    counterExample: ['Lakers vs. Celtics', 'Celtics at Lakers'],
  },
  'other-game-day': {
    comparison: 'game day',
    example: ['Lakers vs. Celtics on March 1, 2031', 'Lakers vs. Celtics on March 9, 2031'],
    counterExample: ['Lakers vs. Celtics on March 1, 2031', 'Celtics at Lakers on March 1, 2031'],
  },
  'other-kind-of-answer': {
    comparison: 'answer',
    feature: 'predicate differs',
    example: [
      { event: 'Who will win the 2031 Ohio election?', title: 'x', whole: true },
      { event: 'Which party will win the 2031 Ohio election?', title: 'x', whole: true },
    ],
    counterExample: [
      { event: 'Who will win the 2031 Ohio election?', title: 'x', whole: true },
      { event: 'Who wins the 2031 Ohio election?', title: 'x', whole: true },
    ],
  },
  'other-length-of-period': {
    comparison: 'window',
    example: ['Will UK GDP growth in March 2031 be above 0.2%?', 'Will UK GDP growth in Q1 2031 be above 0.2%?'],
    counterExample: [
      'Will UK GDP growth in March 2031 be above 0.2%?',
      'Will UK GDP grow more than 0.2% in March 2031?',
    ],
  },
  'other-line': {
    comparison: 'bet',
    feature: 'bet differs',
    example: [
      { event: 'Tigers vs. Twins', title: 'Ann Roe: 7+ strikeouts' },
      { event: 'Tigers vs. Twins', title: 'Ann Roe: Strikeouts Over 7.5' },
    ],
    counterExample: [
      { event: 'Tigers vs. Twins', title: 'Ann Roe: 8+ strikeouts' },
      { event: 'Tigers vs. Twins', title: 'Ann Roe: Strikeouts Over 7.5' },
    ],
  },
  'other-market-type': {
    comparison: 'bet',
    example: [
      { event: 'Lakers vs. Kings', title: 'Lakers vs. Kings: total points' },
      { event: 'Lakers vs. Kings', title: 'Will the Lakers win?' },
    ],
    counterExample: [
      { event: 'Lakers vs. Kings', title: 'Will the Lakers win?' },
      { event: 'Lakers vs. Kings', title: 'Lakers to win' },
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
  'other-numbers': {
    comparison: 'numbers',
    feature: 'numbers differ',
    example: [
      'Will there be at least 3 measles cases in Lima in 2031?',
      'Will there be at least 4 measles cases in Lima in 2031?',
    ],
    counterExample: [
      'Will there be at least 3 measles cases in Lima in 2031?',
      'Will there be 3 or more measles cases in Lima in 2031?',
    ],
  },
  'other-part-of-game': {
    comparison: 'bet',
    example: [
      { event: 'Lakers vs. Kings: Totals', title: 'Over 200.5 points', whole: true },
      { event: 'Lakers vs. Kings', title: 'Lakers', whole: true },
    ],
    counterExample: [
      { event: 'Lakers vs. Kings', title: 'Kings', whole: true },
      { event: 'Lakers vs. Kings', title: 'Lakers', whole: true },
    ],
  },
  'other-person-in-rules': {
    comparison: 'person',
    example: [
      { title: 'Will Roe resign in 2031?', rules: 'If Ann Roe resigns in 2031, then the market resolves to Yes.' },
      { title: 'Will Roe resign in 2031?', rules: 'If Peter Roe resigns in 2031, then the market resolves to Yes.' },
    ],
    counterExample: [
      { title: 'Will Roe resign in 2031?', rules: 'If Ann Roe resigns in 2031, then the market resolves to Yes.' },
      {
        title: 'Will Roe resign in 2031?',
        rules: 'If President Roe resigns in 2031, then the market resolves to Yes.',
      },
    ],
  },
  'other-places': {
    comparison: 'place',
    feature: 'scope differs',
    example: [
      'Will Leeds finish in 2nd place in the 2031 Premier League?',
      'Will Leeds finish in the top 4 in the 2031 Premier League?',
    ],
    counterExample: [
      'Will Leeds finish in the top 6 in the 2031 Premier League?',
      'Will Leeds finish in the top 4 in the 2031 Premier League?',
    ],
  },
  'other-plain-number': {
    comparison: 'numbers',
    example: ['Will the 1kt Lima meteor strike in March 2031?', 'Will the 10kt Lima meteor strike in March 2031?'],
    counterExample: ['Will the Lima meteor strike in March 2031?', 'Will the Lima meteor strike during March 2031?'],
  },
  'other-player': {
    comparison: 'bet',
    example: [
      { event: 'Lakers vs. Kings', title: 'Ann Roe: Points Over 29.5' },
      { event: 'Lakers vs. Kings', title: 'Bob Doe: Points Over 29.5' },
    ],
    counterExample: [
      { event: 'Lakers vs. Kings', title: 'Ann Roe: Points Over 29.5' },
      { event: 'Lakers vs. Kings', title: 'Roe: Points Over 29.5' },
    ],
  },
  'other-predicate': {
    comparison: 'predicate',
    feature: 'predicate differs',
    example: ['Will Ann Roe resign in 2031?', 'Will Ann Roe be impeached in 2031?'],
    counterExample: ['Will Ann Roe resign in 2031?', 'Will Ann Roe resign by the end of 2031?'],
  },
  'other-qualifier': {
    comparison: 'scope',
    feature: 'scope differs',
    example: [
      'Will Ann Roe win the 2031 Democratic primary in OH-8?',
      'Will Ann Roe win the 2031 Democratic primary in OH-9?',
    ],
    counterExample: [
      'Will Ann Roe win the 2031 Democratic primary in OH-9?',
      'Will Ann Roe win the 2031 Democratic primary in OH-09?',
    ],
  },
  'other-season': {
    comparison: 'season',
    example: ['Will Ann Roe win Survivor Season 51?', 'Will Ann Roe win Survivor 52?'],
    counterExample: ['Will Ann Roe win Survivor Season 51?', 'Will Ann Roe win Survivor 51?'],
  },
  'other-season-in-rules': {
    comparison: 'season',
    example: [
      {
        title: 'Will Arsenal win the Premier League?',
        rules: 'If Arsenal wins the 2030-31 Premier League, then the market resolves to Yes.',
      },
      {
        title: 'Will Arsenal win the Premier League?',
        rules: 'Resolves YES if Arsenal are champions of the 2031-32 Premier League.',
      },
    ],
    counterExample: [
      {
        title: 'Will Arsenal win the Premier League?',
        rules: 'If Arsenal wins the 2030-31 Premier League, then the market resolves to Yes.',
      },
      {
        title: 'Will Arsenal win the Premier League?',
        rules: 'Resolves YES if Arsenal are champions of the 2030/2031 Premier League.',
      },
    ],
  },
  'other-selection': {
    comparison: 'bet',
    feature: 'bet differs',
    example: [
      { event: 'Arsenal vs. Chelsea', title: 'Exact score: Arsenal 2 - 0 Chelsea' },
      { event: 'Arsenal vs. Chelsea', title: 'Spread: Arsenal (-1.5)' },
    ],
    counterExample: [
      { event: 'Arsenal vs. Chelsea', title: 'Will Arsenal win by over 1.5 goals?' },
      { event: 'Arsenal vs. Chelsea', title: 'Spread: Arsenal (-1.5)' },
    ],
  },
  'other-sex': {
    comparison: 'league',
    example: [
      'Will Ann Roe win the 2031 WNBA award for sportsmanship?',
      "Will Ann Roe win the 2031 men's award for sportsmanship?",
    ],
    counterExample: [
      'Will Ann Roe win the 2031 WNBA award for sportsmanship?',
      'Will Ann Roe win the 2031 award for sportsmanship?',
    ],
  },
  'other-statistic': {
    comparison: 'bet',
    example: [
      { event: 'Arsenal vs. Chelsea', title: 'Over 9.5 corners' },
      { event: 'Arsenal vs. Chelsea', title: 'Over 2.5 goals' },
    ],
    counterExample: [
      { event: 'Arsenal vs. Chelsea', title: 'Over 2.5 total goals' },
      { event: 'Arsenal vs. Chelsea', title: 'Over 2.5 goals' },
    ],
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
  'other-unit': {
    comparison: 'unit',
    feature: 'numbers differ',
    example: ['Will Lima get 3 inches of rain in May 2031?', 'Will Lima get 3% of its rain in May 2031?'],
    counterExample: ['Will Lima get 3 inches of rain in May 2031?', 'Will Lima get 3 inches rain in May 2031?'],
  },
  'other-window': {
    comparison: 'window',
    feature: 'window differs',
    example: ['Will Ann Roe resign before July 2031?', 'Will Ann Roe resign before September 2031?'],
    counterExample: ['Will Ann Roe resign before July 2031?', 'Will Ann Roe resign by June 30, 2031?'],
  },
  'other-words-of-selection': {
    comparison: 'bet',
    example: [
      { event: 'Lakers vs. Kings', title: 'Ann Roe: Rebounds Over 9.5' },
      { event: 'Lakers vs. Kings', title: 'Ann Roe: Assists Over 9.5' },
    ],
    counterExample: [
      { event: 'Lakers vs. Kings', title: 'Ann Roe: Rebounds Over 9.5' },
      { event: 'Lakers vs. Kings', title: 'Ann Roe: 10+ rebounds' },
    ],
  },
  'other-year': {
    comparison: 'year',
    example: ['Will Arsenal win the 2030-31 Premier League?', 'Will Arsenal win the 2031-32 Premier League?'],
    counterExample: ['Will Arsenal win the 2030-31 Premier League?', 'Will Arsenal win the 2030/31 Premier League?'],
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
  'ranking-after-round': {
    comparison: 'round',
    feature: 'scope differs',
    example: [
      'Will Ann Roe be in the top 10 after round 3 of the 2031 PGA Championship?',
      'Will Ann Roe finish in the top 10 of the 2031 PGA Championship?',
    ],
    counterExample: [
      'Will Ann Roe be in the top 10 of the 2031 PGA Championship?',
      'Will Ann Roe finish in the top 10 of the 2031 PGA Championship?',
    ],
  },
  'rate-beside-change': {
    comparison: 'unit',
    feature: 'numbers differ',
    example: [
      'Will the Fed cut rates by 25 bps after the April 2031 meeting?',
      'Will the upper bound of the federal funds rate be above 3.75% following the April 2031 meeting?',
    ],
    counterExample: [
      'Will the Fed cut rates by 25 bps after the April 2031 meeting?',
      'Will the Fed cut rates by 50 bps after the April 2031 meeting?',
    ],
  },
  'said-so-often': {
    comparison: 'numbers',
    feature: 'numbers differ',
    example: [
      'Will Ann Roe say "Tariff" 20+ times during her speech in Lima?',
      'Will Ann Roe say "Tariff" during her speech in Lima?',
    ],
    counterExample: [
      'Will Ann Roe say "Tariff" at least once during her speech in Lima?',
      'Will Ann Roe say "Tariff" during her speech in Lima?',
    ],
  },
  'same-topic': {
    comparison: 'question',
    feature: 'question differs',
    example: ['Will Ann Roe divorce Bob Doe in 2031?', 'Will Ann Roe and Bob Doe have a child in 2031?'],
    counterExample: ['Will Ann Roe divorce Bob Doe in 2031?', 'Will Bob Doe divorce Ann Roe in 2031?'],
  },
  'seats-beside-control': {
    comparison: 'numbers',
    feature: 'numbers differ',
    example: [
      'How many House seats will Democrats win in 2030? - 205',
      'Will Democrats win control of the House in 2030?',
    ],
    counterExample: ['Will Democrats win the House in 2030?', 'Will Democrats win control of the House in 2030?'],
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
  'ticket-beside-nominee': {
    comparison: 'ticket',
    feature: 'answer differs',
    example: [
      'Will Ann Roe and Bob Doe be the 2032 Democratic presidential ticket?',
      'Will Ann Roe win the 2032 Democratic presidential nomination?',
    ],
    counterExample: [
      'Will Ann Roe be the 2032 Democratic presidential nominee?',
      'Will Ann Roe win the 2032 Democratic presidential nomination?',
    ],
  },
  'title-implies-stage': {
    comparison: 'parts',
    feature: 'answer differs',
    example: [
      'Will the New York Yankees win the 2031 World Series?',
      'Will the New York Yankees make the 2031 playoffs?',
    ],
    counterExample: [
      'Will the New York Yankees win the 2031 World Series?',
      'Will the Boston Red Sox make the 2031 playoffs?',
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
  'up-beside-down': {
    comparison: 'words',
    example: ['Will the Zorro coin be up in 2031?', 'Will the Zorro coin be down in 2031?'],
    counterExample: ['Will the Zorro coin be up in 2031?', 'Will the Zorro coin be up by the end of 2031?'],
  },
  'windows-apart': {
    comparison: 'window',
    example: ['Will it rain in Lima in March 2031?', 'Will it rain in Lima in May 2031?'],
    counterExample: ['Will it rain in Lima in March 2031?', 'Will it rain in Lima during March 2031?'],
  },
  'winner-implies-election': {
    comparison: 'predicate',
    feature: 'answer differs',
    example: ['Will the 2032 presidential election take place?', 'Will Ann Roe win the 2032 presidential election?'],
    counterExample: ['Will the 2032 presidential election take place?', 'Will the 2032 presidential election be held?'],
  },
  'woman-beside-name': {
    comparison: 'answer',
    feature: 'answer differs',
    example: ['Will a woman be elected president in 2032?', 'Will Gavin Newsom win the 2032 presidential election?'],
    counterExample: ['Will a woman be elected president in 2032?', 'Will Ann Roe win the 2032 presidential election?'],
  },
  'other-chambers': {
    comparison: 'parts',
    feature: 'answer differs',
    example: [
      'Balance of power after the 2032 election: D House, R Senate',
      '2032 House and Senate control: R House / D Senate',
    ],
    counterExample: [
      'Balance of power after the 2032 election: D House, R Senate',
      '2032 House and Senate control: D House / R Senate',
    ],
  },
  'called-beside-held': {
    comparison: 'parts',
    feature: 'answer differs',
    example: [
      'Will a snap election be called in Peru by June 30, 2031?',
      'Will a snap election be held in Peru by June 30, 2031?',
    ],
    counterExample: [
      'Will a snap election be called in Peru by June 30, 2031?',
      'Will a snap election be announced in Peru by June 30, 2031?',
    ],
  },
} as const satisfies Record<string, Veto>

/** The id of a veto: a rule that makes two questions not identical. */
export type VetoId = keyof typeof rows

/** All rules that make two questions not identical, by their ids. */
export const vetoes: Readonly<Record<VetoId, Veto>> = rows
