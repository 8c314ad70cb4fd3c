import type { Veto } from '../veto.ts'

/** Vetoes about conditions that only the resolution rules of two markets state. */
export const vetoesOfClauses = {
  'other-clemency': {
    comparison: 'predicate',
    feature: 'predicate differs',
    example: ['Will Trump pardon Ann Roe in 2031?', 'Will Trump grant clemency to Ann Roe in 2031?'],
    counterExample: ['Will Trump pardon Ann Roe in 2031?', 'Will Ann Roe be pardoned by Trump in 2031?'],
  },
  'other-definition': {
    comparison: 'definition',
    feature: 'qualifier differs',
    example: [
      { title: 'Recession in the US in 2031?', rules: 'Resolves to Yes if the NBER dates a recession to 2031.' },
      {
        title: 'Recession in the US in 2031?',
        rules: 'Resolves to Yes after two consecutive quarters of falling GDP.',
      },
    ],
    counterExample: [
      { title: 'Recession in the US in 2031?', rules: 'Resolves to Yes if the NBER dates a recession to 2031.' },
      { title: 'Recession in the US in 2031?', rules: 'Resolves to Yes by the dates of the NBER.' },
    ],
  },
  'final-beside-draft': {
    comparison: 'agreement',
    feature: 'qualifier differs',
    example: [
      {
        title: 'Peru-Chile water deal by June 30, 2031?',
        rules: 'This market resolves to Yes if Peru and Chile reach a water agreement by June 30, 2031.',
      },
      {
        title: 'Peru-Chile water deal by June 30, 2031?',
        rules:
          'This market resolves to Yes if Peru and Chile reach a water agreement by June 30, 2031. Frameworks and non-binding statements do not qualify.',
      },
    ],
    counterExample: [
      {
        title: 'Peru-Chile water deal by June 30, 2031?',
        rules: 'This market resolves to Yes if Peru and Chile reach a water agreement by June 30, 2031.',
      },
      'Peru-Chile water deal by June 30, 2031?',
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
        title: 'Will Arsenal win the 2032 Premier League?',
        rules: 'If Arsenal wins the 2031-32 Premier League, then the market resolves to Yes.',
      },
      {
        title: 'Will Arsenal win the 2032 Premier League?',
        rules: 'Resolves YES if Arsenal are champions of the 2032-33 Premier League.',
      },
    ],
    counterExample: [
      {
        title: 'Will Arsenal win the 2032 Premier League?',
        rules: 'If Arsenal wins the 2031-32 Premier League, then the market resolves to Yes.',
      },
      {
        title: 'Will Arsenal win the 2032 Premier League?',
        rules: 'Resolves YES if Arsenal are champions of the 2031/2032 Premier League.',
      },
    ],
  },
} as const satisfies Record<string, Veto>
