import { includesKind, isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofQuestion, ofTitle } from './facts.ts'
import { isHeadOfPost } from './office-holders.ts'
import { isHeadship, isPost } from './posts.ts'
import { asksIfHeld } from './predicates.ts'
import { SUCCEEDS } from './replaced-holders.ts'
import { includesSame, isSameToken } from './same-token.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import { agreeOnTopic, areComplete, compareWords, matchWords } from './words.ts'

/**
 * Compares the question whether the holder of a post leaves it with the question who is the next holder: "Ann succeeds
 * by June" implies that the holder leaves by June. Undefined where they are about different posts.
 */
export function compareSuccession(leaving: Proposition, next: Proposition): Comparison[] | undefined {
  if (!says(leaving.questionTokens, ruleWords.endOfPost) || says(leaving.questionTokens, SUCCEEDS)) return undefined
  if (
    !(says(next.questionTokens, SUCCEEDS) || asksForNewHolder(next)) ||
    says(next.questionTokens, ruleWords.endOfPost)
  )
    return undefined
  // the number of holders says nothing about one of them
  if (leaving.interval || next.interval) return undefined
  const { shared, onlyA, onlyB } = matchWords(leaving, next)
  if (includesKind([...onlyA, ...onlyB], 'state') || [onlyA, onlyB].every((only) => includesKind(only, 'country')))
    return undefined
  const ofPost = isOfOnePost(leaving, onlyA) || isOfHolder(leaving, next) || isHeadOfPost(leaving, next)
  if (!ofPost && !isOfRuledPost(leaving, next)) return undefined
  const words = agreeOnTopic(leaving, next, shared)
  const sides = [leaving.title, next.title] as const
  if (asksIfHeld(leaving) && isOfOneElection(leaving, next)) {
    const [stays, comes] = [onlyA.some(isName), onlyB.some(isName)]
    if (!stays && !comes) return [words]
    if (stays && comes) return [words, veto('successor-beside-staying', 'disjoint', sides)]
  }
  const excludes = hasComeBefore(next, leaving) && !holdsOnDay(leaving)
  if (asksIfHeld(leaving)) return [words, veto('successor-beside-staying', excludes ? 'disjoint' : 'overlap', sides)]
  // who holds the post on a day may have come after the next one
  if (holdsOnDay(leaving)) return [words, veto('successor-beside-leaving', 'overlap', sides)]
  // a holder who is chosen again is the next one, and has not left
  const comesThen = next.time.window?.kind === 'deadline' || comesInYear(next)
  const relation = comesThen && !isChosenAgain(leaving, next) ? 'contains' : 'overlap'
  return [words, veto('successor-beside-leaving', relation, sides)]
}

/**
 * Whether one question asks who holds the post after an election and the other, which closes at about that time, who is
 * next: the one who remains after the election is the next holder.
 */
const isOfOneElection = (staying: Proposition, next: Proposition) =>
  AFTER_ELECTION.test(staying.title) &&
  staying.time.closing !== undefined &&
  next.time.closing !== undefined &&
  Math.abs(staying.time.closing - next.time.closing) <= AROUND_ELECTION

const AFTER_ELECTION = /\b(?:after|following) (?:the )?(?:[\w'-]+ ){0,3}?elections?\b/i
/** The days around an election within which its listings close. */
const AROUND_ELECTION = 60

/**
 * Whether a question asks who holds the post on a day, no matter who held it before; also one about leaving that follows from
 * its answer No.
 */
const holdsOnDay = ({ title, questionTokens }: Proposition) =>
  questionTokens.some(({ key, weight }) => key === 'stay' || (key === 'leave' && weight > 1)) && !REMAINS.test(title)

const REMAINS = /\b(?:continue|keep|remain|stay|still)/i

/** Whether the next head of a government comes in a year; a president may be elected in one year and come in the next. */
const comesInYear = ({ title, questionTokens }: Proposition) => IN_YEAR.test(title) && questionTokens.some(isHeadship)

const IN_YEAR = /(?<!\b[Ee]lections?.*) (?:in|during) 20\d\d\b/

const isName = (token: Token) => token.weight >= 0.75 && !isPost(token) && !ruleWords.endOfPost.has(token.key)

/** Whether the next holder has come by the end of the time of another question. */
function hasComeBefore({ time: { window: comes } }: Proposition, { time: { window: until } }: Proposition): boolean {
  if (comes?.kind !== 'deadline' || until === undefined) return false
  return comes.yearKnown && until.yearKnown && comes.to <= until.to
}

/** Whether both questions name the post and also the country or company that it belongs to. */
function isOfOnePost({ questionTokens }: Proposition, only: readonly Token[]): boolean {
  const shared = questionTokens.filter((token) => !only.includes(token))
  return shared.some(isPost) && shared.some(isName)
}

/** Whether the one who leaves is the answer who is next. */
const isChosenAgain = (
  { questionTokens: [first] }: Proposition,
  { answer, questionTokens: [subject], title }: Proposition,
) =>
  first !== undefined &&
  isName(first) &&
  [...(answer?.tokens ?? []), ...(subject ? [subject] : []), ...comesIn(title)].some((token) =>
    isSameToken(token, first),
  )

/** Returns the tokens of the one who comes by a title that names the post first: "Will the next mayor be Ann Roe?" */
const comesIn = ofTitle((title: string): readonly Token[] => tokensOf(COMES.exec(title)?.[1] ?? ''))
const COMES = /^(?:Will )?(?:the )?next [^?]*? be ([^?]+)\??$/i

/** Whether the rules of a question about leaving state the post and its place, which its title leaves out. */
function isOfRuledPost({ questionTokens, terms }: Proposition, { questionTokens: next, answer }: Proposition): boolean {
  if (terms?.criterion === undefined || questionTokens.some(isPost)) return false
  const ruled = tokensOf(terms.criterion)
  const posts = next.filter(isPost)
  const places = next.filter((token) => isOfKind(token, 'company', 'country') && !says(answer?.tokens ?? [], token.key))
  const isRuled = (token: Token) => includesSame(ruled, token)
  return posts.length > 0 && places.length > 0 && [...posts, ...places].every(isRuled)
}

/** Whether the question about the successor names the holder as predecessor: "succeed Ann Roe". */
const isOfHolder = (leaving: Proposition, next: Proposition) =>
  next.questionTokens.some((token) => token.predecessor && hasSameToken(vocabularyOf(leaving), token))

/** Whether a question is if a post gets a new holder, no matter who: "Will Peru have a new president by June?" */
const asksForNewHolder = ofQuestion(
  ({ title, questionTokens, interval, game }: Proposition) =>
    NEW.test(title) &&
    !interval &&
    !game &&
    questionTokens.some(({ key }, index) => {
      const next = questionTokens[index + 1]
      return key === 'new' && next !== undefined && isPost(next)
    }),
)

const NEW = /\b(?:appoint|be|choose|get|ha(?:s|ve)|name)s? (?:an?|its|their) new\b/i

/**
 * Compares the question whether a post gets a new holder with the question who is next: one who comes by a day is
 * new by then. Undefined for other pairs.
 */
export function compareNewHolder(any: Proposition, next: Proposition): Comparison[] | undefined {
  if (!asksForNewHolder(any) || !says(next.questionTokens, SUCCEEDS)) return undefined
  if (says(next.questionTokens, ruleWords.endOfPost) || next.interval || next.game) return undefined
  const { onlyA, shared } = compareWords(any, next)
  const stray = onlyA.filter(({ key }) => key !== 'new')
  if (!areComplete(shared, stray)) return undefined
  const isBefore = any.time.window?.kind === 'deadline' && hasComeBefore(next, any)
  return [
    agreeOnTopic(any, next, shared),
    veto('new-holder-beside-next', isBefore ? 'contains' : 'overlap', [any.title, next.title]),
  ]
}
