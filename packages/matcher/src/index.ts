export { assess, isSure } from './assess.ts'
export { type Band, type BandGroup, readBands } from './bands.ts'
export { candidatePairs } from './block/candidate-pairs.ts'
export { rulesOf } from './compare/comparison.ts'
export { type Contradiction, contradictions } from './contradictions.ts'
export type { Edge, EvidenceItem, OutcomePair, Ref } from './edge.ts'
export { type Evaluation, evaluate, type Label, relationOfEvents, type Verdict } from './evaluate.ts'
export { type Explanation, explain, explainPair, type MarketOrEvent, type ReadPart } from './explain.ts'
export { readEvent } from './extract/event.ts'
export type { KnownEdge } from './known-relations.ts'
export { match } from './match.ts'
export {
  createMatchIndex,
  type EventRef,
  type MatchIndex,
  type MatchOptions,
  type OnMatchProgress,
  type PairEdges,
} from './match-index.ts'
export { numberWorlds } from './number-worlds.ts'
export type { OmittedEvent } from './omissions.ts'
export { InvalidOverride, parseOverrides } from './overrides/parse-overrides.ts'
export { type Override, orderOverride, problemOfOverride, type Rulings, readRulings } from './overrides/rulings.ts'
export { type RuleId, rules } from './rules/rules.ts'
export { type CalibrationKind, calibrationKindOf, fittedWeights, handSetWeights, type Weights } from './score.ts'
export type { Feature } from './settings.ts'
export { type MarketWithRules, type SettlementNote, settlementNoteKinds, settlementNotes } from './settlement-notes.ts'
