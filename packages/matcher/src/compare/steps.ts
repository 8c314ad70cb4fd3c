import type { SetRelation } from '../extract/interval.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import type { Unshared } from './words.ts'

/**
 * Returns the relation of a step towards an act to the act itself: "announce an IPO" contains "IPO", because a company
 * that goes public has announced it. Undefined where neither question is about such a step. `onlyA` and `onlyB` are the
 * tokens that only one of them has.
 */
export function relateSteps({ onlyA, onlyB }: Unshared): SetRelation | undefined {
  const [a, b] = [isStep(onlyA), isStep(onlyB)]
  if (a && b) return 'overlap'
  // what is certified is so, and may be so without
  if (isFormal(onlyA) && onlyB.every(isLight)) return 'inside'
  if (isFormal(onlyB) && onlyA.every(isLight)) return 'contains'
  // who is the first to announce need not act, and who acts need not be the first
  if ((a || b) && [...onlyA, ...onlyB].some(({ key }) => key === '1st')) return 'overlap'
  if (a && onlyB.every(isLight)) return 'contains'
  return b && onlyA.every(isLight) ? 'inside' : undefined
}

/** Whether the tokens only make an act a step towards it: "announce" beside "IPO". */
const isStep = (tokens: readonly Token[]) =>
  isOnly(tokens, ({ key }) => key === 'announce' || key === 'agree' || ruleWords.weaker.has(key))

/** Whether the tokens only say that what has come true is confirmed by an authority: "certified as the winner". */
const isFormal = (tokens: readonly Token[]) => isOnly(tokens, ({ key }) => ruleWords.confirmation.has(key))

const isOnly = (tokens: readonly Token[], isSuch: (token: Token) => boolean) =>
  !tokens.every(isLight) && tokens.every((token) => isLight(token) || isSuch(token))

const isLight = ({ weight }: Token) => weight < 0.3
