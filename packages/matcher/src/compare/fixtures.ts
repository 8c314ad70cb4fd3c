import { isoDay } from '../extract/civil.ts'
import type { Bet } from '../extract/fixture.ts'
import type { Proposition } from '../extract/proposition.ts'
import { total } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { agree, type Comparison, missing, type Sides, shown, veto } from './comparison.ts'
import { compareBets, type GameMatch } from './games.ts'
import { compareWords } from './words.ts'

/** What two questions about games say of the game and of the bet on it. */
export function compareFixtures(a: Proposition, b: Proposition, game: GameMatch): Comparison[] {
  const sides = shown(showGame, a, b)
  if (!game.same) return [veto('game', 'unrelated', sides)]
  if (game.day === 'apart') return [veto('game day', 'unrelated', sides)]
  return [
    agree('game', 'game agrees', sides),
    ...(game.day === 'near' || game.day === 'missing' ? [missing('game day', `game day ${game.day}`, sides)] : []),
    ...ofBet(a, b, game),
  ]
}

function ofBet(a: Proposition, b: Proposition, game: GameMatch): Comparison[] {
  const sides = shown(showBet, a, b)
  if (!a.bet || !b.bet) return a.bet || b.bet ? [missing('bet', 'bet missing', sides)] : []
  if (a.bet.stat !== b.bet.stat) return [veto('bet', 'overlap', sides)]
  if (isFrame(a) || isFrame(b)) return ofFrameBet(a.bet, b.bet, sides)
  const relation = compareBets(a.bet, b.bet, game.flipped)
  if (relation === 'equal') return [agree('bet', 'bet agrees', sides)]
  if (relation !== undefined) return [veto('bet', relation, sides, 'bet differs')]
  if (a.bet.stake !== b.bet.stake || a.bet.stake !== 'other') return [veto('bet', 'overlap', sides)]
  if (a.bet.stat !== 'other') return [agree('bet', 'bet agrees', sides)]
  const words = compareWords(a, b)
  const left = total(words.onlyA) + total(words.onlyB)
  return left < settings.words.substitution ? [agree('bet', 'bet agrees', sides)] : [veto('bet', 'overlap', sides)]
}

export const isFrame = ({ ref }: Proposition) => ref.marketId === undefined

/** Events of one game ask the same when one of their markets does; nothing is known of sides and lines. */
function ofFrameBet(a: Bet, b: Bet, sides: Sides): Comparison[] {
  const family = (bet: Bet) => (bet.stake === 'draw' ? 'winner' : bet.stake)
  if (family(a) === family(b)) return [agree('bet', 'bet agrees', sides)]
  const implies = (one: Bet, other: Bet) =>
    one.stake === 'exact-score' ? other.stake !== 'other' : one.stake === 'margin' && family(other) === 'winner'
  return [veto('bet', implies(a, b) ? 'inside' : implies(b, a) ? 'contains' : 'overlap', sides)]
}

export const showGame = ({ fixture }: Proposition) =>
  fixture &&
  `${fixture.sides.map(({ label }) => label).join(' - ')}${fixture.day === undefined ? '' : ` ${isoDay(fixture.day)}`}`

export function showBet({ bet, fixture }: Proposition): string | undefined {
  if (!bet) return undefined
  const side = bet.side === undefined ? undefined : fixture?.sides[bet.side].label
  return [
    bet.stat === 'score' ? undefined : bet.stat,
    bet.stake,
    side,
    bet.low !== undefined ? `>=${bet.low}` : undefined,
    bet.high !== undefined ? `<=${bet.high}` : undefined,
    bet.score?.join('-'),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
}
