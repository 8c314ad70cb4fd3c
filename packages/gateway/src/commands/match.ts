import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Edge, match } from '@crossvenue/matcher'
import type { Command } from 'commander'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'

export function addMatch(program: Command): void {
  program
    .command('match <file...>')
    .description('Match the events of catalogue files and write the edges, one JSON object per line.')
    .requiredOption('--out <file>', 'where to write the edges')
    .addHelpText(
      'after',
      `
Each line: {"a":{"venue","eventId","marketId"},"b":{...},"relation","confidence","evidence":[...]}

Examples:
  crossvenue match catalogue.jsonl --out edges.jsonl
  crossvenue match polymarket.jsonl kalshi.jsonl --out edges.jsonl`,
    )
    .action(matchFiles)
}

async function matchFiles(paths: string[], { out }: { out: string }): Promise<void> {
  const edges = match(await readCatalogueFiles(paths))
  await pipeline(Readable.from(edges.map(writeEdge)), createWriteStream(out))
  console.log(`${edges.length} edges`)
}

const writeEdge = ({ a, b, relation, confidence, evidence }: Edge): string =>
  `${JSON.stringify({ a, b, relation, confidence, evidence })}\n`
