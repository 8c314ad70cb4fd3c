import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Label } from '@crossvenue/matcher'
import { readCatalogueFiles } from '../../packages/gateway/src/catalogue/catalogue-files.ts'
import { type LabelledSet, labelledSet } from './labelled-set.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The set of traps, written by us and always there. */
export const trapsFolder = path('../../packages/matcher/traps')

/** Returns the folders of the recorded sets; none where the recordings do not lie beside the repository. */
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
