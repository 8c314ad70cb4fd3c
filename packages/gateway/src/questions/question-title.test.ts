import { describe, expect, it } from 'vitest'
import { questionTitle } from './question-title.ts'

const YES_NO = [
  { label: 'Yes', side: 'yes' },
  { label: 'No', side: 'no' },
] as const

interface Given {
  event: string
  title: string
  subtitle?: string
  /** Titles of other markets of the event. */
  others?: readonly string[]
  outcomes?: Parameters<typeof questionTitle>[0][number]['outcomes']
}

const market = ({ event, title, subtitle, others = [], outcomes = YES_NO }: Given) => ({
  event: { title: event, markets: [title, ...others].map((each) => ({ title: each })) },
  market: { title, ...(subtitle !== undefined && { subtitle }) },
  outcomes,
})

const MVP = 'Who will win the league MVP?'
const GAME = 'Oslo Owls vs. Bergen Bears'
const SIDES = [
  { label: 'Oslo Owls', side: 'yes' },
  { label: 'Bergen Bears', side: 'no' },
] as const

describe('a title that says by itself what the question is', () => {
  it.each<[string, Given, string]>([
    [
      'is left as it is',
      { event: MVP, title: 'Will Ann Roe win the league MVP?', others: ['x'] },
      'Will Ann Roe win the league MVP?',
    ],
    [
      'has its option already',
      { event: MVP, title: `${MVP}: Ann Roe`, subtitle: 'Ann Roe', others: ['x'] },
      `${MVP}: Ann Roe`,
    ],
    ['is the only market of its event', { event: MVP, title: MVP, subtitle: 'Ann Roe' }, MVP],
    [
      'shares no word with a title of several questions',
      { event: 'World leaders out in 2026?', title: 'Will Ann Roe resign before July?', others: ['x'] },
      'Will Ann Roe resign before July?',
    ],
  ])('%s', (_, given, title) => {
    expect(questionTitle([market(given)])).toBe(title)
  })
})

describe('a title that leaves out a part of the question', () => {
  it.each<[string, Given, string]>([
    [
      'gets the option where siblings have the same title',
      { event: 'League MVP', title: MVP, subtitle: 'Ann Roe', others: [MVP] },
      `${MVP} - Ann Roe`,
    ],
    [
      'gets the option where it is that of the event',
      { event: MVP, title: MVP, subtitle: 'Ann Roe', others: ['x'] },
      `${MVP} - Ann Roe`,
    ],
    [
      'gets the question of the event where it is only an option',
      { event: MVP, title: 'Ann Roe', others: ['Bo Li'] },
      `${MVP} - Ann Roe`,
    ],
    ['gets the side that YES pays on', { event: GAME, title: GAME, outcomes: SIDES }, `${GAME} - Oslo Owls`],
    [
      'gets the side rather than the kind of bet',
      { event: GAME, title: GAME, subtitle: 'Moneyline', others: ['x'], outcomes: SIDES },
      `${GAME} - Oslo Owls`,
    ],
    [
      'gets the side although it is the second one',
      {
        event: GAME,
        title: GAME,
        outcomes: [
          { label: 'Oslo Owls', side: 'no' },
          { label: 'Bergen Bears', side: 'yes' },
        ],
      },
      `${GAME} - Bergen Bears`,
    ],
    [
      'gets Over or Under',
      {
        event: GAME,
        title: `${GAME}: O/U 241.5`,
        others: ['x'],
        outcomes: [
          { label: 'Over', side: 'yes' },
          { label: 'Under', side: 'no' },
        ],
      },
      `${GAME}: O/U 241.5 - Over`,
    ],
    [
      'gets the game',
      { event: `${GAME}: Total Goals`, title: 'Will over 2.5 be scored?', others: ['x'] },
      `${GAME}: Total Goals - Will over 2.5 be scored?`,
    ],
    [
      'keeps one team that it names',
      { event: GAME, title: 'Spread: Oslo Owls (-3.5)', others: ['x'], outcomes: SIDES },
      'Spread: Oslo Owls (-3.5)',
    ],
  ])('%s', (_, given, title) => {
    expect(questionTitle([market(given)])).toBe(title)
  })
})

describe('the title of a question whose first market cannot be completed', () => {
  const first = market({ event: GAME, title: `${GAME} Winner?`, others: [`${GAME} Winner?`] })

  it('is that of the next market that asks the same way', () => {
    const opposite = market({
      event: 'Bears',
      title: 'Will the Bears win?',
      outcomes: [
        { label: 'Yes', side: 'no' },
        { label: 'No', side: 'yes' },
      ],
    })
    const same = market({ event: 'Owls', title: 'Will the Owls win?' })
    expect(questionTitle([first, opposite, same])).toBe('Will the Owls win?')
  })

  it('stays where no other market says more', () => {
    expect(questionTitle([first, first])).toBe(`${GAME} Winner?`)
    expect(questionTitle([])).toBe('')
  })
})
