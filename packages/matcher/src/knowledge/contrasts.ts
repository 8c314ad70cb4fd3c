/**
 * Words of which a question has one: beside another of its row it asks another thing, however little it weighs.
 * Keys are words and concepts as the tokens of a question have them. Source: general knowledge.
 */
export const contrasts: readonly (readonly string[])[] = [
  ['actor', 'actress'],
  ['al', 'mlb', 'nl'],
  ['annual', 'daily', 'hourly', 'monthly', 'quarterly', 'weekly'],
  ['averag', 'highest', 'lowest', 'median'],
  ['boy', 'girl'],
  ['bronz', 'gold', 'silver'],
  ['championship', 'race', 'sprint'],
  ['day', 'month', 'week', 'year'],
  ['domestic', 'world'],
  ['double', 'singl'],
  ['flash', 'lite', 'mini', 'pro', 'turbo', 'ultra'],
  ['head-of-government', 'head-of-state'],
  ['hurrican', 'named-storm'],
  ['market-cap', 'pric', 'revenu'],
  ['nominal', 'real'],
  ['overturn', 'uphold'],
  ['seat', 'vote'],
]

/** Words that name a variant of a product, such as "lite": a question that has one is about another product. */
export const productVariants: ReadonlySet<string> = new Set([
  'flash',
  'fold',
  'haiku',
  'lite',
  'mini',
  'nano',
  'opus',
  'pro',
  'sonnet',
  'turbo',
  'ultra',
])
/** Sessions of a weekend of races. */
export const raceSessions: ReadonlySet<string> = new Set(['fastest', 'lap', 'pol', 'practic', 'qualify', 'sprint'])
