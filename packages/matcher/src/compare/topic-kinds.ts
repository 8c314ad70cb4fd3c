import { topicKinds } from '../knowledge/rule-words.ts'

/** Returns the kinds of predicate that a word belongs to, as indexes in `topicKinds`; empty for most words. */
export const topicKindsOf = (word: string): number[] =>
  topicKinds.flatMap((words, kind) => (words.has(word) ? [kind] : []))
