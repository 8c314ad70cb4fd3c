export type { Edge, EvidenceItem, OutcomePair, Ref } from './edge.ts'
export { evaluate, type Evaluation, type Label, type Verdict } from './evaluate.ts'
export { match } from './match.ts'
