import { kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { agreeOnWords, type Comparison, veto } from './comparison.ts'
import { isPost } from './posts.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import { matchWords, rulesOfWords } from './words.ts'

/**
 * Compares the question whether the holder of a post leaves it with that of who comes next: nobody comes before the
 * holder has left, so a successor by a day implies it. Undefined where they are about two posts.
 */
export function compareSuccession(leaving: Proposition, next: Proposition): Comparison[] | undefined {
  if (!says(leaving, ruleWords.endOfPost) || says(leaving, SUCCEEDS)) return undefined
  if (!says(next, SUCCEEDS) || says(next, ruleWords.endOfPost)) return undefined
  // how many hold a post is not whether one leaves it
  if (leaving.interval || next.interval) return undefined
  const { shared, onlyA, onlyB } = matchWords(leaving, next)
  if ([...onlyA, ...onlyB].some(isElsewhere) || !(isOfOnePost(leaving, onlyA) || isOfHolder(leaving, next)))
    return undefined
  const relation = next.time.window?.kind === 'deadline' ? 'contains' : 'overlap'
  return [
    agreeOnWords(Math.max(shared, LEAST), () => rulesOfWords(leaving, next)),
    veto('successor-beside-leaving', relation, [leaving.title, next.title]),
  ]
}

const SUCCEEDS: ReadonlySet<string> = new Set(['next', 'replace'])
/** A holder and the successor share no more than a post and its place. */
const LEAST = 2

const says = ({ questionTokens }: Proposition, words: ReadonlySet<string>) =>
  questionTokens.some(({ key }) => words.has(key))

/** The post is shared, and that of what it is: a country, a company. */
function isOfOnePost({ questionTokens }: Proposition, only: readonly Token[]): boolean {
  const shared = questionTokens.filter((token) => !only.includes(token))
  return shared.some(isPost) && shared.some((token) => token.weight >= 0.75 && !isPost(token) && !isLeaving(token))
}

const isLeaving = ({ key }: Token) => ruleWords.endOfPost.has(key)

/** "Succeed Ann Roe" names whom the other side has leave. */
const isOfHolder = (leaving: Proposition, next: Proposition) =>
  next.questionTokens.some((token) => token.predecessor && hasSameToken(vocabularyOf(leaving), token))

/** The post of another place. */
const isElsewhere = ({ ids }: Token) => ids?.some((id) => PLACES.has(kindOf(id))) ?? false
const PLACES: ReadonlySet<string> = new Set(['state'])
