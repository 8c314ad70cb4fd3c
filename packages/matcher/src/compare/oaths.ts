import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { isPresident } from './posts.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Matches a question who is president at some time, and not who wins, runs or comes next. */
const HOLDS = /\b(be|becomes?|is) (?:the )?(?:u\.?s\.? )?president\b(?!ial|[ -]elect)/i

/**
 * Whether one question is about being the American president within a year and the other about winning the election of
 * that year, whose winner takes the oath in the January after it.
 */
export function isBeforeOath(held: Proposition, won: Proposition): boolean {
  const [, verb] = HOLDS.exec(held.title) ?? []
  if (verb === undefined || won.time.window || !vocabularyOf(won).predicates.includes('win')) return false
  const { questionTokens, qualifiers, time } = held
  // "become president in 2032" may be said of the winner of its election
  if (time.window ? time.window.kind !== 'deadline' : verb.startsWith('become')) return false
  if (qualifiers.stage !== undefined || says(questionTokens, 'next') || vocabularyOf(held).predicates.length > 0)
    return false
  return [held, won].every((side) => side.questionTokens.some(isPresident)) && [held, won].some(isAmerican)
}

const isAmerican = ({ politician, questionTokens, title }: Proposition) =>
  !questionTokens.some((token) => isOfKind(token, 'country') && !token.ids?.includes('country:usa')) &&
  (politician?.party.startsWith('party:us-') === true || /\b(?:American|U\.?S\.?|United States)\b/.test(title))
