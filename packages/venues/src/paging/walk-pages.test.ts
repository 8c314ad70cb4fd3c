import { describe, expect, it } from 'vitest'
import { walkPages } from './walk-pages.ts'

interface Page {
  rows: string[]
  nextCursor?: number
}

/** Walks the pages that `pageAt` makes, and returns the result and the requested cursors. */
async function walk(pageAt: (cursor: number) => Page, from?: number) {
  const rows: string[][] = []
  const calls: (number | undefined)[] = []
  const read = async (cursor?: number) => {
    calls.push(cursor)
    return pageAt(cursor ?? 0)
  }
  const pages = walkPages({ exchange: 'acme', from, read, rows: (page) => page.rows })
  try {
    for await (const page of pages) rows.push(page.rows)
  } catch (error) {
    return { rows, calls, error }
  }
  return { rows, calls }
}

const more = (cursor: number, last: number) => (cursor < last ? { nextCursor: cursor + 1 } : {})

describe('walkPages', () => {
  it('yields every page up to the last one', async () => {
    const { rows, calls, error } = await walk((cursor) => ({ rows: [`row ${cursor}`], ...more(cursor, 2) }))
    expect(error).toBeUndefined()
    expect(rows).toEqual([['row 0'], ['row 1'], ['row 2']])
    expect(calls).toEqual([undefined, 1, 2])
  })

  it('begins at the given cursor', async () => {
    expect((await walk((cursor) => ({ rows: [`row ${cursor}`], ...more(cursor, 2) }), 1)).calls).toEqual([1, 2])
  })

  it('accepts empty pages, and rows that a shifting list shows twice', async () => {
    const pages = [['a', 'b'], ['b'], [], [], ['b', 'c'], ['c'], ['c'], ['d']]
    const { rows, error } = await walk((cursor) => ({ rows: pages[cursor] ?? [], ...more(cursor, 7) }))
    expect(error).toBeUndefined()
    expect(rows).toEqual(pages)
  })

  it('fails where numbered pages end with an empty one that says there are more', async () => {
    const pages = [['a'], [], []]
    const { rows, error } = await walk((cursor) => ({ rows: pages[cursor] ?? [], ...more(cursor, 2) }))
    expect(rows).toEqual([['a'], []])
    expect(error).toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'acme says on an empty page that there are more, and then sends none',
    })
  })

  it('accepts an empty last page after one with rows', async () => {
    const pages = [['a'], []]
    expect((await walk((cursor) => ({ rows: pages[cursor] ?? [], ...more(cursor, 1) }))).rows).toEqual(pages)
  })

  it('fails on a cursor that comes back, before it yields that page', async () => {
    const { rows, error } = await walk((cursor) => ({
      rows: [`row ${cursor}`],
      nextCursor: cursor === 2 ? 1 : cursor + 1,
    }))
    expect(rows).toEqual([['row 0'], ['row 1']])
    expect(error).toMatchObject({
      code: 'EXCHANGE_ERROR',
      exchange: 'acme',
      message: 'acme repeats cursor 1: its list does not end',
    })
  })

  it('fails where one page comes again and again under other cursors', async () => {
    const { calls, error } = await walk((cursor) => ({ rows: ['a', 'b'], nextCursor: cursor + 1 }))
    expect(error).toMatchObject({ code: 'EXCHANGE_ERROR', message: 'acme repeats its pages: its list does not end' })
    expect(calls).toHaveLength(4)
  })

  it('fails on empty pages without end', async () => {
    const { calls, error } = await walk((cursor) => ({ rows: [], nextCursor: cursor + 1 }))
    expect(error).toMatchObject({ code: 'EXCHANGE_ERROR', message: 'acme sends empty pages: its list does not end' })
    expect(calls).toHaveLength(100)
  })
})
