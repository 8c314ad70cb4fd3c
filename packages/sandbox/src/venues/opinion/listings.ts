import type { FurtherListing } from '../../scenario/listing-style.ts'

/** Questions of the scenario, with options as children. */
export const listings: readonly FurtherListing[] = [
  {
    of: 'fed 2026-12',
    like: 'polymarket',
    title: 'US Fed rate decision in December 2026',
    ask: 'US Fed rate decision in December 2026: {name}',
  },
  {
    of: 'fed 2027-01',
    like: 'polymarket',
    title: 'US Fed rate decision in January 2027',
    ask: 'US Fed rate decision in January 2027: {name}',
  },
  {
    of: 'president 2028',
    title: '2028 US Presidential Election winner',
    ask: '2028 US Presidential Election winner: {name}',
    fact: '{name} wins the 2028 US presidential election',
  },
  {
    of: 'president france 2027',
    title: '2027 French presidential election winner',
    ask: '2027 French presidential election winner: {name}',
    fact: '{name} is elected President of France in 2027',
  },
  {
    of: 'largest company 2026-12-31',
    title: 'Largest company in the world by market cap on December 31, 2026',
    ask: 'Largest company in the world by market cap on December 31, 2026: {name}',
  },
  {
    of: 'best text model 2026-12-31',
    title: 'Which company has the best AI model at the end of December 2026?',
    ask: 'Which company has the best AI model at the end of December 2026? {name}',
  },
  {
    of: 'time person of the year 2026',
    title: 'TIME 2026 Person of the Year',
    ask: 'TIME 2026 Person of the Year: {name}',
  },
  {
    of: 'starmer out',
    title: 'Starmer out by...?',
    ask: 'Starmer out by {by}?',
    label: '{by}',
  },
  {
    of: 'russia ukraine ceasefire',
    like: 'polymarket',
    title: 'Russia x Ukraine ceasefire by...?',
    ask: 'Russia x Ukraine ceasefire by {by}?',
    label: '{by}',
  },
  {
    of: 'china invades taiwan',
    title: 'Will China invade Taiwan by...?',
    ask: 'Will China invade Taiwan by {by}?',
    label: '{by}',
  },
  { of: 'trump resigns', ask: 'Will Trump resign by December 31, 2026?' },
  {
    of: 'game of the year 2026',
    title: 'The Game Awards 2026: Game of the Year',
    ask: 'The Game Awards 2026: Game of the Year: {name}',
    fact: '{name} wins Game of the Year at The Game Awards 2026',
  },
  {
    of: 'next un secretary-general',
    title: 'Next UN Secretary-General',
    ask: 'Next UN Secretary-General: {name}',
  },
  {
    of: 'ufc 2026-12-12 TOPURIA-TSARUKYAN',
    like: 'polymarket',
    ask: 'UFC: Ilia Topuria vs. Arman Tsarukyan',
    fact: 'Ilia Topuria wins the fight',
  },
]
