import { topicKinds } from '../knowledge/rule-words.ts'

/**
 * Returns the indexes of the lists in `topicKinds` that contain a word: "resign" is in the list about leaving a post.
 * Empty for most words.
 */
export const topicKindsOf = (word: string): number[] =>
  topicKinds.flatMap((words, kind) => (words.has(word) ? [kind] : []))
