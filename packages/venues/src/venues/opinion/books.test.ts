import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../../errors.ts'
import type { OpinionBook } from './api.ts'
import { createBooks } from './books.ts'

/** Books before a venue that answers when the test says so, with timers that run out when it says so. */
function booksBefore() {
  const calls: {
    token: string
    answer: (book: Partial<OpinionBook>) => Promise<void>
    refuse: (error: Error) => Promise<void>
  }[] = []
  const emitted: string[] = []
  const timers = new Map<object, { ms: number; run: () => void }>()
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  const books = createBooks({
    fetch: (token) =>
      new Promise((resolve, reject) => {
        calls.push({
          token,
          answer: (book) => {
            resolve({ bids: [], asks: [], ...book })
            return settled()
          },
          refuse: (error) => {
            reject(error)
            return settled()
          },
        })
      }),
    changed: (token) => emitted.push(token),
    failed: (token, { code }) => emitted.push(`${token} ${code}`),
    after(ms, run) {
      const key = {}
      timers.set(key, { ms, run })
      return () => timers.delete(key)
    },
  })
  const pass = () => {
    for (const [key, { run }] of [...timers]) {
      timers.delete(key)
      run()
    }
  }
  return { books, calls, emitted, pass, waits: () => [...timers.values()].map(({ ms }) => ms) }
}

const level = (price: string, size: string) => ({ price, size })

describe('createBooks', () => {
  it('applies the changes that arrived meanwhile to the book that was read', async () => {
    const { books, calls, emitted } = booksBefore()
    books.open()
    books.add('a')
    expect(books.view('a')).toBeUndefined()
    books.change('a', 'bids', 400_000n, 7_000_000n)
    books.change('a', 'bids', 400_000n, 8_000_000n)
    books.change('a', 'asks', 600_000n, 0n)
    await calls[0]?.answer({
      bids: [level('0.4', '1'), level('0.39', '2.123456789')],
      asks: [level('0.6', '5')],
      timestamp: 9,
    })
    expect(emitted).toEqual(['a'])
    expect(books.view('a')).toEqual({
      bids: [
        { price: 0.4, size: 8 },
        { price: 0.39, size: 2.123456 },
      ],
      asks: [],
    })
  })

  it('states the venue’s time of a book only until it changes', async () => {
    const { books, calls } = booksBefore()
    books.open()
    books.add('a')
    await calls[0]?.answer({ bids: [level('0.4', '1')], timestamp: 1_788_267_600_000 })
    expect(books.view('a')?.timestamp).toBe(1_788_267_600_000)
    books.change('a', 'asks', 500_000n, 1_000_000n)
    expect(books.view('a')).toEqual({ bids: [{ price: 0.4, size: 1 }], asks: [{ price: 0.5, size: 1 }] })
  })

  it('reads a crossed book again, and does not emit it before', async () => {
    const { books, calls, emitted } = booksBefore()
    books.open()
    books.add('a')
    await calls[0]?.answer({ bids: [level('0.4', '1')], asks: [level('0.5', '1')] })
    books.change('a', 'bids', 500_000n, 1_000_000n)
    expect(emitted).toEqual(['a'])
    await calls[1]?.answer({ bids: [level('0.5', '1')] })
    expect(emitted).toEqual(['a', 'a'])
    expect(books.view('a')?.asks).toEqual([])
  })

  it('compares each book in turn with the venue’s, and emits only differences', async () => {
    const { books, calls, emitted, pass, waits } = booksBefore()
    books.open()
    for (const token of ['a', 'b']) books.add(token)
    for (const each of calls.slice()) await each.answer({})
    expect(emitted).toEqual(['a', 'b'])
    expect(waits()).toEqual([60_000])
    pass()
    expect(waits()).toEqual([30_000])
    pass()
    expect(
      calls
        .slice(2)
        .map(({ token }) => token)
        .sort(),
    ).toEqual(['a', 'b'])
    await calls[2]?.answer({})
    await calls[3]?.answer({ bids: [level('0.1', '1')] })
    expect(emitted).toEqual(['a', 'b', calls[3]?.token])
  })

  it('asks again for what could not be read, and gives up what is not there', async () => {
    const { books, calls, emitted, waits, pass } = booksBefore()
    books.add('a')
    expect(calls).toEqual([])
    books.open()
    await calls[0]?.refuse(new CrossvenueError('NETWORK_ERROR', 'no way'))
    expect(waits()).toContain(5_000)
    pass()
    await calls[1]?.refuse(new CrossvenueError('OUTCOME_NOT_FOUND', 'none'))
    expect(emitted).toEqual(['a OUTCOME_NOT_FOUND'])
  })

  it('knows nothing after a lost connection, and hears no late answer', async () => {
    const { books, calls, emitted } = booksBefore()
    books.open()
    books.add('a')
    books.lose()
    await calls[0]?.answer({ bids: [level('0.4', '1')] })
    expect([emitted, books.view('a')]).toEqual([[], undefined])
    books.open()
    await calls[1]?.answer({ bids: [level('0.3', '1')] })
    expect(books.view('a')?.bids).toEqual([{ price: 0.3, size: 1 }])
    books.remove('a')
    expect(books.view('a')).toBeUndefined()
  })
})
