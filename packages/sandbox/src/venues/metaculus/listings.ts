import type { FurtherListing } from '../../scenario/listing-style.ts'

/** Questions of the scenario as forecasters word them. */
export const listings: readonly FurtherListing[] = [
  {
    of: 'president 2028',
    title: 'Who will be elected US President in 2028?',
    ask: 'Who will be elected US President in 2028? {name}',
    fact: '{name} wins the 2028 US presidential election',
  },
  {
    of: 'president france 2027',
    title: 'Who will win the 2027 French presidential election?',
    ask: 'Who will win the 2027 French presidential election? {name}',
    fact: '{name} is elected President of France in 2027',
  },
  {
    of: 'next uk prime minister',
    title: 'Who will be the next Prime Minister of the United Kingdom?',
    ask: 'Who will be the next Prime Minister of the United Kingdom? {name}',
  },
  {
    of: 'next un secretary-general',
    title: 'Who will be the next UN Secretary-General?',
    ask: 'Who will be the next UN Secretary-General? {name}',
  },
  {
    of: 'starmer out',
    title: 'When will Keir Starmer cease to be Prime Minister of the United Kingdom?',
    ask: 'Will Keir Starmer cease to be Prime Minister of the United Kingdom by {by}?',
    label: 'By {by}',
  },
  { of: 'trump resigns', ask: 'Will Donald Trump resign as President by December 31, 2026?' },
  {
    of: 'china invades taiwan',
    title: 'Will China invade Taiwan by the following dates?',
    ask: 'Will China invade Taiwan by {by}?',
    label: 'By {by}',
  },
  {
    of: 'russia ukraine ceasefire',
    like: 'polymarket',
    title: 'Will Russia and Ukraine agree to a ceasefire by the following dates?',
    ask: 'Will Russia and Ukraine agree to a ceasefire by {by}?',
    label: 'By {by}',
  },
  { of: 'us acquires greenland', ask: 'Will Trump acquire Greenland by December 31, 2026?' },
  {
    of: 'best text model 2026-12-31',
    title: 'Which company will have the best AI model at the end of December 2026?',
    ask: 'Which company will have the best AI model at the end of December 2026? {name}',
  },
  {
    of: 'largest company 2026-12-31',
    title: 'Which will be the largest company in the world by market cap on December 31, 2026?',
    ask: 'Which will be the largest company in the world by market cap on December 31, 2026? {name}',
  },
  {
    of: 'time person of the year 2026',
    title: "Who will be TIME's Person of the Year for 2026?",
    ask: "Who will be TIME's Person of the Year for 2026? {name}",
  },
  { of: 'new pandemic', like: 'limitless', ask: 'Will the WHO declare a new pandemic by December 31, 2027?' },
  {
    of: 'artemis iii lands',
    like: 'limitless',
    ask: 'Will Artemis III land on the Moon by December 31, 2028?',
  },
  { of: 'israel saudi normalisation', ask: 'Will Israel and Saudi Arabia normalize relations before January 1, 2028?' },
]
