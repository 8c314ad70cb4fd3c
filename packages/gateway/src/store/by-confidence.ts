import { compareTexts } from './compare-texts.ts'
import type { Link } from './store.ts'

/** The order of links and edges: the most confident first, then by the names of both ends. */
export const byConfidence = (one: Link, other: Link): number =>
  other.confidence - one.confidence || compareTexts(one.a, other.a) || compareTexts(one.b, other.b)
