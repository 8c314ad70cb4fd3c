import { readFileSync } from 'node:fs'
import type { Label } from '@crossvenue/matcher'

/**
 * Edges that were drawn at random from those which no label speaks of, one per event, and read by us: labelled pairs
 * are collections of likely ones, and tell little of how often the matcher is wrong elsewhere.
 */
export function readEdges(set: string): Label[] {
  return lines.filter((line) => line.set === set)
}

const text = readFileSync(new URL('./read-edges.jsonl', import.meta.url), 'utf8')
const lines: (Label & { set: string })[] = text
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
