import type { ExportRow } from './export-tables.ts'

/** The formats of exported files. */
export const exportFormats = ['csv', 'jsonl', 'parquet'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Yields the lines of a file: CSV by RFC 4180 with the names in the first line, or one JSON object per line. */
export async function* writeRows(
  rows: AsyncIterable<ExportRow>,
  format: Exclude<ExportFormat, 'parquet'>,
): AsyncGenerator<string> {
  let names: string[] | undefined
  for await (const row of rows) {
    if (format === 'jsonl') {
      yield `${JSON.stringify(row)}\n`
      continue
    }
    if (!names) {
      names = Object.keys(row)
      yield `${names.join(',')}\n`
    }
    yield `${names.map((name) => cellOf(row[name])).join(',')}\n`
  }
}

function cellOf(value: ExportRow[string] | undefined): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
