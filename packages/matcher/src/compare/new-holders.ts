import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { isPost } from './posts.ts'
import { SUCCEEDS } from './replaced-holders.ts'
import { agreeOnTopic, areComplete, compareWords } from './words.ts'

/** Whether the next holder has come by the end of the time of another question. */
export function hasComeBefore(
  { time: { window: comes } }: Proposition,
  { time: { window: until } }: Proposition,
): boolean {
  if (comes?.kind !== 'deadline' || until === undefined) return false
  return comes.yearKnown && until.yearKnown && comes.to <= until.to
}

/** Whether a question is if a post gets a new holder, no matter who: "Will Peru have a new president by June?" */
export const asksForNewHolder = ofQuestion(
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
