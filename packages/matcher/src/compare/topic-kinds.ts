import { topicKinds } from '../knowledge/rule-words.ts'

/** Returns the kinds of topic that a word belongs to, as indexes of `topicKinds`; empty for most words. */
export const topicKindsOf = (word: string): number[] =>
  topicKinds.flatMap((words, kind) => (words.has(word) ? [kind] : []))
