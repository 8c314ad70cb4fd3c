import { type Token, tokenOfWord } from '../extract/tokens.ts'
import { ruleWords, topicKinds } from '../knowledge/rule-words.ts'
import { verbs } from '../knowledge/verbs.ts'
import { contrastWords } from './contrasts.ts'

const all: ReadonlySet<string> = new Set([
  ...Object.values(ruleWords).flatMap((words) => [...words]),
  ...topicKinds.flatMap((words) => [...words]),
  ...contrastWords,
  ...verbs.flatMap(({ lemma }) => [lemma, tokenOfWord(lemma).key]),
])

/**
 * Whether some matching rule looks for this word. Markets of a list whose answer has such a name (Strike, Young, Last)
 * are compared one by one, because a rule may take the name for its word.
 */
export const isRuleWord = ({ key }: Token): boolean => all.has(key) || SUPERLATIVE.test(key)

/** Matches token keys that are superlatives: "top", "most", "least", "largest". */
export const SUPERLATIVE = /^(?:top|most|least|\w+est)$/
