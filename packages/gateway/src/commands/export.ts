import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CrossvenueError } from '@crossvenue/venues'
import { type ExportRow, type ExportTable, exportColumns, exportRows, exportTables } from '../export/export-tables.ts'
import { writeParquet } from '../export/write-parquet.ts'
import { type ExportFormat, exportFormats, writeRows } from '../export/write-rows.ts'
import type { Settings } from './settings.ts'
import { withStore } from './with-store.ts'

/** Writes tables of the store as files, one per table, each complete or not at all. */
export async function exportStore({
  out,
  format = 'csv',
  tables = exportTables.join(','),
  ...settings
}: Settings & { out: string; format?: string; tables?: string }): Promise<void> {
  const chosen = tables.split(',').map((name) => known(name.trim(), exportTables, 'tables') as ExportTable)
  const written = known(format, exportFormats, 'format') as ExportFormat
  await mkdir(out, { recursive: true })
  await withStore(settings, async (store) => {
    for (const table of chosen) {
      const file = join(out, `${table}.${written}`)
      await store.read((view) => writeTable(`${file}.part`, exportRows(view, table), { table, format: written }))
      await rename(`${file}.part`, file)
      console.log(file)
    }
  })
}

async function writeTable(
  path: string,
  rows: AsyncIterable<ExportRow>,
  { table, format }: { table: ExportTable; format: ExportFormat },
): Promise<void> {
  if (format === 'parquet') await writeParquet(path, rows, exportColumns[table])
  else
    await pipeline(Readable.from(writeRows(rows, format, Object.keys(exportColumns[table]))), createWriteStream(path))
}

function known(name: string, names: readonly string[], field: string): string {
  if (names.includes(name)) return name
  const message = `--${field} must be one of ${names.join(', ')}, got ${JSON.stringify(name)}`
  throw new CrossvenueError('VALIDATION_ERROR', message, { field })
}
