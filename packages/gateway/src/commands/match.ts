import { createWriteStream, existsSync, statSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Edge, match, type OnMatchProgress } from '@crossvenue/matcher'
import { Relation } from '@crossvenue/venues'
import { z } from 'zod'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { clusterLinks } from '../clusters/cluster-links.ts'
import { createLog } from '../log.ts'
import { percentOf } from '../log-steps.ts'
import { loadOverrideFile } from '../overrides/load-override-file.ts'
import { churnOf, describeChurn } from '../store/churn.ts'
import { eventOf } from '../store/refs.ts'
import { showSteps } from './show-steps.ts'

const EdgeEnd = z.object({ venue: z.string(), eventId: z.string(), marketId: z.string().optional() })
const EdgeLine = z.object({ a: EdgeEnd, b: EdgeEnd, relation: Relation, confidence: z.number() })

/**
 * Matches the events of files and writes the edges in the format of labels. If an earlier run wrote to the same file,
 * prints how the clusters changed.
 */
export async function matchFiles(
  paths: string[],
  { out, overrides }: { out: string; overrides?: string },
): Promise<void> {
  const ruled = overrides === undefined ? [] : await loadOverrideFile(overrides)
  const events = await readCatalogueFiles(paths)
  const steps = showSteps(createLog('info'))
  const onProgress: OnMatchProgress = (step, done, of) =>
    steps.note(step, { events: done, of, percent: percentOf(done, of) })
  let edges: Edge[]
  try {
    edges = match(events, { overrides: ruled, onProgress })
  } finally {
    steps.end()
  }
  const before = existsSync(out) ? await readEdges(out) : undefined
  await writeWhole(out, edges)
  console.log(`${edges.length} edges`)
  if (before) console.log(`clusters: ${describeChurn(churnOf(membersOf(before), membersOf(edges)))}`)
}

/** Writes a regular file under another name and renames it when it is complete; writes to anything else, as a pipe, directly. */
async function writeWhole(out: string, edges: readonly Edge[]): Promise<void> {
  const lines = Readable.from(edges.map(writeEdge))
  if (existsSync(out) && !statSync(out).isFile()) return pipeline(lines, createWriteStream(out))
  const part = `${out}.part`
  await pipeline(lines, createWriteStream(part))
  await rename(part, out)
}

/** Reads the edges of an earlier run; undefined if the file holds anything else. */
async function readEdges(path: string): Promise<Edge[] | undefined> {
  try {
    const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
    return lines.map((line) => EdgeLine.parse(JSON.parse(line)) as Edge)
  } catch {
    return undefined
  }
}

function membersOf(edges: readonly Edge[]): Map<string, string> {
  const links = edges.map(({ a, b, ...edge }) => ({ ...edge, a: eventOf(a), b: eventOf(b) }))
  return new Map(clusterLinks(links).flatMap(({ members }, index) => members.map((member) => [member, String(index)])))
}

const writeEdge = ({ a, b, relation, confidence, evidence }: Edge): string =>
  `${JSON.stringify({ a, b, relation, confidence, evidence })}\n`
