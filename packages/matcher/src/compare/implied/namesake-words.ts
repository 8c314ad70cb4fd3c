import { tokenOfWord } from '../../extract/tokens.ts'
import { namesakeWords } from '../../knowledge/team.ts'

const keysOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => tokenOfWord(word).key))

const all = keysOf([...namesakeWords.before, ...namesakeWords.behind])
const behind = keysOf(namesakeWords.behind)

/** Whether the key of a token is that of a word that makes a name that of another school, team or place. */
export const isNamesakeWord = (key: string): boolean => all.has(key)

/** Whether such a word stands behind the name that it belongs to: "Kansas State", but "UC San Diego". */
export const standsBehind = (key: string): boolean => behind.has(key)
