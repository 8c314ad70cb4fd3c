import type { Veto } from '../veto.ts'

/** Vetoes about conditions that only the resolution rules of two markets state. */
export const vetoesOfClauses = {
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
  'lasting-beside-any': {
    comparison: 'duration',
    feature: 'scope differs',
    example: [
      {
        title: 'Ceasefire between Peru and Chile before 2032?',
        rules: 'If a ceasefire is agreed that holds for at least 30 days, then the market resolves to Yes.',
      },
      {
        title: 'Ceasefire between Peru and Chile before 2032?',
        rules: 'If a ceasefire is agreed, then the market resolves to Yes.',
      },
    ],
    counterExample: [
      {
        title: 'Ceasefire between Peru and Chile before 2032?',
        rules: 'If a ceasefire is agreed that holds for at least 30 days, then the market resolves to Yes.',
      },
      'Ceasefire between Peru and Chile before 2032?',
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
  'signed-beside-announced': {
    comparison: 'agreement',
    feature: 'scope differs',
    example: [
      {
        title: 'Will Peru and Chile make a trade deal before 2032?',
        rules: 'If Peru or Chile announces that a deal has been agreed, then the market resolves to Yes.',
      },
      {
        title: 'Will Peru and Chile make a trade deal before 2032?',
        rules: 'If Peru and Chile sign a deal, then the market resolves to Yes.',
      },
    ],
    counterExample: [
      {
        title: 'Will Peru and Chile make a trade deal before 2032?',
        rules: 'If Peru and Chile sign a deal, then the market resolves to Yes.',
      },
      'Will Peru and Chile make a trade deal before 2032?',
    ],
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
} as const satisfies Record<string, Veto>
