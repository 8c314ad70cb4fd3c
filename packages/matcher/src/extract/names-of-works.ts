import { readingWords } from '../knowledge/reading-words.ts'
import { internToken, type Token } from './tokens.ts'

/** Matches a short word that is the name of a film, an album or a game: "Us" in quotes, or before its score. */
const WORK =
  /["“‘'](\p{Lu}\p{Ll}{1,4})["”’'](?!\p{L})|^(?:Will |What will )?(\p{Lu}\p{Ll}{1,4}) (?=Rotten Tomatoes|Metacritic)/u

/**
 * Returns the tokens with a weight for the one word of the name of a work that says nothing elsewhere: "Us Rotten
 * Tomatoes score". Other tokens are unchanged.
 */
export function withNamesOfWorks(tokens: readonly Token[], raw: string): readonly Token[] {
  const [, quoted, scored] = WORK.exec(raw) ?? []
  const name = (quoted ?? scored)?.toLowerCase()
  if (name === undefined || !readingWords.aloneInTitles.has(name)) return tokens
  return tokens.map((token) => (token.key === name ? internToken({ key: name, weight: 1 }) : token))
}
