import type { Entity } from './entity.ts'

/** Publishers of a number that several publish, each with slightly other values. */
export interface ReadingSource extends Entity {
  of: 'coin' | 'temperature'
}

/** Price indices and weather stations that venues settle on. Source: general knowledge. */
export const measurementSources: readonly ReadingSource[] = [
  { id: 'brti', of: 'coin', names: ['CF Benchmarks', 'BRTI', 'ERTI', 'Real-Time Index'] },
  { id: 'binance', of: 'coin', names: ['Binance'] },
  { id: 'chainlink', of: 'coin', names: ['Chainlink'] },
  { id: 'coinbase', of: 'coin', names: ['Coinbase'] },
  { id: 'pyth', of: 'coin', names: ['Pyth'] },
  { id: 'nyc-central-park', of: 'temperature', names: ['Central Park'] },
  { id: 'nyc-laguardia', of: 'temperature', names: ['LaGuardia', 'KLGA'] },
  { id: 'nyc-kennedy', of: 'temperature', names: ['JFK', 'KJFK', 'Kennedy International'] },
  { id: 'chicago-midway', of: 'temperature', names: ['Midway', 'KMDW'] },
  { id: 'chicago-ohare', of: 'temperature', names: ["O'Hare", 'O’Hare', 'KORD'] },
  { id: 'london-city', of: 'temperature', names: ['London City Airport', 'EGLC'] },
  { id: 'london-heathrow', of: 'temperature', names: ['Heathrow', 'EGLL'] },
]
