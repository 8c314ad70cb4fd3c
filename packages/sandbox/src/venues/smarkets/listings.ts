import type { FurtherListing } from '../../scenario/listing-style.ts'

const fullTime = (of: string, title: string): FurtherListing => ({
  of,
  like: 'limitless',
  title,
  subtitle: 'Full-time result',
  ask: `${title}: {name}`,
  fact: '{name} is the result after 90 minutes and stoppage time',
})

/** Questions of the scenario as a British bookmaker words them. */
export const listings: readonly FurtherListing[] = [
  fullTime('epl 2026-12-05 MUN-LFC', 'Manchester United vs Liverpool'),
  fullTime('epl 2026-11-29 NFO-MCI', 'Nottingham Forest vs Manchester City'),
  fullTime('lal 2026-11-29 ATH-CEL', 'Athletic Bilbao vs Celta Vigo'),
  fullTime('ucl 2026-11-25 PSG-ATM', 'Paris Saint Germain vs Atlético Madrid'),
  {
    of: 'epl winner 2026-27',
    title: 'Premier League 2026/27',
    subtitle: 'Premier League winner 2026/27',
    ask: 'Premier League winner 2026/27: {name}',
    fact: '{name} wins the 2026/27 Premier League',
  },
  {
    of: 'la liga winner 2026-27',
    like: 'limitless',
    title: 'La Liga 2026/27',
    subtitle: 'La Liga winner 2026/27',
    ask: 'La Liga winner 2026/27: {name}',
    fact: '{name} wins the 2026/27 La Liga',
  },
  {
    of: 'champions league winner 2026-27',
    title: 'UEFA Champions League 2026/27',
    subtitle: 'Champions League winner 2026/27',
    ask: 'Champions League winner 2026/27: {name}',
    fact: '{name} wins the 2026/27 UEFA Champions League',
  },
  {
    of: 'president 2028',
    title: '2028 US presidential election',
    subtitle: '2028 US presidential election winner',
    ask: '2028 US presidential election winner: {name}',
    fact: '{name} wins the 2028 US presidential election',
  },
  {
    of: 'nominee 2028 democratic',
    title: '2028 Democratic presidential nominee',
    subtitle: '2028 Democratic presidential nominee',
    ask: '2028 Democratic presidential nominee: {name}',
    fact: '{name} is the Democratic nominee for President in 2028',
  },
  {
    of: 'nominee 2028 republican',
    title: '2028 Republican presidential nominee',
    subtitle: '2028 Republican presidential nominee',
    ask: '2028 Republican presidential nominee: {name}',
    fact: '{name} is the Republican nominee for President in 2028',
  },
  {
    of: 'president france 2027',
    title: '2027 French presidential election',
    subtitle: '2027 French presidential election winner',
    ask: '2027 French presidential election winner: {name}',
    fact: '{name} is elected President of France in 2027',
  },
  {
    of: 'next uk prime minister',
    title: 'Next UK Prime Minister',
    subtitle: 'Next UK Prime Minister',
    ask: 'Next UK Prime Minister: {name}',
  },
  {
    of: 'starmer out',
    title: 'Keir Starmer exit date',
    ask: 'Keir Starmer out as Prime Minister by {by}?',
    label: 'By {by}',
  },
  {
    of: 'eurovision 2027 winner',
    title: 'Eurovision 2027',
    subtitle: 'Eurovision 2027 winner',
    ask: 'Eurovision 2027 winner: {name}',
    fact: '{name} wins the Eurovision Song Contest 2027',
  },
  {
    of: 'next james bond',
    title: 'Next James Bond actor',
    subtitle: 'Next James Bond actor',
    ask: 'Next James Bond actor: {name}',
    fact: '{name} is announced as the next James Bond',
  },
  { of: 'trump resigns', ask: 'Donald Trump to resign by December 31, 2026?', fact: 'Donald Trump resigns by then' },
]
