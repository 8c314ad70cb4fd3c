import { includesKind, isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { agreeOnWords, type Comparison, veto } from './comparison.ts'
import { isSameToken } from './same-token.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import { matchWords } from './words.ts'

/**
 * Compares a win by a margin that does not say what is won ("Will Roe win by at least 5%?") with the win of the same
 * person in an election of that time, which it implies. Undefined for other pairs.
 */
export function compareMarginAlone(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (a.build !== 'margin' || !a.interval || b.build !== undefined || b.interval || !isOfPost(b)) return undefined
  if ([a, b].some(({ qualifiers }) => Object.keys(qualifiers).some((key) => key !== 'district'))) return undefined
  const names = a.questionTokens.filter(isName)
  if (names.length === 0 || saysContest(a.questionTokens) || !isOfOneTime(a, b)) return undefined
  const { shared, onlyA } = matchWords(a, b)
  if (onlyA.some(isName) || !endsName(names, b)) return undefined
  // what its event names is that of the election, too
  const around = [...a.eventTokens, ...a.context].filter((token) => isOfKind(token, ...OF_CONTEST))
  if (around.some((token) => !hasSameToken(vocabularyOf(b), token))) return undefined
  return [agreeOnWords(Math.max(shared, ENOUGH)), veto('margin-implies-win', 'inside', [a.title, b.title])]
}

const OF_CONTEST = ['award', 'country', 'league', 'office', 'party', 'state', 'trophy'] as const
/** The weight of a name and "win", by which the two are about one matter. */
const ENOUGH = 1.4

const saysContest = (tokens: readonly Token[]) =>
  includesKind(tokens, ...OF_CONTEST) || tokens.some(({ key }) => key === 'election' || key === 'popular-vote')

const isName = (token: Token) => token.weight >= 1 && (token.ids === undefined || isOfKind(token, 'person'))

/** Whether the last of the names is the last of a name in the title of a question. */
function endsName(names: readonly Token[], { questionTokens }: Proposition): boolean {
  const [last] = names.slice(-1)
  const at = questionTokens.findIndex((token) => last !== undefined && isSameToken(token, last))
  const next = questionTokens[at + 1]
  return at >= 0 && (next === undefined || !isName(next))
}

/** Whether a question is who wins a post; the president of the United States may have fewer votes than another. */
const isOfPost = ({ questionTokens, title }: Proposition) =>
  includesKind(questionTokens, 'office') && says(questionTokens, 'win') && !OTHER.test(title)
const OTHER = /\b(?:nominat\w+|nominee|president\w*|primary)\b/i

/** Whether both are decided within some days, as the title or the listing of each says. */
function isOfOneTime(a: Proposition, b: Proposition): boolean {
  const [one, other] = [daysOf(a), daysOf(b)]
  return one.some((day) => other.some((end) => Math.abs(day - end) <= AROUND_ELECTION))
}

const daysOf = ({ time: { window, closing } }: Proposition) => [
  ...(window?.kind === 'day' && window.yearKnown ? [window.to] : []),
  ...(closing === undefined ? [] : [closing]),
]

/** The days around an election within which the markets of its margin and its winner close. */
const AROUND_ELECTION = 7
