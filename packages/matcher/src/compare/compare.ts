import type { Proposition } from '../extract/proposition.ts'
import type { ScopeKey } from '../extract/scope.ts'
import { type Comparison, missing, shown, turned } from './comparison.ts'
import { compareFixtures, showGame } from './fixtures.ts'
import { compareGames } from './games.ts'
import { compareNumbers } from './numbers.ts'
import { compareParts } from './parts.ts'
import { compareTimes } from './periods.ts'
import { compareScopes } from './scopes.ts'
import { compareSubjects } from './subjects.ts'

/** Everything that speaks for or against two propositions being one, in a fixed order, for as long as it is asked. */
export function* compare(a: Proposition, b: Proposition): Generator<Comparison, void> {
  // a series is played on many days
  const series = a.scope.series !== undefined || b.scope.series !== undefined
  const game = a.fixture && b.fixture && compareGames(a.fixture, b.fixture, series)
  if (game) {
    yield* compareFixtures(a, b, game)
    yield* compareScopes(a, b, GAME_PARTS)
  } else {
    if (a.fixture || b.fixture) yield ofOneGame(a, b)
    const parts = compareParts(a, b)
    if (parts) {
      yield* parts
    } else {
      yield* compareSubjects(a, b)
      yield* compareScopes(a, b)
      yield* compareNumbers(a, b)
    }
    yield* compareTimes(a, b)
  }
  yield* ofNegation(a, b)
}

const ofOneGame = (a: Proposition, b: Proposition): Comparison => missing('game', 'game missing', shown(showGame, a, b))

/** The parts of a game; a group or a round in its title is the tournament's. */
const GAME_PARTS: ReadonlySet<ScopeKey> = new Set(['gender', 'half', 'inning', 'map', 'series', 'squad'])

function ofNegation(a: Proposition, b: Proposition): Comparison[] {
  return a.negated === b.negated ? [] : [turned(a.negated ? ['not', undefined] : [undefined, 'not'])]
}
