import { describe, expect, it } from 'vitest'
import { readRows } from './row-pages.ts'

const list = Array.from({ length: 12 }, (_, n) => n)
const counted = async ({ offset, limit }: { offset: number; limit: number }) => ({
  rows: list.slice(offset, offset + limit),
})
const numbered = async ({ page, limit }: { page: number; limit: number }) => ({
  rows: list.slice((page - 1) * limit, page * limit),
  total: list.length,
})

async function walk(
  read: Parameters<typeof readRows>[1],
  wanted: { limit?: number; longest: number; numbered?: true },
): Promise<unknown[][]> {
  const pages: unknown[][] = []
  let cursor: string | undefined
  do {
    const page = await readRows({ exchange: 'x', cursor, ...wanted }, read)
    pages.push([...page.rows])
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return pages
}

describe('readRows', () => {
  it('walks a list that is counted by rows', async () => {
    expect(await walk(counted, { longest: 5 })).toEqual([list.slice(0, 5), list.slice(5, 10), list.slice(10), []])
    expect((await walk(counted, { longest: 5, limit: 4 })).map((page) => page.length)).toEqual([4, 4, 4, 0])
  })

  it('continues after a page that is shorter than requested', async () => {
    const three = ({ offset }: { offset: number }) => list.slice(offset, offset + 3)
    expect((await walk(async (request) => ({ rows: three(request) }), { longest: 5 })).flat()).toEqual(list)
    const withTotal = async (request: { offset: number }) => ({ rows: three(request), total: list.length })
    expect(await walk(withTotal, { longest: 5 })).toEqual([
      list.slice(0, 3),
      list.slice(3, 6),
      list.slice(6, 9),
      list.slice(9),
    ])
  })

  it('ends where the venue has fewer rows than it states', async () => {
    const read = async ({ offset }: { offset: number }) => ({ rows: list.slice(offset, offset + 5), total: 20 })
    expect((await walk(read, { longest: 5 })).flat()).toEqual(list)
  })

  it('walks a list of numbered pages, whatever length is wanted', async () => {
    expect(await walk(numbered, { longest: 5, numbered: true })).toEqual([
      list.slice(0, 5),
      list.slice(5, 10),
      list.slice(10),
    ])
    expect((await walk(numbered, { longest: 5, limit: 3, numbered: true })).flat()).toEqual(list)
    expect((await walk(numbered, { longest: 5, limit: 7, numbered: true })).flat()).toEqual(list)
  })

  it.each([
    ['a total', { total: 12 }],
    ['that more follow', { hasMore: true }],
  ])('continues after short and empty pages where the venue states %s', async (_, extra) => {
    const pages = [[0, 1], [], [2, 3, 4, 5, 6], [7]]
    const read = async ({ page }: { page: number }) => ({
      rows: pages[page - 1] ?? [],
      ...extra,
      ...('hasMore' in extra && { hasMore: page < 4 }),
    })
    const stretches = await walk(read, { longest: 5, numbered: true })
    expect(stretches.flat()).toEqual('total' in extra ? [0, 1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6, 7])
    expect((await walk(read, { longest: 5, limit: 2, numbered: true })).flat()).toEqual(stretches.flat())
  })

  it('continues after shorter pages than requested, and ends at an empty one', async () => {
    const short = async ({ offset }: { offset: number }) => ({ rows: list.slice(offset, offset + 3), total: 12 })
    expect((await walk(short, { longest: 5 })).flat()).toEqual(list)
    const gone = async ({ offset }: { offset: number }) => ({ rows: list.slice(offset, 6).slice(0, 5), total: 12 })
    expect((await walk(gone, { longest: 5 })).flat()).toEqual(list.slice(0, 6))
  })

  it('fails on an empty page of a list that states rows', async () => {
    const read = async () => ({ rows: [], total: 12 })
    await expect(readRows({ exchange: 'x', longest: 5 }, read)).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
    expect(await readRows({ exchange: 'x', longest: 5, cursor: '12' }, read)).toEqual({ rows: [], total: 12 })
  })

  it('returns the total, and refuses a cursor of another list', async () => {
    expect(await readRows({ exchange: 'x', longest: 20, numbered: true }, numbered)).toEqual({ rows: list, total: 12 })
    await expect(readRows({ exchange: 'x', longest: 5, cursor: 'abc' }, counted)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'cursor',
    })
  })
})
