import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Edge, match } from '@crossvenue/matcher'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { loadOverrideFile } from '../overrides/load-override-file.ts'

/** Matches the events of files and writes the edges in the format of labels. */
export async function matchFiles(
  paths: string[],
  { out, overrides }: { out: string; overrides?: string },
): Promise<void> {
  const ruled = overrides === undefined ? [] : await loadOverrideFile(overrides)
  const edges = match(await readCatalogueFiles(paths), { overrides: ruled })
  await pipeline(Readable.from(edges.map(writeEdge)), createWriteStream(out))
  console.log(`${edges.length} edges`)
}

const writeEdge = ({ a, b, relation, confidence, evidence }: Edge): string =>
  `${JSON.stringify({ a, b, relation, confidence, evidence })}\n`
