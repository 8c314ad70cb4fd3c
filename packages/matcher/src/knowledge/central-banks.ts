import type { Entity } from './entity.ts'

/**
 * Central banks that decide on an interest rate at meetings, each with its names: the Fed, the ECB. Source: general
 * knowledge.
 */
export const centralBanks: readonly Entity[] = [
  { id: 'banxico', names: ['Banxico', 'Bank of Mexico', 'Banco de Mexico', 'Banco de México'], codes: ['BANXICO'] },
  { id: 'bcra', names: ['Central Bank of Argentina', 'BCRA'], codes: ['BCRA'] },
  { id: 'bi', names: ['Bank Indonesia'], codes: ['BI'] },
  { id: 'boc', names: ['Bank of Canada', 'BoC'], codes: ['BOC'] },
  { id: 'boe', names: ['Bank of England', 'BoE'], codes: ['BOE'] },
  { id: 'boi', names: ['Bank of Israel'], codes: ['BOI'] },
  { id: 'boj', names: ['Bank of Japan', 'BoJ'], codes: ['BOJ'] },
  { id: 'bok', names: ['Bank of Korea', 'BoK'], codes: ['BOK'] },
  { id: 'bot', names: ['Bank of Thailand'], codes: ['BOT'] },
  { id: 'cbr', names: ['Bank of Russia', 'CBR', 'Central Bank of Russia'], codes: ['CBR'] },
  { id: 'cbrt', names: ['Central Bank of Turkey', 'CBRT', 'TCMB'], codes: ['CBRT'] },
  { id: 'cnb', names: ['Czech National Bank', 'CNB'], codes: ['CNB'] },
  { id: 'copom', names: ['Central Bank of Brazil', 'Copom', 'BCB', 'Banco Central do Brasil'], codes: ['COPOM'] },
  { id: 'ecb', names: ['European Central Bank', 'ECB'], codes: ['ECB'] },
  {
    id: 'fed',
    names: ['Federal Reserve', 'Fed', 'FOMC', 'the Fed', 'US Fed', 'Federal Open Market Committee'],
    codes: ['FED', 'FOMC'],
  },
  { id: 'mnb', names: ['Magyar Nemzeti Bank', 'MNB', 'Hungarian National Bank'], codes: ['MNB'] },
  { id: 'nbp', names: ['National Bank of Poland', 'NBP'], codes: ['NBP'] },
  { id: 'norges', names: ['Norges Bank', 'Bank of Norway'], codes: ['NORGES'] },
  { id: 'pboc', names: ["People's Bank of China", 'PBoC'], codes: ['PBOC'] },
  { id: 'rba', names: ['Reserve Bank of Australia', 'RBA'], codes: ['RBA'] },
  { id: 'rbi', names: ['Reserve Bank of India', 'RBI'], codes: ['RBI'] },
  { id: 'rbnz', names: ['Reserve Bank of New Zealand', 'RBNZ'], codes: ['RBNZ'] },
  { id: 'riksbank', names: ['Riksbank', 'Sveriges Riksbank', 'Bank of Sweden'], codes: ['RIKSBANK'] },
  { id: 'sarb', names: ['South African Reserve Bank', 'SARB'], codes: ['SARB'] },
  { id: 'snb', names: ['Swiss National Bank', 'SNB'], codes: ['SNB'] },
]
