import type { BasicType, ColumnSource } from 'hyparquet-writer'
import type { ColumnKind, ExportColumns, ExportRow } from './export-tables.ts'

/** Parquet states the type of a column; objects are written as JSON. */
const TYPES: Record<ColumnKind, BasicType> = {
  text: 'STRING',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
  json: 'JSON',
}
const ROWS_PER_GROUP = 50_000

/** Writes rows as a Parquet file, a group of rows at a time, so that a large table never is in memory as a whole. */
export async function writeParquet(
  path: string,
  rows: AsyncIterable<ExportRow>,
  columns: ExportColumns,
  rowsPerGroup = ROWS_PER_GROUP,
): Promise<void> {
  const { fileWriter, ParquetWriter, schemaFromColumnData } = await import('hyparquet-writer')
  const schema = schemaFromColumnData({ columnData: columnsOf([], columns) })
  const writer = new ParquetWriter({ writer: fileWriter(path), schema })
  let group: ExportRow[] = []
  const writeGroup = async () => {
    await writer.write({ columnData: columnsOf(group, columns), rowGroupSize: group.length })
    group = []
  }
  for await (const row of rows) {
    group.push(row)
    if (group.length === rowsPerGroup) await writeGroup()
  }
  if (group.length > 0) await writeGroup()
  await writer.finish()
}

/** Returns rows as the bytes of a Parquet file. */
export async function parquetBytes(
  rows: readonly ExportRow[],
  columns: ExportColumns,
): Promise<Uint8Array<ArrayBuffer>> {
  const { parquetWriteBuffer } = await import('hyparquet-writer')
  return new Uint8Array(parquetWriteBuffer({ columnData: columnsOf(rows, columns) }))
}

const columnsOf = (rows: readonly ExportRow[], columns: ExportColumns): ColumnSource[] =>
  Object.entries(columns).map(([name, kind]) => ({
    name,
    type: TYPES[kind],
    nullable: true,
    data: rows.map((row) => cellOf(row[name], kind)),
  }))

function cellOf(value: ExportRow[string] | undefined, kind: ColumnKind): unknown {
  if (value === null || value === undefined) return undefined
  return kind === 'time' ? new Date(value as string) : value
}
