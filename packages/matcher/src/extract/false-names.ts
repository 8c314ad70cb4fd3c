import { isOnlyOfKind } from './entities.ts'
import { type Token, tokenOfWord } from './tokens.ts'

/** Matches a title that capitalises names, but not every word. */
const WRITES_CAPITALS = /\S\s.*\p{Lu}.*\s\p{Ll}|\S\s.*\p{Ll}.*\s\p{Lu}/u

/**
 * Returns the tokens without the entities of words that are not written as names: in "How many hurricanes in the
 * Atlantic?" the small letter shows that no team is meant. `raw` is the title as written.
 */
export function withoutFalseNames(tokens: readonly Token[], raw: string): readonly Token[] {
  if (!tokens.some(mayBeWord) || !WRITES_CAPITALS.test(raw)) return tokens
  return tokens.map((token) => (mayBeWord(token) && isSmall(raw, token.key) ? tokenOfWord(token.key) : token))
}

/** Whether the token is a company or a team, whose names are often common words: Strategy, Hurricanes. */
const mayBeWord = (token: Token) =>
  !token.key.includes(' ') && /^[a-z]{4,}$/.test(token.key) && isOnlyOfKind(token, 'company', 'team')

function isSmall(raw: string, key: string): boolean {
  if (!raw.includes(key)) return false
  const written = [...raw.matchAll(new RegExp(`(?<![\\p{L}\\d])${key}(?![\\p{L}\\d])`, 'giu'))]
  return written.length > 0 && written.every(([word]) => word === key)
}
