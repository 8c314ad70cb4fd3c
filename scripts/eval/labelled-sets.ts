import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Label } from '@crossvenue/matcher'
import type { UnifiedEvent, UnifiedMarket } from '@crossvenue/venues'
import { readCatalogueFiles } from '../../packages/gateway/src/catalogue/catalogue-files.ts'

/** One end of a labelled pair: an event, or one of its markets. */
export type LabelEnd = Label['a']

/** A catalogue of several venues with labelled pairs of its events and markets. */
export interface LabelledSet {
  name: string
  events: readonly UnifiedEvent[]
  labels: readonly Label[]
  /** Labels that are measured apart from the others and never shown. */
  frozen: readonly Label[]
  find: (end: LabelEnd) => { event: UnifiedEvent; market?: UnifiedMarket }
}

/**
 * Builds a set. Throws if a label names something that is not in the catalogue, because it could only count as missed.
 */
function labelledSet(name: string, events: readonly UnifiedEvent[], labels: readonly Label[]): LabelledSet {
  const byKey = new Map(events.map((event) => [`${event.sourceExchange} ${event.id}`, event]))
  const find = ({ venue, eventId, marketId }: LabelEnd) => {
    const event = byKey.get(`${venue} ${eventId}`)
    const market = event?.markets.find((one) => one.marketId === marketId)
    if (!event || (marketId !== undefined && !market)) {
      throw new Error(
        `${name}: a label names ${[venue, eventId, marketId].join(' ')}, which its catalogue does not have`,
      )
    }
    return { event, ...(market && { market }) }
  }
  for (const { a, b } of labels) [a, b].forEach(find)
  return { name, events, labels, frozen: [], find }
}

/**
 * Whether a label belongs to the third that is measured and never read: no rule is written from it, no weight is fitted
 * to it and no report shows its pairs. Decided by the id of the event whose venue sorts first, so that all labels of
 * that event go together.
 */
export function isFrozen({ a, b }: Label): boolean {
  const { venue, eventId } = a.venue < b.venue ? a : b
  return createHash('sha256').update(`${venue} ${eventId}`).digest().readUInt32BE(0) % 3 === 0
}

/** Separates the frozen labels of a set from the others. */
export const withFrozen = (set: LabelledSet): LabelledSet => ({
  ...set,
  labels: set.labels.filter((label) => !isFrozen(label)),
  frozen: set.labels.filter(isFrozen),
})

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The set of traps, written by us and always there. */
export const trapsFolder = path('../../packages/matcher/traps')

/** Returns the folders of the recorded sets; none if the recordings are not present. */
export function recordedFolders(shared = process.env.CROSSVENUE_SHARED ?? path('../../../shared')): string[] {
  const folder = join(shared, 'benchmark', 'dev')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).sort()
  return names.map((name) => join(folder, name)).filter((set) => existsSync(join(set, 'labels.jsonl')))
}

/** Reads `catalogue.jsonl`, as the service would take it in, and `labels.jsonl`. */
export async function readSet(folder: string): Promise<LabelledSet> {
  const events = await readCatalogueFiles([join(folder, 'catalogue.jsonl')])
  const lines = (await readFile(join(folder, 'labels.jsonl'), 'utf8')).split('\n')
  const labels = lines.filter((line) => line.trim() !== '').map((line): Label => JSON.parse(line))
  return labelledSet(basename(folder), events, labels)
}

/** Reads one JSON object per line of a file beside this one. */
const readRows = <T>(name: string): T[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

const drawnEdges = readRows<Label & { set: string }>('./read-edges.jsonl')

/**
 * Returns the edges of a set that we labelled after a random draw, one per event, from the edges without a label. Other
 * labels are of likely pairs, so they do not show how often the matcher is wrong elsewhere.
 */
export const readEdges = (set: string): Label[] => drawnEdges.filter((edge) => edge.set === set)

/** Our correction of a label that we believe to be wrong, with the reason. */
export interface Disputed extends Label {
  set: string
  note: string
}

export const disputedLabels: readonly Disputed[] = readRows('./disputed-labels.jsonl')

/** Replaces the labels that we believe to be wrong with our corrections. */
export function corrected(set: string, labels: readonly Label[]): Label[] {
  const disputed = new Map(disputedLabels.filter((one) => one.set === set).map((one) => [keyOf(one), one]))
  return labels.map((label) => disputed.get(keyOf(label)) ?? label)
}

const keyOf = ({ a, b }: Label) => JSON.stringify([a.venue, a.eventId, a.marketId, b.venue, b.eventId, b.marketId])
