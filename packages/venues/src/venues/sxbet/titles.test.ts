import { expect, it } from 'vitest'
import { eventTitle, marketTitle } from './titles.ts'
import { voidRules } from './void-rules.ts'

const game = {
  teamOneName: 'Ann Roev',
  teamTwoName: 'Bea Stol',
  outcomeOneName: 'Ann Roev',
  outcomeTwoName: 'Bea Stol',
  line: undefined,
  leagueLabel: 'Lakes Open',
  sportId: 6,
  eventId: 'L1',
  outcomeVoidName: undefined,
  isQuarterLineMarket: undefined,
}
const over = { outcomeOneName: 'Over 22.5', outcomeTwoName: 'Under 22.5', line: 22.5 }
const ahead = { outcomeOneName: 'Ann Roev -1.5', outcomeTwoName: 'Bea Stol +1.5', line: -1.5 }

it.each([
  [52, {}, 'Ann Roev vs Bea Stol'],
  [88, {}, 'Ann Roev vs Bea Stol: To Qualify'],
  [202, {}, 'Ann Roev vs Bea Stol: Set 1 Winner'],
  [203, { sportId: 1 }, 'Ann Roev vs Bea Stol: 2nd Quarter Draw No Bet'],
  [204, { sportId: 2 }, 'Ann Roev vs Bea Stol: 3rd Period Draw No Bet'],
  [1618, { sportId: 3 }, 'Ann Roev vs Bea Stol: First 5 Innings Draw No Bet'],
  [17, { outcomeOneName: 'Yes', outcomeTwoName: 'No' }, 'Ann Roev vs Bea Stol: Both Teams to Score'],
  [1, { outcomeTwoName: 'Not Ann Roev' }, 'Ann Roev vs Bea Stol: Ann Roev'],
  [3, ahead, 'Ann Roev vs Bea Stol: Spread Ann Roev -1.5'],
  [53, ahead, 'Ann Roev vs Bea Stol: 1st Half Spread Ann Roev -1.5'],
  [866, ahead, 'Ann Roev vs Bea Stol: Sets Spread Ann Roev -1.5'],
  [2, over, 'Ann Roev vs Bea Stol: O/U 22.5'],
  [77, over, 'Ann Roev vs Bea Stol: 1st Half O/U 22.5'],
  [166, over, 'Ann Roev vs Bea Stol: Total Games O/U 22.5'],
  [2, { ...over, line: null }, 'Ann Roev vs Bea Stol: Over 22.5'],
  [274, { outcomeTwoName: 'Not Ann Roev' }, 'Lakes Open Winner: Ann Roev'],
  [9_999, {}, 'Ann Roev vs Bea Stol: Ann Roev or Bea Stol'],
])('titles type %d', (type, change, title) => {
  expect(marketTitle({ ...game, ...change, type })).toBe(title)
})

it.each([
  [{ teamTwoName: null }, 'Ann Roev'],
  [{ teamOneName: null, teamTwoName: null }, 'Lakes Open'],
  [{ teamOneName: null, teamTwoName: null, leagueLabel: null }, 'L1'],
])('titles an event without both teams: %j', (change, title) => {
  expect(eventTitle({ ...game, type: 52, ...change })).toBe(title)
})

it.each([
  // Neither outcome is a draw, so its stakes come back.
  [52, { sportId: 5 }, 'Ann Roev vs Bea Stol: Draw No Bet', 'Stakes are refunded if the result is a draw.'],
  [63, { sportId: 1 }, 'Ann Roev vs Bea Stol: 1st Half Draw No Bet', 'Stakes are refunded if the result is a draw.'],
  [
    52,
    { outcomeVoidName: 'NO_GAME_OR_EVEN' },
    'Ann Roev vs Bea Stol: Draw No Bet',
    'Stakes are refunded if the game is not played. Stakes are refunded if the result is a draw.',
  ],
  [226, { sportId: 5 }, 'Ann Roev vs Bea Stol', 'Overtime counts.'],
  [
    1,
    { outcomeVoidName: 'NO_GAME' },
    'Ann Roev vs Bea Stol: Ann Roev',
    'Stakes are refunded if the game is not played.',
  ],
  [1, { outcomeVoidName: 'SOMETHING_NEW' }, 'Ann Roev vs Bea Stol: Ann Roev', undefined],
  [2, over, 'Ann Roev vs Bea Stol: O/U 22.5', undefined],
  [
    2,
    { line: 22 },
    'Ann Roev vs Bea Stol: O/U 22, push refunded',
    'Stakes are refunded if the result is exactly the line (a push).',
  ],
  [
    835,
    { line: 2.25 },
    'Ann Roev vs Bea Stol: O/U 2.25, quarter line',
    'On a quarter line, half of a stake may be refunded while the other half is won or lost.',
  ],
  [
    3,
    { outcomeOneName: 'Ann Roev 0', line: 0 },
    'Ann Roev vs Bea Stol: Spread Ann Roev 0, push refunded',
    'Stakes are refunded if the result is exactly the line (a push).',
  ],
])('says when stakes of type %d come back: %j', (type, change, title, rules) => {
  const market = { ...game, type, ...change }
  expect([marketTitle(market), voidRules(market)]).toEqual([title, rules])
})
