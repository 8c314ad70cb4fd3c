import { parquetReadObjects } from 'hyparquet'
import { expect, it } from 'vitest'
import { tableExports, toCsv } from './exports.ts'

const rows = [
  { title: 'Rain, "heavy"\nin Lima', price: 0.4, isOpen: true, note: null },
  { title: 'Snow', price: undefined, isOpen: false, note: 'none' },
]

it('quotes the cells of CSV that need it, and leaves unknown ones empty', () => {
  expect(toCsv(rows)).toBe('title,price,isOpen,note\n"Rain, ""heavy""\nin Lima",0.4,true,\nSnow,,false,none\n')
})

it('writes a table as CSV, as the whole answer, and as Parquet with unknown cells', async () => {
  const files = tableExports('weather', () => rows, { data: rows })
  expect(files.map(({ name }) => name)).toEqual(['weather.csv', 'weather.json', 'weather.parquet'])
  expect(JSON.parse((await files[1]?.content()) as string)).toEqual({ data: JSON.parse(JSON.stringify(rows)) })
  const file = (await files[2]?.content()) as ArrayBuffer
  expect(await parquetReadObjects({ file })).toEqual([
    { title: 'Rain, "heavy"\nin Lima', price: 0.4, isOpen: true, note: null },
    { title: 'Snow', price: null, isOpen: false, note: 'none' },
  ])
})
