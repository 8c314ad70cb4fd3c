import type { ExportRow } from './export-tables.ts'

/** The formats of exported files. */
export const exportFormats = ['csv', 'jsonl', 'parquet'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Yields the lines of a file: CSV by RFC 4180 with the names of the columns in the first line, or one JSON object per line. */
export async function* writeRows(
  rows: AsyncIterable<ExportRow>,
  format: Exclude<ExportFormat, 'parquet'>,
  columns: readonly string[],
): AsyncGenerator<string> {
  if (format === 'csv') yield `${columns.join(',')}\n`
  for await (const row of rows) {
    yield format === 'jsonl' ? `${JSON.stringify(row)}\n` : `${columns.map((name) => cellOf(row[name])).join(',')}\n`
  }
}

function cellOf(value: ExportRow[string] | undefined): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
