/**
 * What a word says without saying it: a ceasefire ends a war, impeaching is done by the House. Keys are words, concepts
 * or entities as the tokens of a question have them; values are words that add nothing beside them.
 * Source: general knowledge.
 */
export const implied: Readonly<Record<string, readonly string[]>> = {
  // what is spoken of
  album: ['release'],
  airdrop: ['token', 'launch'],
  'billboard-200': ['album'],
  ceasefire: ['war'],
  fdv: ['market-cap'],
  'hot-100': ['song'],
  invade: ['launch', 'full', 'scal'],
  'series:payrolls': ['add', 'jobs'],
  'series:recession': ['enter', 'us', 'two', 'negativ', 'quarter', 'gdp'],
  'award:best-picture': ['film'],
  'award:person-of-the-year': ['magazin', 'time'],
  inauguration: ['office:president'],
  measl: ['confirm'],
  bond: ['actor'],
  commit: ['total'],
  deal: ['sign', 'hit', 'agre'],
  pregnant: ['announce'],
  weekend: ['gross', 'domestic'],
  earthquak: ['magnitud'],
  baby: ['list', 'ssa'],
  ssa: ['baby'],
  'regular-season': ['game', 'season'],
  season: ['regular-season'],
  artemis: ['crew', 'mission', 'nasa'],
  etf: ['sec'],
  'league:masters': ['master'],
  master: ['league:masters'],
  'series:wti': ['front'],
  device: ['consumer'],

  // who alone can do it
  confirm: ['senate', 'vote-for'],
  'vote-for': ['confirm', 'vote'],
  impeach: ['house'],
  'bank:boe': ['mpc'],
  'bank:fed': ['fomc'],
  claud: ['anthropic'],
  gemini: ['google'],
  gpt: ['openai'],
  grok: ['xai'],
  gta: ['rockstar'],
  ipad: ['apple'],
  iphon: ['apple'],
  macbook: ['apple'],
  starship: ['spacex'],

  // what is read, and by whom
  next: ['replace', 'announce'],
  replace: ['next'],
  'office:un-secretary-general': ['un'],
  nyc: ['central', 'park'],
  hottest: ['nasa', 'gistemp', 'noaa', 'copernicus'],
  'series:gas-price': ['aaa', 'national'],
  spotify: ['world'],
  'largest-company': ['world', 'market-cap'],
  model: ['lmarena', 'arena', 'leaderboard'],
}
