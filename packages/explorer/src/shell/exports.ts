/** A file in which what a page shows can be saved. */
export interface Export {
  /** The name of the file. */
  name: string
  /** Returns what is in it. */
  content(): string | Promise<string | ArrayBuffer>
}

export type Row = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The files of a table: its rows as CSV and Parquet, and the answer that it shows as JSON. */
export const tableExports = (name: string, rows: () => readonly Row[], answer: unknown): Export[] => [
  { name: `${name}.csv`, content: () => toCsv(rows()) },
  { name: `${name}.json`, content: () => JSON.stringify(answer, null, 2) },
  { name: `${name}.parquet`, content: () => toParquet(rows()) },
]

/** Lets the browser save a file. */
export async function save({ name, content }: Export): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([await content()]))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Writes rows as CSV, with the names of the first one's fields above. */
export function toCsv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const cell = (value: unknown): string => {
    const text = value == null ? '' : String(value)
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `${[names, ...rows.map((row) => names.map((name) => row[name]))].map((row) => row.map(cell).join(',')).join('\n')}\n`
}

/** Writes rows as Parquet, a column for each field of the first one: numbers, flags or texts by their first known value. */
async function toParquet(rows: readonly Row[]): Promise<ArrayBuffer> {
  // Loaded only where somebody saves such a file.
  const { parquetWriteBuffer } = await import('hyparquet-writer')
  return parquetWriteBuffer({
    columnData: Object.keys(rows[0] ?? {}).map((name) => {
      const data = rows.map((row) => row[name] ?? undefined)
      return { name, type: typeOf(data), nullable: true, data }
    }),
  })
}

function typeOf(column: readonly unknown[]): 'DOUBLE' | 'BOOLEAN' | 'STRING' {
  const kind = typeof column.find((value) => value !== undefined)
  return kind === 'number' ? 'DOUBLE' : kind === 'boolean' ? 'BOOLEAN' : 'STRING'
}
