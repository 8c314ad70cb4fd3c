import type { Entity } from './entity.ts'

/** Formula 1 constructors, each with its names. Source: general knowledge. */
export const motorsportTeams: readonly Entity[] = [
  { id: 'alpine', names: ['Alpine', 'BWT Alpine'], codes: ['ALP'] },
  { id: 'aston-martin', names: ['Aston Martin', 'Aston Martin Aramco'], codes: ['AMR'] },
  { id: 'cadillac', names: ['Cadillac', 'Cadillac F1'], codes: ['CAD'] },
  { id: 'ferrari', names: ['Ferrari', 'Scuderia Ferrari'], codes: ['FER'] },
  { id: 'haas', names: ['Haas', 'Haas F1 Team'], codes: ['HAA'] },
  { id: 'mclaren', names: ['McLaren', 'McLaren F1 Team'], codes: ['MCL'] },
  { id: 'mercedes', names: ['Mercedes', 'Mercedes-AMG', 'Mercedes AMG Petronas'], codes: ['MER'] },
  { id: 'racing-bulls', names: ['Racing Bulls', 'RB', 'Visa Cash App RB', 'VCARB'], codes: ['RB'] },
  { id: 'red-bull-racing', names: ['Red Bull Racing', 'Red Bull', 'Oracle Red Bull Racing'], codes: ['RBR'] },
  { id: 'sauber', names: ['Kick Sauber', 'Sauber', 'Audi', 'Audi F1'], codes: ['SAU', 'AUD'] },
  { id: 'williams', names: ['Williams', 'Williams Racing'], codes: ['WIL'] },
]
