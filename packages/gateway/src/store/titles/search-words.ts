import { wordsOf } from '../title-words.ts'

/** The longest word that is searched; longer texts are no words, and no index takes any length. */
const LONGEST = 60

/** Returns the words of a text in the form in which titles are searched. */
export const searchWords = (text: string): string[] =>
  wordsOf(text).map((word) => (word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word))
