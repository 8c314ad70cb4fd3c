export type { Edge, EvidenceItem, OutcomePair, Ref } from './edge.ts'
export { type Evaluation, evaluate, type Label, type Verdict } from './evaluate.ts'
export { type Explanation, explain, type ReadPart } from './explain.ts'
export { match } from './match.ts'
