import type { Token } from '../extract/tokens.ts'

const all = new Set<string>()

/**
 * The words that a rule goes by, written one behind the other. Whoever bears one of them for a name (Strike, Young, Last)
 * is judged by himself, because a rule may take his name for its word.
 */
export function ruleWords(words: string): ReadonlySet<string> {
  const own = new Set(words.trim().split(/\s+/))
  for (const word of own) all.add(word)
  return own
}

/** Whether any rule goes by the word; also the best, the oldest and the like, of which there is no list. */
export const isRuleWord = ({ key }: Token): boolean => all.has(key) || SUPERLATIVE.test(key)

export const SUPERLATIVE = /^(?:top|most|least|\w+est)$/
