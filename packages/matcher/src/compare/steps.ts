import type { SetRelation } from '../extract/interval.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'

/**
 * Returns how a step towards a thing relates to the thing: who lists its shares has announced it. Undefined where no side
 * states a step. `onlyA` and `onlyB` are the words that only one side has.
 */
export function relateSteps(onlyA: readonly Token[], onlyB: readonly Token[]): SetRelation | undefined {
  const [a, b] = [isStep(onlyA), isStep(onlyB)]
  if (a && b) return 'overlap'
  if (a && onlyB.every(isLight)) return 'contains'
  return b && onlyA.every(isLight) ? 'inside' : undefined
}

/** "Announce an IPO" beside "IPO": no more than a step towards it. */
function isStep(tokens: readonly Token[]): boolean {
  const heavy = tokens.filter((token) => !isLight(token))
  return (
    heavy.length > 0 && heavy.every(({ key }) => key === 'announce' || key === 'agree' || ruleWords.weaker.has(key))
  )
}

const isLight = ({ weight }: Token) => weight < 0.3
