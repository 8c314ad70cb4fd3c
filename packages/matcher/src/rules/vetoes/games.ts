import type { Veto } from '../veto.ts'

/** Vetoes about two games, and about two selections of one game. */
export const vetoesOfGames = {
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
  'other-contest-of-game': {
    comparison: 'game',
    example: [
      { event: '2031 French Open Final: Ann Roe vs. Bea Doe', title: 'Ann Roe', label: 'Ann Roe' },
      { event: '2031 Wimbledon Final: Ann Roe vs. Bea Doe', title: 'Ann Roe', label: 'Ann Roe' },
    ],
    counterExample: [
      { event: '2031 French Open Final: Ann Roe vs. Bea Doe', title: 'Ann Roe', label: 'Ann Roe' },
      { event: 'Roland Garros 2031 Final: Bea Doe vs. Ann Roe', title: 'Ann Roe', label: 'Ann Roe' },
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
  'other-line': {
    comparison: 'bet',
    feature: 'bet differs',
    example: [
      { event: 'Tigers vs. Twins', title: 'Ann Roe: 7+ punches in overtime' },
      { event: 'Tigers vs. Twins', title: 'Ann Roe: punches in overtime over 7.5' },
    ],
    counterExample: [
      { event: 'Tigers vs. Twins', title: 'Ann Roe: 8+ punches in overtime' },
      { event: 'Tigers vs. Twins', title: 'Ann Roe: punches in overtime over 7.5' },
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
  'other-words-of-selection': {
    comparison: 'bet',
    example: [
      { event: 'Lakers vs. Kings', title: 'Ann Roe: punches in overtime over 9.5' },
      { event: 'Lakers vs. Kings', title: 'Ann Roe: tackles in overtime over 9.5' },
    ],
    counterExample: [
      { event: 'Lakers vs. Kings', title: 'Ann Roe: punches in overtime over 9.5' },
      { event: 'Lakers vs. Kings', title: 'Ann Roe: 10+ punches in overtime' },
    ],
  },
} as const satisfies Record<string, Veto>
