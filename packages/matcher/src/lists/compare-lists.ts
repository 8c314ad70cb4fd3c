import { type Assessment, assess, isSure } from '../assess.ts'
import { agree, type Comparison, differ } from '../compare/comparison.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import type { Weights } from '../score.ts'
import { settings } from '../settings.ts'
import { type AlignedAnswers, alignFields } from './align-fields.ts'
import { contestNamesOf, withoutContestNames } from './contest-names.ts'
import { fieldOf } from './field.ts'
import { comparePrices, type PriceLikeness } from './price-vectors.ts'

/** The claim that two lists of answers are about one contest, with a score that decides where several lists compete. */
export interface ContestClaim {
  /** Whether the questions themselves show it; if not, it follows from the shared answers and prices. */
  stated: boolean
  score: number
}

/** Two questions that are identical because of what their lists have in common. */
interface ListedPair {
  a: Proposition
  b: Proposition
  /** The two questions in the words that the lists share, with the comparisons of the lists. */
  listed: ListedQuestions
  assessment: Assessment
}

/** Two questions rewritten in the words that their lists share, which are assessed in place of the original ones. */
export interface ListedQuestions {
  a: Proposition
  b: Proposition
  comparisons: readonly Comparison[]
}

/**
 * The result of `compareLists`: pairs of identical questions, and whether the lists are one contest or different ones.
 */
export interface ListComparison {
  pairs: readonly ListedPair[]
  claim?: ContestClaim
  /** Whether the lists have the same answers to different questions. */
  differ?: boolean
}

const NOTHING: ListComparison = { pairs: [] }
const OTHER: ListComparison = { pairs: [], differ: true }

/**
 * Returns the questions of two events that are identical because the events are lists with the same answers (one
 * contest under two names, or answers spelled differently), beyond those that `areOne` says are identical by
 * themselves. No pairs where the lists share too few answers.
 */
export function compareLists(
  one: EventRecord,
  other: EventRecord,
  weights: Weights,
  areOne: (a: Proposition, b: Proposition) => boolean,
): ListComparison {
  const [a, b] = [fieldOf(one), fieldOf(other)]
  const smaller = Math.min(a.size, b.size)
  if (smaller === 0) return NOTHING
  const { lists } = settings
  const least = Math.max(settings.blocking.list, lists.overlap * smaller)
  const aligned = alignFields(a, b, least)
  if (aligned.length < least) return NOTHING
  const named = aligned.filter(({ settled }) => !settled)
  const field = agree('field', 'field shared', [`${aligned.length} of ${smaller} answers`, undefined])
  const found = aligned.filter((pair) => areOne(pair.a.market, pair.b.market))
  const pairs = aligned
    .filter((pair) => pair.settled && !found.includes(pair))
    .flatMap((pair) => settledPair(pair, [field], weights) ?? [])
  if (found.length + pairs.length >= lists.stated * aligned.length)
    return { pairs, claim: { stated: true, score: Number.POSITIVE_INFINITY } }
  if (found.length > 0 || named.length < lists.least) return OTHER
  return inferred(aligned, Math.max(a.size, b.size), field, weights)
}

/** Returns the pair of questions about an answer that the two lists write differently. */
function settledPair({ a, b }: AlignedAnswers, more: readonly Comparison[], weights: Weights): ListedPair | undefined {
  const [mine, theirs] = [a.market.answer?.tokens ?? [], b.market.answer?.tokens ?? []]
  const name = differ('name', 'name settled', [() => written(mine), () => written(theirs)], 1)
  return pairOf(
    a.market,
    b.market,
    { a: a.market, b: withAnswer(b.market, mine, theirs), comparisons: [...more, name] },
    weights,
  )
}

function pairOf(a: Proposition, b: Proposition, listed: ListedQuestions, weights: Weights): ListedPair | undefined {
  const assessment = assess(listed.a, listed.b, weights, listed.comparisons)
  return assessment.relation === 'identity' && isSure(assessment) ? { a, b, listed, assessment } : undefined
}

const written = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(' ')

/** Returns the question with its answer in the words of the other list. */
function withAnswer(market: Proposition, tokens: readonly Token[], own: readonly Token[]): Proposition {
  const isOwn = ({ key }: Token) => own.some((token) => token.key === key)
  const rest = (list: readonly Token[]) => list.filter((token) => !isOwn(token))
  return {
    ...market,
    questionTokens: [...tokens, ...rest(market.questionTokens)],
    context: rest(market.context),
    ...(market.answer && { answer: { ...market.answer, tokens } }),
    complement: undefined,
    templateGroup: undefined,
  }
}

/**
 * Returns the pairs of two lists whose contests have different names, if their answers and prices show that the
 * contests are the same.
 */
function inferred(
  aligned: readonly AlignedAnswers[],
  larger: number,
  field: Comparison,
  weights: Weights,
): ListComparison {
  const [first] = aligned
  const names = first && contestNamesOf(first.a.market, first.b.market)
  if (!names) return OTHER
  const prices = comparePrices(aligned.map(({ a, b }) => [a.price, b.price]))
  const { lists } = settings
  const alike = prices
    ? areAlike(prices, names.areNames ? lists.alike : lists.same)
    : names.areNames && aligned.length >= Math.max(lists.unpriced, lists.whole * larger)
  if (!alike) return OTHER
  const comparisons = [
    field,
    differ('contest', 'contest inferred', [() => written(names.a), () => written(names.b)], 1),
    ...(prices ? [priceComparison(prices)] : []),
  ]
  const pairs: ListedPair[] = []
  for (const { a, b, settled } of aligned) {
    if (settled) continue
    const [one, other] = [withoutContestNames(a.market, names.a), withoutContestNames(b.market, names.b)]
    const pair = pairOf(a.market, b.market, { a: one, b: other, comparisons }, weights)
    if (!pair) return OTHER
    pairs.push(pair)
  }
  return {
    pairs,
    claim: { stated: false, score: names.shared + (prices ? 2 * (prices.correlation - prices.share) : 0) },
  }
}

const areAlike = ({ correlation, share }: PriceLikeness, least: { correlation: number; share: number }) =>
  correlation >= least.correlation && share <= least.share

const priceComparison = ({ count, correlation, difference }: PriceLikeness) =>
  agree('prices', 'prices alike', [
    () => `rank correlation ${correlation.toFixed(2)} over ${count} answers`,
    () => `mean difference ${difference.toFixed(3)}`,
  ])
