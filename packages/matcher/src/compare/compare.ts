import { isoDay } from '../extract/civil.ts'
import { type EntityKind, kindOf } from '../extract/entities.ts'
import type { Bet } from '../extract/fixture.ts'
import { predicates } from '../extract/lexicon.ts'
import type { Proposition } from '../extract/proposition.ts'
import { compareRegions, isOpposite, type Region, type SetRelation, showRegion } from '../extract/region.ts'
import type { ScopeKey } from '../extract/scope.ts'
import type { Token } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { agree, type Comparison, differ, missing, veto } from './comparison.ts'
import { compareBets, compareGames, type GameMatch } from './games.ts'
import { compareTimes } from './periods.ts'
import { sameToken } from './same-token.ts'
import { vocabularyOf } from './vocabulary.ts'
import { compareWords, total, type WordMatch } from './words.ts'

const { related } = settings

/** Everything that speaks for or against two propositions being one, in a fixed order, for as long as it is asked. */
export function* compare(a: Proposition, b: Proposition): Generator<Comparison, void> {
  // a series is played on many days
  const series = a.scope.series !== undefined || b.scope.series !== undefined
  const game = a.fixture && b.fixture && compareGames(a.fixture, b.fixture, series)
  yield* game ? ofGame(a, b, game) : a.fixture || b.fixture ? ofOneGame(a, b) : ofWords(a, b)
  yield* ofScope(a, b, game ? GAME_PARTS : undefined)
  yield* ofNumbers(a, b, game)
  if (!game) yield* compareTimes(a, b)
  yield* ofNegation(a, b)
}

function ofGame(a: Proposition, b: Proposition, game: GameMatch): Comparison[] {
  const sides = [showGame(a), showGame(b)] as const
  if (!game.same) return [veto('game', 'unrelated', sides)]
  if (game.day === 'apart') return [veto('game day', 'unrelated', sides)]
  const { game: weights } = settings
  const day = game.day === 'near' ? weights.dayNear : game.day === 'missing' ? weights.dayMissing : 0
  return [
    agree('game', weights.agree, sides),
    ...(day === 0 ? [] : [missing('game day', day, sides)]),
    ...ofBet(a, b, game),
  ]
}

function ofBet(a: Proposition, b: Proposition, game: GameMatch): Comparison[] {
  const sides = [a.bet && showBet(a), b.bet && showBet(b)] as const
  if (!a.bet || !b.bet) return a.bet || b.bet ? [missing('bet', settings.bet.missing, sides)] : []
  if (a.bet.stat !== b.bet.stat) return [veto('bet', 'overlap', sides)]
  if (isFrame(a) || isFrame(b)) return ofFrameBet(a.bet, b.bet, sides)
  const relation = compareBets(a.bet, b.bet, game.flipped)
  if (relation === 'equal') return [agree('bet', settings.bet.agree, sides)]
  if (relation !== undefined) return [veto('bet', relation, sides, related.bet)]
  if (a.bet.stake !== b.bet.stake || a.bet.stake !== 'other') return [veto('bet', 'overlap', sides)]
  if (a.bet.stat !== 'other') return [agree('bet', settings.bet.agree, sides)]
  const words = compareWords(a, b)
  const left = total(words.onlyA) + total(words.onlyB)
  return left < settings.words.substitution
    ? [agree('bet', settings.bet.agree, sides)]
    : [veto('bet', 'overlap', sides)]
}

const isFrame = ({ ref }: Proposition) => ref.marketId === undefined

/** Events of one game ask the same when one of their markets does; nothing is known of sides and lines. */
function ofFrameBet(a: Bet, b: Bet, sides: readonly [string | undefined, string | undefined]): Comparison[] {
  const family = (bet: Bet) => (bet.stake === 'draw' ? 'winner' : bet.stake)
  if (family(a) === family(b)) return [agree('bet', settings.bet.agree, sides)]
  const implies = (one: Bet, other: Bet) =>
    one.stake === 'exact-score' ? other.stake !== 'other' : one.stake === 'margin' && family(other) === 'winner'
  return [veto('bet', implies(a, b) ? 'inside' : implies(b, a) ? 'contains' : 'overlap', sides)]
}

function ofOneGame(a: Proposition, b: Proposition): Comparison[] {
  const sides = [showGame(a), showGame(b)] as const
  return [missing('game', settings.game.missing, sides), ...ofWords(a, b)]
}

function ofWords(a: Proposition, b: Proposition): Comparison[] {
  const match = compareWords(a, b)
  const entities = ofEntities(a, b, [...match.onlyA, ...match.onlyB])
  const asserted = ofPredicate(a, b)
  const { shared, onlyA, onlyB } = asserted.length > 0 ? withoutPredicates(match) : match
  const { words } = settings
  const sides = [listed(onlyA), listed(onlyB)] as const
  const result: Comparison[] = [...entities, ...asserted, ...ofAsking(a, b)]
  result.push(
    agree('shared words', Math.min(shared, words.sharedCap) * words.shared, [
      String(Math.round(shared * 10) / 10),
      undefined,
    ]),
  )
  if (isTicket(a) !== isTicket(b)) return [...result, ...ofTicket(a, b, onlyA, onlyB, sides)]
  if ((hasName(onlyA) && hasName(onlyB)) || areContrasted(onlyA, onlyB)) {
    const other = shared >= words.leastShared && isOtherAnswer(a, b, onlyA, onlyB)
    return [...result, other ? veto('words', 'disjoint', sides, related.answer) : veto('words', 'unrelated', sides)]
  }
  const unrelated = shared < words.sameMatter * Math.min(total(a.core), total(b.core))
  if (unrelated) result.push(veto('words', 'unrelated', sides))
  const left = total(onlyA) + total(onlyB)
  if (left > 0) result.push(differ('words', unsharedWeight(left), sides, ofQualifier(a, b, onlyA, onlyB)))
  if (left < words.complete.below && !unrelated)
    result.push(agree('wording', words.complete.weight, [undefined, undefined]))
  return result
}

/** What the questions assert counts once. */
function withoutPredicates({ shared, onlyA, onlyB }: WordMatch): WordMatch {
  return { shared, onlyA: onlyA.filter(isNoPredicate), onlyB: onlyB.filter(isNoPredicate) }
}

const isNoPredicate = ({ key }: Token) => !predicates.has(key)

/** A country is light where it is the venues' own, but not beside another country. */
function areContrasted(onlyA: readonly Token[], onlyB: readonly Token[]): boolean {
  const isCountry = ({ ids }: Token) => ids?.every((id) => kindOf(id) === 'country') ?? false
  return onlyA.some(isCountry) && onlyB.some(isCountry)
}

/**
 * One side says a thing more that the other does not know of: its question is a narrower one, and whatever is true of
 * it is true of the wider. But a qualified ranking is another ranking, and the election of one place another election.
 */
function ofQualifier(
  a: Proposition,
  b: Proposition,
  onlyA: readonly Token[],
  onlyB: readonly Token[],
): SetRelation | 'unrelated' | undefined {
  if (hasName(onlyA) === hasName(onlyB)) return undefined
  const qualifiers = hasName(onlyA) ? onlyA : onlyB
  if (total(qualifiers) > settings.words.oneQualifier) return undefined
  if (names(qualifiers, PLACES) && (names(a.core, POLITICAL) || names(b.core, POLITICAL))) return 'unrelated'
  if ([a, b].some(({ core }) => core.some(({ key }) => RANKINGS.has(key)))) return 'overlap'
  return qualifiers === onlyA ? 'inside' : 'contains'
}

const names = (tokens: readonly Token[], kinds: ReadonlySet<EntityKind>) =>
  tokens.some(({ ids }) => ids?.some((id) => kinds.has(kindOf(id))))

const PLACES: ReadonlySet<EntityKind> = new Set(['state', 'country'])
const POLITICAL: ReadonlySet<EntityKind> = new Set(['office', 'party'])
const RANKINGS = new Set([
  'best',
  'most',
  'least',
  'rank1',
  '1st',
  'win',
  'largest',
  'highest',
  'lowest',
  'biggest',
  'leader',
  'next',
  'top',
])

const isTicket = ({ scope }: Proposition) => scope.stage === 'ticket'

/** A ticket names the nominee first and the running mate second. */
function ofTicket(
  a: Proposition,
  b: Proposition,
  onlyA: readonly Token[],
  onlyB: readonly Token[],
  sides: readonly [string | undefined, string | undefined],
): Comparison[] {
  const [ticket, extra, left] = isTicket(a) ? [a, onlyA, onlyB] : [b, onlyB, onlyA]
  if (hasName(left) || !hasName(extra)) return [veto('words', 'unrelated', sides)]
  const own = ticket.core.findIndex((token) => token.weight >= 0.75 && !extra.includes(token))
  const mate = ticket.core.findIndex((token) => extra.some(({ key }) => key === token.key))
  const lean = mate < own ? 'disjoint' : isTicket(a) ? 'inside' : 'contains'
  return [veto('ticket', lean, sides, related.answer)]
}

/** A few light words on one side are nothing; a name is. */
const unsharedWeight = (left: number) => settings.words.unshared * (left < 0.5 ? left / 2 : left - 0.25)

const hasName = (tokens: readonly Token[]) => tokens.some(({ weight }) => weight >= settings.words.substitution)

/** "Which party", "who" and "when" are different questions; an open one is never the same as one of its answers. */
function ofAsking(a: Proposition, b: Proposition): Comparison[] {
  const sides = [a.asks, b.asks] as const
  if (isFrame(a) !== isFrame(b)) return [veto('answer', 'overlap', sides, related.predicate)]
  return a.asks && b.asks && a.asks !== b.asks ? [veto('answer', 'overlap', sides, related.predicate)] : []
}

/** What the questions assert, where both say it and say another thing. */
function ofPredicate(a: Proposition, b: Proposition): Comparison[] {
  const [{ predicates: x }, { predicates: y }] = [vocabularyOf(a), vocabularyOf(b)]
  if (x.length === 0 || y.length === 0 || x.some((key) => y.includes(key))) return []
  const lean = imply(x, y) ? 'inside' : imply(y, x) ? 'contains' : 'overlap'
  return [veto('predicate', lean, [x.join(' '), y.join(' ')], related.predicate)]
}

const imply = (one: readonly string[], other: readonly string[]) =>
  one.some((key) => IMPLIES[key]?.some((result) => other.includes(result)))

/** Doing the one cannot be without the other. */
const IMPLIES: Readonly<Record<string, readonly string[]>> = {
  win: ['qualify', 'run'],
  qualify: ['run'],
  resign: ['leave'],
  die: ['leave'],
  headline: ['perform'],
  convict: ['charge', 'indict'],
}

/** Two answers to one question of which only one can come true. */
function isOtherAnswer(a: Proposition, b: Proposition, onlyA: readonly Token[], onlyB: readonly Token[]): boolean {
  if (!isExclusive(a) && !isExclusive(b)) return false
  const [named, other] = [onlyA, onlyB].map((tokens) => tokens.filter(({ weight }) => weight >= 0.3)) as [
    Token[],
    Token[],
  ]
  return isAnswer(a, named) && isAnswer(b, other)
}

/** The words are the answer of a child market, or stand together at the head of the question: "Will X win ...". */
function isAnswer({ answer, core }: Proposition, tokens: readonly Token[]): boolean {
  if (answer?.kind === 'name') return tokens.every((token) => answer.tokens.some((name) => sameToken(token, name)))
  return tokens.every((token, index) => core[index]?.key === token.key)
}

/** Questions with one winner: a seat, a cup, the next holder of a post. */
function isExclusive(proposition: Proposition): boolean {
  const { scope } = proposition
  const { names } = vocabularyOf(proposition)
  if (scope.top !== undefined || scope.reach !== undefined || scope.stage === 'runoff') return false
  return (
    names.has('win') || names.has('1st') || names.has('next') || scope.stage !== undefined || scope.place !== undefined
  )
}

const KINDS: readonly EntityKind[] = [
  'country',
  'state',
  'office',
  'party',
  'coin',
  'bank',
  'series',
  'award',
  'trophy',
  'league',
]

/** Where both sides name things of one kind and none is shared, they speak of different things. */
function ofEntities(a: Proposition, b: Proposition, left: readonly Token[]): Comparison[] {
  const [one, other] = [vocabularyOf(a), vocabularyOf(b)]
  return KINDS.flatMap((kind) => {
    const [x, y] = [one.named.get(kind), other.named.get(kind)]
    if (!x || !y) return []
    if ([...x].some((id) => other.around.get(kind)?.has(id)) || [...y].some((id) => one.around.get(kind)?.has(id)))
      return []
    const exclusive = (kind === 'party' || kind === 'country') && (isExclusive(a) || isExclusive(b))
    if (exclusive && !left.some(({ ids, weight }) => weight >= 0.75 && !ids)) return []
    return [veto(kind, 'unrelated', [[...x].join(' '), [...y].join(' ')])]
  })
}

/** The parts of a game; a group or a round in its title is the tournament's. */
const GAME_PARTS: ReadonlySet<ScopeKey> = new Set(['gender', 'half', 'inning', 'map', 'series', 'squad'])

function ofScope(a: Proposition, b: Proposition, parts: ReadonlySet<ScopeKey> | undefined): Comparison[] {
  const keys = [...new Set([...Object.keys(a.scope), ...Object.keys(b.scope)])].sort() as ScopeKey[]
  return keys
    .filter((key) => parts?.has(key) ?? true)
    .flatMap((key) => {
      const [x, y] = [a.scope[key], b.scope[key]]
      if (x === y) return [agree(key, settings.scopeAgree, [x, y])]
      if (x !== undefined && y !== undefined) return [veto(key, scopeLean(key, x, y), [x, y], related.scope)]
      const weight = settings.scopeMissing[key]
      if (weight !== undefined) return [missing(key, weight, [x, y])]
      return [veto(key, oneSided(key, x ?? y ?? '', x !== undefined), [x, y], related.scope)]
    })
}

function scopeLean(key: ScopeKey, x: string, y: string): SetRelation | 'unrelated' {
  if (key === 'place') return 'disjoint'
  if (key === 'top') {
    const [m, n] = [Number(x), Number(y)]
    if (x === 'cut' || y === 'cut') return x === 'cut' ? 'contains' : 'inside'
    return m < n ? 'inside' : 'contains'
  }
  if (key === 'reach') return (REACHED[x] ?? 0) > (REACHED[y] ?? 0) ? 'inside' : 'contains'
  if (key === 'stage') return STAGES[`${x} ${y}`] ?? 'overlap'
  if (key === 'half' || key === 'map' || key === 'inning' || key === 'source') return 'overlap'
  return 'unrelated'
}

/** How far a team has come. */
const REACHED: Readonly<Record<string, number>> = {
  knockout: 1,
  'round of 32': 1,
  'round of 16': 2,
  quarterfinal: 3,
  semifinal: 4,
  final: 5,
}

/** A running mate is not the nominee; the head of a ticket is. */
const STAGES: Readonly<Record<string, SetRelation>> = {
  'running-mate nomination': 'disjoint',
  'nomination running-mate': 'disjoint',
  'ticket nomination': 'equal',
  'nomination ticket': 'equal',
}

/** What naming a part on one side only says: the winner was nominated, a half is another matter than the game. */
function oneSided(key: ScopeKey, value: string, onA: boolean): SetRelation | 'unrelated' {
  if (key === 'top' || key === 'reach') return onA ? 'contains' : 'inside'
  if (key === 'first') return onA ? 'inside' : 'contains'
  if (key === 'stage') return value !== 'nomination' && value !== 'shortlist' ? 'overlap' : onA ? 'contains' : 'inside'
  if (key === 'place') return 'disjoint'
  if (key === 'half' || key === 'map' || key === 'inning' || key === 'series' || key === 'group' || key === 'split')
    return 'overlap'
  return 'unrelated'
}

function ofNumbers(a: Proposition, b: Proposition, game: GameMatch | undefined): Comparison[] {
  if (game || (!a.region && !b.region)) return []
  const sides = [a.region && showRegion(a.region), b.region && showRegion(b.region)] as const
  if (a.region?.bare && b.region?.bare) return ofBareNumbers(a, b, sides)
  if (!a.region || !b.region)
    return (a.region ?? b.region)?.bare ? [] : [missing('numbers', settings.numbers.missing, sides)]
  if ((a.region.touch === undefined) !== (b.region.touch === undefined)) {
    return [veto('touch or close', touchLean(a.region, b.region), sides, related.numbers)]
  }
  if (a.region.touch !== b.region.touch) return [veto('direction', 'overlap', sides, related.numbers)]
  if (isOpposite(a.region, b.region))
    return [agree('numbers', settings.numbers.agree, sides), differ('polarity', 0, sides)]
  const relation = compareRegions(a.region, b.region)
  return relation === 'equal'
    ? [agree('numbers', settings.numbers.agree, sides)]
    : [veto('numbers', relation, sides, related.numbers)]
}

/** Standing above a line when it is read means having touched it, not the other way round. */
function touchLean(a: Region, b: Region): 'inside' | 'contains' | 'overlap' {
  const relation = compareRegions(a, b)
  if (a.touch && b.touch === undefined) return relation === 'contains' || relation === 'equal' ? 'contains' : 'overlap'
  return relation === 'inside' || relation === 'equal' ? 'inside' : 'overlap'
}

/** Plain numbers are words of their titles; here it only counts whether they are answers of one question. */
function ofBareNumbers(
  a: Proposition,
  b: Proposition,
  sides: readonly [string | undefined, string | undefined],
): Comparison[] {
  if (a.region?.low === b.region?.low) return []
  const counted = a.answer?.kind === 'number' || b.answer?.kind === 'number'
  return [veto('numbers', counted ? 'disjoint' : 'unrelated', sides)]
}

function ofNegation(a: Proposition, b: Proposition): Comparison[] {
  return a.negated === b.negated
    ? []
    : [differ('polarity', 0, [a.negated ? 'not' : undefined, b.negated ? 'not' : undefined])]
}

const listed = (tokens: readonly Token[]) => (tokens.length > 0 ? tokens.map(({ key }) => key).join(' ') : undefined)

const showGame = ({ fixture }: Proposition) =>
  fixture &&
  `${fixture.sides.map(({ label }) => label).join(' - ')}${fixture.day === undefined ? '' : ` ${isoDay(fixture.day)}`}`

function showBet({ bet, fixture }: Proposition): string {
  if (!bet) return ''
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
