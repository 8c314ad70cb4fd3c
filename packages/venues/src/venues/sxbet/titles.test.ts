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
}
const over = { outcomeOneName: 'Over 22.5', outcomeTwoName: 'Under 22.5', line: 22.5 }
const ahead = { outcomeOneName: 'Ann Roev -1.5', outcomeTwoName: 'Bea Stol +1.5', line: -1.5 }

it.each([
  [52, {}, 'Ann Roev vs Bea Stol'],
  [88, {}, 'Ann Roev vs Bea Stol: To Qualify'],
  [202, {}, 'Ann Roev vs Bea Stol: Set 1 Winner'],
  [203, { sportId: 1 }, 'Ann Roev vs Bea Stol: 2nd Quarter Winner'],
  [204, { sportId: 2 }, 'Ann Roev vs Bea Stol: 3rd Period Winner'],
  [63, {}, 'Ann Roev vs Bea Stol: 1st Half Winner'],
  [1618, {}, 'Ann Roev vs Bea Stol: First 5 Innings Winner'],
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
  [
    52,
    'NO_GAME_OR_EVEN',
    'Stakes are refunded if the game is not played. Stakes are refunded if the result is a draw.',
  ],
  [
    2,
    'NO_GAME_OR_EVEN',
    'Stakes are refunded if the game is not played. Stakes are refunded if the result is exactly the line (a push).',
  ],
  // A result is one of three, so no draw returns anything.
  [1, 'NO_GAME', 'Stakes are refunded if the game is not played.'],
  [1, 'SOMETHING_NEW', undefined],
  [1, null, undefined],
])('reads what is void in type %d with %s', (type, outcomeVoidName, rules) => {
  expect(voidRules({ type, outcomeVoidName, isQuarterLineMarket: undefined })).toBe(rules)
})
