import { topicKinds } from '../knowledge/rule-words.ts'

/** Returns the kinds of topic that a word belongs to, by their place in the table. */
export const topicKindsOf = (word: string): number[] =>
  topicKinds.flatMap((words, kind) => (words.has(word) ? [kind] : []))
