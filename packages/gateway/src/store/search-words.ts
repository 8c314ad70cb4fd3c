import { wordsOf } from './title-words.ts'

/** Returns the words of a title in the form in which it is searched: each with a space on both sides. */
export const searchWords = (title: string): string => ` ${wordsOf(title).join(' ')} `
