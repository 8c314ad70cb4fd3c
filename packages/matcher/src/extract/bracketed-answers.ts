import type { UnifiedEvent } from '@crossvenue/venues'
import { isQuestionWord } from './event-question.ts'
import { optionOf } from './option.ts'

/** Matches a question with one of its answers in brackets behind it, which is no number: "Who will win the 2031 Lima Cup? (Ann Roe)". */
const ANSWERED = /^((?![^?]*\b[Hh]ow (?:many|much)\b)[^?]{10,300}\?) \((\p{Lu}[^()\d]{1,60})\)$/u
/** Matches a remark in brackets behind a question, which is no name: "For the next Parliament". */
const CONDITION =
  /^(?:as|at|by|during|excluding|for|from|in|including|of|on|only|per|through|to|under|until|with|without)\b/i
/** Matches a remark in brackets before a question. */
const REMARK = /^\[[^\]]{2,30}\] /

/**
 * Returns an event whose only market has its answer in brackets behind the question, with the answer as the label of the
 * market, which it may have already: a site that splits a list into single questions writes them so. Returns the same
 * object for other events.
 */
export function withBracketedAnswer(event: UnifiedEvent): UnifiedEvent {
  const [market, ...more] = event.markets
  if (!market || more.length > 0 || !market.title.endsWith(')')) return event
  const [, question, answer] = ANSWERED.exec(market.title.replace(REMARK, '')) ?? []
  if (question === undefined || answer === undefined || (market.subtitle ?? answer) !== answer) return event
  if (CONDITION.test(answer) || !isQuestionWord(question) || optionOf(answer)?.kind !== 'name') return event
  const title = event.title === market.title ? question : event.title
  return { ...event, title, markets: [{ ...market, title: question, subtitle: answer }] }
}
