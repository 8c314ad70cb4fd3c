import type { EvidenceItem } from '@crossvenue/matcher'

const LONGEST = 60

/** Returns evidence as it is stored and served: weights rounded to hundredths, long texts cut. */
export const compactEvidence = (evidence: readonly EvidenceItem[]): EvidenceItem[] =>
  evidence.map(({ a, b, weight, ...item }) => ({
    ...item,
    ...(a !== undefined && { a: cut(a) }),
    ...(b !== undefined && { b: cut(b) }),
    weight: Math.round(weight * 100) / 100,
  }))

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 3).trimEnd()}...` : text)
