import { wordSet } from './word-set.ts'

/**
 * Groups of words that exclude each other in a question: "daily", "weekly", "monthly". Two questions with different
 * words of a group are not identical. Words are token keys. Source: general knowledge.
 */
export const contrasts: readonly (readonly string[])[] = [
  ['actor', 'actress'],
  ['al', 'mlb', 'nl'],
  ['album', 'app', 'artist', 'book', 'film', 'game', 'podcast', 'show', 'song'],
  ['annual', 'daily', 'hourly', 'monthly', 'quarterly', 'weekly'],
  ['averag', 'highest', 'lowest', 'median'],
  ['boy', 'girl'],
  ['bronz', 'gold', 'silver'],
  ['championship', 'race', 'sprint'],
  ['coach', 'download', 'follower', 'player', 'subscriber', 'team', 'view'],
  ['day', 'month', 'week', 'year'],
  ['domestic', 'world'],
  ['double', 'singl'],
  ['federal', 'stat'],
  ['flash', 'lite', 'mini', 'pro', 'turbo', 'ultra'],
  ['head-of-government', 'head-of-state'],
  ['hurrican', 'named-storm'],
  ['market-cap', 'pric', 'rate', 'revenu'],
  ['netflix', 'netflix-us'],
  ['nominal', 'real'],
  ['overturn', 'uphold'],
  ['postseason', 'season'],
  ['seat', 'vote'],
  ['spotify', 'spotify-us'],
]

/** Words that distinguish variants of a product: "lite" in "GPT-5 lite". */
export const productVariants = wordSet('flash fold haiku lite mini nano opus pro sonnet turbo ultra')

/** Words for the sessions of a race weekend (practice, qualifying, sprint), as token keys, which are stems of words. */
export const raceSessions: ReadonlySet<string> = new Set(['fastest', 'lap', 'pol', 'practic', 'qualify', 'sprint'])

/** Prepositions that say the opposite of the same thing: "vote for Zorro", "vote against Zorro". */
export const opposedPrepositions: readonly (readonly [string, string])[] = [
  ['for', 'against'],
  ['before', 'after'],
  ['before', 'during'],
  ['after', 'during'],
  ['from', 'to'],
  ['from', 'into'],
]

/** Words that turn a question into its opposite: what goes up does not go down. */
export const opposites = [
  ['up', 'down'],
  ['higher', 'lower'],
  ['overturn', 'uphold'],
] as const
