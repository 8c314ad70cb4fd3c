import type { Veto } from '../veto.ts'

/** Vetoes about the answers of two questions. */
export const vetoesOfAnswers = {
  'all-imply-each': {
    comparison: 'parts',
    feature: 'answer differs',
    example: ['Will Republicans win the House and the Senate in 2030?', 'Will Republicans win the Senate in 2030?'],
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
  'either-beside-both': {
    comparison: 'parts',
    example: ['Will Roe and Doe attend the 2031 final?', 'Will Roe or Doe attend the 2031 final?'],
    counterExample: ['Will Roe and Doe attend the 2031 final?', 'Will Doe and Roe attend the 2031 final?'],
  },
  'either-beside-one': {
    comparison: 'parts',
    feature: 'scope differs',
    example: ['Will Peru cut interest rates or taxes in 2031?', 'Will Peru cut taxes in 2031?'],
    counterExample: ['Will Peru cut interest rates in 2031?', 'Will Peru cut interest rates by the end of 2031?'],
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
  'share-beside-win': {
    comparison: 'parts',
    feature: 'answer differs',
    example: [
      'Will Ann Roe get more than 50% of the vote in the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
    ],
    counterExample: [
      'Will Ann Roe get more than 40% of the vote in the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
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
  /** Found by the table of consequences and by joined names. */
  'implied-by-phrase': {
    comparison: 'consequence',
    example: ['Will Ann Roe be sentenced to life in prison?', 'Will Ann Roe be sentenced to prison?'],
    counterExample: ['Will Ann Roe be sentenced to life in prison?', 'Will Bob Doe be sentenced to prison?'],
  },
  'excluded-by-phrase': {
    comparison: 'consequence',
    example: ['Will Ann Roe lose the 2031 Lima mayoral race?', 'Will Ann Roe win the 2031 Lima mayoral race?'],
    counterExample: ['Will Ann Roe lose the 2031 Lima mayoral race?', 'Will Ann Roe win the 2031 Quito mayoral race?'],
  },
  'first-time-beside-champion': {
    comparison: 'answer',
    feature: 'answer differs',
    example: ['Will there be a first-time winner of the 2034 World Cup?', 'Will Brazil win the 2034 World Cup?'],
    counterExample: ['Will there be a first-time winner of the 2034 World Cup?', 'Will Peru win the 2034 World Cup?'],
  },
  'second-clause': {
    comparison: 'parts',
    feature: 'scope differs',
    example: ['Will Peru agree to a truce and hold elections in 2031?', 'Will Peru agree to a truce in 2031?'],
    counterExample: ['Will Peru agree to a truce in 2031?', 'Will Peru agree to a truce by the end of 2031?'],
  },
} as const satisfies Record<string, Veto>
