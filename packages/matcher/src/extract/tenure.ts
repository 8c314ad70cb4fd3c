import { predicates } from '../knowledge/lexicon.ts'
import { isOfKind, kindOf } from './entities.ts'
import type { Proposition } from './proposition.ts'
import type { ReadText } from './read.ts'
import { says } from './says.ts'
import type { Time, Window } from './time.ts'
import type { Token } from './tokens.ts'

const STAY: Token = { key: 'stay', weight: 0.5 }
/**
 * The token "leave" of a derived question; it weighs as much as a name, because it is all that the question asserts.
 */
const LEAVE: Token = { key: 'leave', weight: 1.2 }

/**
 * Returns the question tokens with "stay" added if the question is whether a person holds a post on a day: "Will X
 * still be prime minister on June 30?" Other tokens are returned unchanged.
 */
export function addStayToken(
  questionTokens: readonly Token[],
  { text, tokens }: Pick<ReadText, 'text' | 'tokens'>,
  { window }: Time,
): readonly Token[] {
  const supreme = says(questionTokens, 'suprem')
  const held = questionTokens.some(
    ({ key, ids }) =>
      key === 'power' || key === 'offic' || key === 'monarch' || ids?.some((id) => kindOf(id) === 'office'),
  )
  const asserted = questionTokens.some(
    ({ key }) => (predicates.has(key) && !(supreme && key === 'leader')) || key === 'next',
  )
  const onDay = window?.kind === 'day' || /\bstill be\b|\b(?:through|throughout|until) /.test(text)
  // a list may name no more than the post: "Mayor of Lima on June 30?"
  const asks =
    /\b(?:be|still|through|throughout|until)\b/.test(text) || (tokens.length > 0 && tokens.every(isPostOrPlace))
  return (held || supreme) && onDay && !asserted && asks ? [...questionTokens, STAY] : questionTokens
}

const isPostOrPlace = (token: Token) => token.weight < 0.3 || isOfKind(token, 'country', 'office', 'state')

/** Who holds a post on a day has not left it before, and may leave it on that day. */
const leftBefore = ({ kind, from }: Window) =>
  kind === 'day' && from !== undefined ? { to: from, ambiguousEnd: true as const } : {}

/**
 * Returns the proposition that comes true if a question about staying in a post settles NO: "still in office on June
 * 30?" -> "leaves by June 30?". Undefined for other questions.
 */
export function asLeavingQuestion(proposition: Proposition): Proposition | undefined {
  if (!proposition.time.window || !proposition.questionTokens.some(({ key }) => key === STAY.key)) return undefined
  const { questionTokens, time, yes, no, ...rest } = proposition
  // where nobody holds the post, nobody leaves it
  if (rest.answer?.kind === 'catch-all') return undefined
  const { window } = time
  // who is still in office at some time of a year may leave in that year
  if (window?.kind === 'period' && /\bstill be\b/i.test(proposition.title)) return undefined
  const { from, clock, ...open } = window as Window
  return {
    ...rest,
    questionTokens: questionTokens.map((token) => (token.key === STAY.key ? LEAVE : token)),
    time: { ...time, window: { ...open, ...leftBefore(window as Window), kind: 'deadline' } },
    ...(no && { yes: no }),
    ...(yes && { no: yes }),
  }
}
