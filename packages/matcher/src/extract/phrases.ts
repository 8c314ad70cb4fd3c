import { rewrites } from '../rules/rewrites.ts'

/** Whether a text may have a phrase that a rewrite replaces; false where it certainly has none, as most titles. */
export const hasPhrase = (text: string): boolean => AT_WORDS.test(text) || ANYWHERE.test(text)

const sources = Object.values(rewrites).map(({ from }) => from.source)

/** Whether all that a pattern matches begins at a word: it begins with a word boundary and has no alternative to it. */
const beginsAtWord = (source: string) => source.startsWith('\\b') && !withoutGroups(source).includes('|')

/** Returns a pattern without its groups, character classes and escaped characters. */
function withoutGroups(source: string): string {
  const less = source.replace(/\\.|\[(?:\\.|[^\]\\])*\]|\((?:\\.|\[(?:\\.|[^\]\\])*\]|[^()\\[])*\)/g, '')
  return less === source ? source : withoutGroups(less)
}

// looked for only where a word begins: in one pattern with the others they take three times as long
const AT_WORDS = new RegExp(`\\b(?=\\w)(?:${sources.filter(beginsAtWord).join('|')})`)
const ANYWHERE = new RegExp(sources.filter((source) => !beginsAtWord(source)).join('|'))
