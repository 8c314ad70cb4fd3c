import { type EntityKind, kindOf } from './entities.ts'
import { type Token, tokenOfWord } from './tokens.ts'

/** Kinds of entities whose names are often common words: Hurricanes (a team), Strategy (a company). */
const WORDS: ReadonlySet<EntityKind> = new Set(['company', 'team'])

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

const mayBeWord = ({ key, ids }: Token) =>
  ids !== undefined && !key.includes(' ') && /^[a-z]{4,}$/.test(key) && ids.every((id) => WORDS.has(kindOf(id)))

function isSmall(raw: string, key: string): boolean {
  if (!raw.includes(key)) return false
  const written = [...raw.matchAll(new RegExp(`(?<![\\p{L}\\d])${key}(?![\\p{L}\\d])`, 'giu'))]
  return written.length > 0 && written.every(([word]) => word === key)
}
