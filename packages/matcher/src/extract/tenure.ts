import { predicates } from '../knowledge/lexicon.ts'
import { kindOf } from './entities.ts'
import type { Proposition } from './proposition.ts'
import type { Time, Window } from './time.ts'
import type { Token } from './tokens.ts'

const STAY: Token = { key: 'stay', weight: 0.5 }
/** Beside a question that does not name leaving it weighs as a name. */
const LEAVE: Token = { key: 'leave', weight: 1.2 }

/** Adds the word "stay" to a question whether somebody holds a post on a day: "Will X still be prime minister on June 30?" */
export function addStayToken(questionTokens: readonly Token[], text: string, { window }: Time): readonly Token[] {
  const supreme = questionTokens.some(({ key }) => key === 'suprem')
  const held = questionTokens.some(({ key, ids }) => key === 'power' || ids?.some((id) => kindOf(id) === 'office'))
  const asserted = questionTokens.some(
    ({ key }) => (predicates.has(key) && !(supreme && key === 'leader')) || key === 'next',
  )
  const onDay = window?.kind === 'day' || (window?.kind === 'deadline' && /\bstill be\b/.test(text))
  return (held || supreme) && onDay && !asserted && /\bbe\b/.test(text) ? [...questionTokens, STAY] : questionTokens
}

/** Returns the complement of a question about staying in a post, in words of leaving it; undefined for other questions. */
export function asLeavingQuestion(proposition: Proposition): Proposition | undefined {
  if (!proposition.time.window || !proposition.questionTokens.some(({ key }) => key === STAY.key)) return undefined
  const { questionTokens, time, yes, no, ...rest } = proposition
  const { window } = time
  const { from, clock, ...open } = window as Window
  return {
    ...rest,
    questionTokens: questionTokens.map((token) => (token.key === STAY.key ? LEAVE : token)),
    time: { ...time, window: { ...open, kind: 'deadline' } },
    ...(no && { yes: no }),
    ...(yes && { no: yes }),
  }
}
