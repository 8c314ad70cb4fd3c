import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { ListedEvent } from './benchmark/catalogue.ts'
import { compareCatalogues } from './benchmark/compare.ts'
import { rebuilders } from './benchmark/rebuilders.ts'
import { openSource, readSources } from './benchmark/source.ts'
import { printUsage } from './print-usage.ts'

// Rebuilds catalogues of the benchmark from their public sources, with our labels beside them (benchmark/README.md).
//
//   npm run benchmark -- FOLDER                    every set that can be rebuilt, from GitHub
//   npm run benchmark -- FOLDER --only SET         one set
//   npm run benchmark -- FOLDER --clones CLONES    from clones in CLONES/<owner>/<name> instead
//   npm run benchmark -- FOLDER --compare OTHER    also counts what OTHER/<set>/catalogue.jsonl has in common
//   CROSSVENUE_SHARED=FOLDER npm run eval          then measures the matcher on them

printUsage(import.meta.url)

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, clones: { type: 'string' }, compare: { type: 'string' } },
})
const [folder = 'benchmark-catalogues'] = positionals
const labels = fileURLToPath(new URL('../benchmark/labels/', import.meta.url))

for (const { set, sources } of readSources()) {
  const [rebuild, [source]] = [rebuilders.get(set), sources]
  if (!rebuild || !source || (options.only !== undefined && options.only !== set)) continue
  const events = await rebuild(openSource(source, options.clones))
  const out = join(folder, 'benchmark', 'dev', set)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'catalogue.jsonl'), events.map((event) => `${JSON.stringify(event)}\n`).join(''))
  copyFileSync(join(labels, `${set}.jsonl`), join(out, 'labels.jsonl'))
  console.log(set, { events: events.length, markets: events.flatMap(({ markets }) => markets).length })
  if (options.compare === undefined) continue
  const other = readFileSync(join(options.compare, set, 'catalogue.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
  const theirs = other.map((line) => JSON.parse(line) as ListedEvent)
  console.log(compareCatalogues(events, theirs))
}
