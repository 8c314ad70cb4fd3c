import type { FurtherListing } from '../../scenario/listing-style.ts'

const matchOdds = (of: string, title: string): FurtherListing => ({
  of,
  like: 'limitless',
  title,
  subtitle: 'Match Odds',
  ask: `${title} - Match Odds: {name}`,
  fact: '{name} is the result after 90 minutes and stoppage time',
})

const winner = (of: string, title: string, subtitle: string, fact: string): FurtherListing => ({
  of,
  title,
  subtitle,
  ask: `${title} - ${subtitle}: {name}`,
  fact,
})

/** Questions of the scenario as a betting exchange words them: a market is a list of runners. */
export const listings: readonly FurtherListing[] = [
  matchOdds('epl 2026-12-05 MUN-LFC', 'Man Utd v Liverpool'),
  matchOdds('epl 2026-11-29 NFO-MCI', 'Nottm Forest v Man City'),
  matchOdds('ucl 2026-11-25 PSG-ATM', 'Paris Saint-Germain v Atletico Madrid'),
  winner(
    'president 2028',
    'USA - Presidential Election 2028',
    'Election Winner',
    '{name} wins the 2028 US presidential election',
  ),
  winner(
    'nominee 2028 republican',
    'USA - Republican Presidential Nominee 2028',
    'Republican Nominee',
    '{name} is the Republican nominee for President in 2028',
  ),
  winner(
    'president france 2027',
    'France - Presidential Election 2027',
    'Election Winner',
    '{name} is elected President of France in 2027',
  ),
  winner(
    'next uk prime minister',
    'UK - Next Prime Minister',
    'Next Prime Minister',
    '{name} is the next Prime Minister of the United Kingdom',
  ),
]
