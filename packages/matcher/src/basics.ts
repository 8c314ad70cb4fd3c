// The parts of the matcher that a gateway uses where it matches nothing: without the comparisons and the tables of
// knowledge, which take longer to load than the rest of a thread.
export { numberWorlds } from './number-worlds.ts'
export { InvalidOverride, parseOverrides } from './overrides/parse-overrides.ts'
export { type Override, orderOverride, problemOfOverride } from './overrides/rulings.ts'
export { type MarketWithRules, type SettlementNote, settlementNoteKinds, settlementNotes } from './settlement-notes.ts'
