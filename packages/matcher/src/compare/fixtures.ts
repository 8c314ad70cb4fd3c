import type { Bet } from '../extract/bet.ts'
import { isoDay } from '../extract/civil.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { SetRelation } from '../extract/region.ts'
import { type Token, total } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { agree, type Comparison, missing, type Sides, shown, turned, veto } from './comparison.ts'
import { compareBets, type GameMatch } from './games.ts'
import { relateNumbers } from './numbers.ts'
import { ruleWords } from './rule-words.ts'
import { sameToken } from './same-token.ts'
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
  const ofWinner = ofNeeded(a.bet, b.bet, game) ?? ofNeeded(b.bet, a.bet, game, 'contains')
  if (ofWinner) return [veto('bet', ofWinner, sides, 'bet differs')]
  if (a.bet.stat !== b.bet.stat) return [veto('bet', 'overlap', sides)]
  if (isFrame(a) || isFrame(b)) return ofFrameBet(a.bet, b.bet, sides)
  const relation = compareBets(a.bet, b.bet, game.flipped)
  if (!areOneSubject(a.bet.besides, b.bet.besides)) return [veto('bet', 'overlap', sides)]
  if (relation === 'equal') return [agree('bet', 'bet agrees', sides)]
  if (relation === 'opposite') return [agree('bet', 'bet agrees', sides), turned(sides)]
  if (relation !== undefined) return [veto('bet', relation, sides, 'bet differs')]
  if (a.bet.stake !== b.bet.stake || a.bet.stake !== 'other') return [veto('bet', 'overlap', sides)]
  return ofOtherBet(a, b, sides)
}

/** Whoever wins in some way wins; nobody else does. */
function ofNeeded(one: Bet, other: Bet, { flipped }: GameMatch, lean: SetRelation = 'inside'): SetRelation | undefined {
  if (one.stake !== 'other' || one.side === undefined || other.stat !== 'score') return undefined
  if (other.stake === 'draw') return 'disjoint'
  if (other.stake !== 'winner' || other.side === undefined) return undefined
  return (one.side === other.side) !== flipped ? lean : 'disjoint'
}

/** Both speak of the same player, one of them perhaps by his family name alone. */
function areOneSubject(one: readonly Token[] = [], other: readonly Token[] = []): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  if (few.length === 0 || many.length > few.length + 1) return many.length === 0
  return few.every((token) => many.some((word) => sameToken(token, word)))
}

/** Bets that are told by their words, and by their numbers. */
function ofOtherBet(a: Proposition, b: Proposition, sides: Sides): Comparison[] {
  if (a.bet?.stat !== 'first-inning-run') {
    const { onlyA, onlyB } = compareWords(a, b)
    if (isFirstOfAny(onlyA, onlyB)) return [veto('bet', 'inside', sides, 'bet differs')]
    if (isFirstOfAny(onlyB, onlyA)) return [veto('bet', 'contains', sides, 'bet differs')]
    if (total(onlyA) + total(onlyB) >= settings.words.substitution) return [veto('bet', 'overlap', sides)]
  }
  const relation = relateNumbers(a.region, b.region)
  switch (relation) {
    case undefined:
    case 'equal':
    case 'missing any':
      return [agree('bet', 'bet agrees', sides)]
    case 'opposite':
      return [agree('bet', 'bet agrees', sides), turned(sides)]
    case 'inside':
    case 'contains':
    case 'disjoint':
      return [veto('bet', relation, sides, 'bet differs')]
    default:
      return [veto('bet', 'overlap', sides)]
  }
}

/** Who scores first scores at any time. */
const isFirstOfAny = (one: readonly Token[], other: readonly Token[]) =>
  one.length > 0 &&
  other.length > 0 &&
  one.every(({ key }) => FIRST.has(key)) &&
  other.every(({ key }) => key === 'anytim')

const FIRST = ruleWords('1st last')

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
