import { readFile } from 'node:fs/promises'
import type { Label, Ref } from '@crossvenue/matcher'
import { CrossvenueError, Relation, type UnifiedEvent } from '@crossvenue/venues'
import { z } from 'zod'
import { writeRef } from '../overrides/ref-text.ts'

const LabelRef = z.object({ venue: z.string(), eventId: z.string(), marketId: z.string().optional() })
const LabelLine = z
  .object({
    a: LabelRef,
    b: LabelRef,
    relation: z.enum([...Relation.options, 'none', 'not-identity']),
    certainty: z.enum(['certain', 'likely', 'arguable']),
    note: z.string().optional(),
  })
  .refine(({ a, b }) => (a.marketId === undefined) === (b.marketId === undefined), {
    path: ['b', 'marketId'],
    error: 'both sides must name a market, or neither',
  })

/** A label, and the place it was read from. */
export interface PlacedLabel {
  label: Label
  /** "labels.jsonl:7" */
  place: string
}

/** Reads labelled pairs, one JSON object per line. Throws VALIDATION_ERROR that names file, line and field. */
export async function readLabelFile(path: string): Promise<PlacedLabel[]> {
  const lines = (await readText(path)).split('\n').map((line, index) => ({ line, place: `${path}:${index + 1}` }))
  return lines
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, place }) => ({ label: parseLabel(line, place), place }))
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new CrossvenueError('NOT_FOUND', `there is no label file ${path}`, { field: path, cause })
  }
}

function parseLabel(line: string, place: string): Label {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new CrossvenueError('VALIDATION_ERROR', `${place}: not a JSON object`, { field: place })
  }
  const result = LabelLine.safeParse(value)
  if (result.success) return result.data as Label
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'the label'
  throw new CrossvenueError('VALIDATION_ERROR', `${place}: ${field}: ${issue?.message}`, { field: place })
}

/** An event or market that a label names and the catalogue does not have, so that no edge can be found for it. */
export interface UnknownEnd {
  place: string
  /** As `explain` takes it. */
  end: string
  missing: 'event' | 'market'
}

/** Splits labels into those whose events and markets the catalogue has, and the ends that it does not have. */
export function labelsIn(
  events: readonly UnifiedEvent[],
  labels: readonly PlacedLabel[],
): { known: Label[]; unknown: UnknownEnd[] } {
  const markets = new Map(
    events.map(({ sourceExchange, id, markets }) => [
      `${sourceExchange} ${id}`,
      new Set(markets.map(({ marketId }) => marketId)),
    ]),
  )
  const missing = ({ venue, eventId, marketId }: Ref): UnknownEnd['missing'] | undefined => {
    const found = markets.get(`${venue} ${eventId}`)
    if (!found) return 'event'
    return marketId === undefined || found.has(marketId) ? undefined : 'market'
  }
  const known: Label[] = []
  const unknown: UnknownEnd[] = []
  for (const { label, place } of labels) {
    const ends = [label.a, label.b].flatMap((ref): UnknownEnd[] => {
      const kind = missing(ref)
      return kind ? [{ place, end: writeRef(ref), missing: kind }] : []
    })
    if (ends.length === 0) known.push(label)
    else unknown.push(...ends)
  }
  return { known, unknown }
}
