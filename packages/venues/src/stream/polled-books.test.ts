import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { OrderBook } from '../models.ts'
import { createPolledBooks } from './polled-books.ts'

const book = (price: number): OrderBook => ({ bids: [{ price, size: 10 }], asks: [] })

/** Books with fixed answers, and timers that run on demand. */
function create(answers: Record<string, OrderBook | Error>) {
  const calls: string[] = []
  const later: (() => void)[] = []
  const watch = createPolledBooks(
    {
      id: 'small',
      async fetchOrderBook(outcomeId) {
        calls.push(outcomeId)
        const answer = answers[outcomeId]
        if (answer instanceof Error) throw answer
        return answer as OrderBook
      },
    },
    {
      after(_, run) {
        later.push(run)
        return () => undefined
      },
    },
  )
  const step = async () => {
    later.shift()?.()
    await turn()
  }
  return { watch, calls, later, step, answers }
}

it('reads the watched books in turn and pushes those that changed', async () => {
  const { watch, calls, step, answers } = create({ a: book(0.1), b: book(0.2) })
  const [a, b] = [watch('a'), watch('b')]
  for (let count = 0; count < 2; count += 1) await step()
  expect([(await a.next()).value, (await b.next()).value]).toEqual([book(0.1), book(0.2)])
  answers.b = book(0.3)
  const next = b.next()
  for (let count = 0; count < 2; count += 1) await step()
  expect((await next).value).toEqual(book(0.3))
  expect(calls).toEqual(['a', 'b', 'a', 'b'])
})

it('gives a late reader the book that is known, and stops once nobody watches', async () => {
  const { watch, step, later } = create({ a: book(0.1) })
  const first = watch('a')
  await step()
  const late = watch('a')
  expect((await late.next()).value).toEqual(book(0.1))
  await Promise.all([first.return(), late.return()])
  await step()
  expect(later).toEqual([])
})

it('outlasts a failure that may pass, and ends with one that does not', async () => {
  const { watch, step, answers } = create({ a: new CrossvenueError('EXCHANGE_NOT_AVAILABLE', 'down') })
  const a = watch('a')
  await step()
  answers.a = book(0.1)
  await step()
  expect((await a.next()).value).toEqual(book(0.1))
  answers.a = new CrossvenueError('OUTCOME_NOT_FOUND', 'gone')
  await step()
  await expect(a.next()).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
})
