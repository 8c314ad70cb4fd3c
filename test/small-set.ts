import type { Label } from '@crossvenue/matcher'

// Two listings in the same words are identical to any matcher, and a president is no temperature. What is measured is
// therefore decided by the labels: one right, one false, one missed.
const president = 'Will Ann <b>Lee</b> win the 2028 US presidential election?'
export const senate = 'Will Bob Roy win the 2026 Ohio Senate election?'
const heat = 'Will the highest temperature in Chicago on July 4, 2026 be above 90°F?'

const listing = (sourceExchange: string, id: string, title: string) => ({
  sourceExchange,
  id,
  title,
  markets: [{ marketId: id, title, outcomes: ['Yes', 'No'].map((label) => ({ outcomeId: `${id}:${label}`, label })) }],
})
export const label = (
  a: string,
  b: string,
  relation: Label['relation'],
  certainty: Label['certainty'] = 'certain',
): Label => ({
  a: { venue: 'kalshi', eventId: a, marketId: a },
  b: { venue: 'polymarket', eventId: b, marketId: b },
  relation,
  certainty,
})

export const catalogue = [
  listing('kalshi', 'K1', president),
  listing('kalshi', 'K2', senate),
  listing('kalshi', 'K3', heat),
  listing('polymarket', 'P1', president),
  listing('polymarket', 'P2', senate),
]
export const labels = [
  label('K1', 'P1', 'identity'),
  label('K2', 'P2', 'overlap'),
  label('K3', 'P1', 'identity'),
  label('K3', 'P2', 'identity', 'arguable'),
]
