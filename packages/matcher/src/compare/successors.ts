import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { type Comparison, veto } from './comparison.ts'
import { isPost } from './posts.ts'
import { asksIfHeld } from './predicates.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import { agreeOnShared, matchWords } from './words.ts'

/**
 * Compares the question whether the holder of a post leaves it with the question who is the next holder: "Ann succeeds
 * by June" implies that the holder leaves by June. Undefined where they are about different posts.
 */
export function compareSuccession(leaving: Proposition, next: Proposition): Comparison[] | undefined {
  if (!says(leaving, ruleWords.endOfPost) || says(leaving, SUCCEEDS)) return undefined
  if (!says(next, SUCCEEDS) || says(next, ruleWords.endOfPost)) return undefined
  // the number of holders says nothing about one of them
  if (leaving.interval || next.interval) return undefined
  const { shared, onlyA, onlyB } = matchWords(leaving, next)
  if ([...onlyA, ...onlyB].some(isElsewhere) || !(isOfOnePost(leaving, onlyA) || isOfHolder(leaving, next)))
    return undefined
  const words = agreeOnShared(leaving, next, Math.max(shared, LEAST))
  const sides = [leaving.title, next.title] as const
  if (asksIfHeld(leaving) && isOfOneElection(leaving, next)) {
    const [stays, comes] = [onlyA.some(isName), onlyB.some(isName)]
    if (!stays && !comes) return [words]
    if (stays && comes) return [words, veto('successor-beside-staying', 'disjoint', sides)]
  }
  if (asksIfHeld(leaving))
    return [words, veto('successor-beside-staying', hasComeBefore(next, leaving) ? 'disjoint' : 'overlap', sides)]
  const relation = next.time.window?.kind === 'deadline' ? 'contains' : 'overlap'
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

const isName = (token: Token) => token.weight >= 0.75 && !isPost(token) && !isLeaving(token)

/** Whether the successor has come by a day to which the holder would have to stay. */
function hasComeBefore({ time: { window: comes } }: Proposition, { time: { window: stays } }: Proposition): boolean {
  if (comes?.kind !== 'deadline' || stays === undefined) return false
  return comes.yearKnown && stays.yearKnown && comes.to <= stays.to
}

const SUCCEEDS: ReadonlySet<string> = new Set(['next', 'replace'])
/** The shared weight that is counted at least, because a holder and a successor share only the post and its place. */
const LEAST = 2

const says = ({ questionTokens }: Proposition, words: ReadonlySet<string>) =>
  questionTokens.some(({ key }) => words.has(key))

/** Whether both questions name the post and also the country or company that it belongs to. */
function isOfOnePost({ questionTokens }: Proposition, only: readonly Token[]): boolean {
  const shared = questionTokens.filter((token) => !only.includes(token))
  return shared.some(isPost) && shared.some(isName)
}

const isLeaving = ({ key }: Token) => ruleWords.endOfPost.has(key)

/** Whether the question about the successor names the holder as predecessor: "succeed Ann Roe". */
const isOfHolder = (leaving: Proposition, next: Proposition) =>
  next.questionTokens.some((token) => token.predecessor && hasSameToken(vocabularyOf(leaving), token))

/** Whether a token names a state, so that the post is that of another place. */
const isElsewhere = (token: Token) => isOfKind(token, 'state')
