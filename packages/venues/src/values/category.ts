import { memoize } from './memoize.ts'

/**
 * The categories, each with synonyms that venues use, and with narrower words for a part of it. Case and punctuation
 * are ignored.
 */
const vocabulary: Readonly<Record<string, { same: readonly string[]; narrower: readonly string[] }>> = {
  Politics: {
    same: ['elections', 'election', 'government', 'elections and politics', 'politics and government'],
    narrower: [
      ...['us politics', 'us elections', 'world elections', 'global elections', 'foreign elections', 'us government'],
      ...['trump', 'congress', 'senate', 'house', 'primaries', 'midterms', 'supreme court', 'law', 'state politics'],
      ...['us national', 'world politics', 'european politics', 'uk politics', 'current affairs'],
    ],
  },
  World: {
    same: ['geopolitics', 'world affairs', 'international', 'foreign affairs', 'world events'],
    narrower: [
      'war',
      'conflict',
      'nuclear',
      'middle east',
      'ukraine',
      'iran',
      'israel',
      'china',
      'military',
      'ukraine war',
    ],
  },
  Sports: {
    same: ['sport'],
    narrower: [
      ...['american football', 'australian rules', 'baseball', 'basketball', 'boxing', 'chess', 'college football'],
      ...['cricket', 'cycling', 'darts', 'epl', 'esports', 'football', 'formula 1', 'f1', 'gaelic sports', 'golf'],
      ...['handball', 'hockey', 'horse racing', 'ice hockey', 'mlb', 'mma', 'motorsport', 'motorsports', 'nba', 'ncaa'],
      ...['nfl', 'nhl', 'olympics', 'pool', 'racing', 'rugby', 'rugby league', 'rugby union', 'snooker', 'soccer'],
      ...['table tennis', 'tennis', 'ufc', 'volleyball', 'wnba', 'motor sports', 'cs2', 'dota 2', 'league of legends'],
    ],
  },
  Crypto: {
    same: ['cryptocurrency', 'cryptocurrencies', 'digital assets'],
    narrower: [
      'bitcoin',
      'btc',
      'ethereum',
      'eth',
      'solana',
      'defi',
      'crypto prices',
      'memecoins',
      'airdrops',
      'pre tge',
    ],
  },
  Economics: {
    same: ['economy', 'macro', 'macroeconomics', 'economics and economy', 'economy and business', 'economic policy'],
    narrower: ['fed', 'fed rates', 'inflation', 'interest rates', 'central banks', 'jobs', 'gdp', 'tariffs', 'housing'],
  },
  'Business and Finance': {
    same: ['finance', 'financials', 'business', 'companies', 'company news', 'markets', 'business finance'],
    narrower: ['stocks', 'earnings', 'ipos', 'indices', 'commodities', 'forex', 'equities', 'oil', 'gold', 'mergers'],
  },
  'Science and Technology': {
    same: [
      'technology',
      'tech',
      'science',
      'tech and science',
      'science and tech',
      'technology and science',
      'tech science',
    ],
    narrower: [
      ...['ai', 'artificial intelligence', 'space', 'big tech', 'computing and math', 'natural sciences', 'physics'],
      ...['spacex', 'openai', 'technology and ai', 'computing', 'mathematics', 'astronomy', 'nuclear technology'],
    ],
  },
  Culture: {
    same: ['entertainment', 'pop culture', 'arts and culture', 'culture and entertainment', 'social', 'arts'],
    narrower: [
      ...[
        'movies',
        'music',
        'awards',
        'television',
        'tv',
        'celebrities',
        'gaming',
        'video games',
        'oscars',
        'eurovision',
      ],
      ...['current affairs and culture', 'tv and entertainment', 'creators', 'memes', 'social media', 'box office'],
    ],
  },
  'Climate and Weather': {
    same: ['weather', 'climate', 'climate science', 'environment', 'environment and climate', 'climate change'],
    narrower: ['temperature', 'daily temperature', 'hurricanes', 'natural disasters', 'earthquakes', 'snow and rain'],
  },
  Health: {
    same: ['health and pandemics', 'medicine', 'public health', 'healthcare'],
    narrower: ['covid 19', 'pandemics', 'diseases', 'biosecurity'],
  },
  Mentions: { same: [], narrower: ['earnings mentions', 'mention markets'] },
}

/** The categories of events and markets. */
export const CATEGORIES: readonly string[] = Object.keys(vocabulary)

const key = memoize((word) =>
  word
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)

const broad = new Map(
  Object.entries(vocabulary).flatMap(([name, { same }]) => [name, ...same].map((word) => [key(word), name] as const)),
)
const all = new Map([
  ...Object.entries(vocabulary).flatMap(([name, { narrower }]) => narrower.map((word) => [key(word), name] as const)),
  ...broad,
])

/**
 * Returns the category of a venue's word: "politics" -> "Politics", "tennis" -> "Sports". Undefined for a word that
 * belongs to none.
 */
export const categoryOf = (word: string): string | undefined => all.get(key(word))

/** Returns the category that a word is a synonym of. A part of a category, such as tennis, is not a synonym. */
const categoryNamed = (word: string): string | undefined => broad.get(key(word))

/** The category of an event or market, with the word that its venue uses. */
export interface Filed {
  category?: string | undefined
  sourceCategory?: string | undefined
}

interface Filing {
  readonly category?: string
  readonly sourceCategory?: string
}

/**
 * Returns the category fields of an event or market from the words of its venue; the first word that belongs to a
 * category decides.
 */
export function categorized(...words: readonly (string | null | undefined)[]): Filing {
  const [only] = words
  if (words.length === 1) return only ? ofWord(only) : {}
  return ofWords(words)
}

function ofWords(words: readonly (string | null | undefined)[]): Filing {
  const stated = words.flatMap((word) => word?.trim() || [])
  const sourceCategory = stated.find((word) => categoryOf(word) !== undefined) ?? stated[0]
  if (sourceCategory === undefined) return {}
  const category = categoryOf(sourceCategory)
  return { ...(category !== undefined && { category }), sourceCategory }
}

const ofWord = memoize((word) => ofWords([word]))

/**
 * Returns whether an item belongs to the category that a caller names: by a synonym of one of our categories, or by the
 * word of its venue.
 */
export function isOfCategory(wanted: string, found: Filed): boolean {
  const { category, sourceCategory } = found
  const named = categoryNamed(wanted)
  if (named !== undefined && named === category) return true
  return [category, sourceCategory].some((word) => word !== undefined && key(word) === key(wanted))
}
