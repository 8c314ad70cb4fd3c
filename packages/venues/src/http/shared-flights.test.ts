import { describe, expect, it } from 'vitest'
import { type CallContext, callFor, currentCall } from './call-context.ts'
import { createRateBudget } from './rate-budget.ts'
import { createSharedFlights } from './shared-flights.ts'

/** A read that ends on demand, and the signal it received. */
function reading() {
  const share = createSharedFlights<string>()
  const started: CallContext[] = []
  let end: (value: string) => void = () => undefined
  const join = (context: CallContext) =>
    callFor(context, () =>
      share('key', () => {
        started.push(currentCall())
        return new Promise<string>((resolve, reject) => {
          end = resolve
          const { signal } = currentCall()
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
      }),
    )
  return { join, started, end: (value: string) => end(value) }
}

describe('a shared reading', () => {
  it('continues for the others when the first caller leaves', async () => {
    const { join, started, end } = reading()
    const leaving = new AbortController()
    const first = join({ caller: 'a', signal: leaving.signal })
    const second = join({ caller: 'b', signal: new AbortController().signal })
    leaving.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    end('value')
    expect(await second).toBe('value')
    expect(started).toHaveLength(1)
  })

  it('is canceled with the last caller, and starts again for the next', async () => {
    const { join, started, end } = reading()
    const leaving = new AbortController()
    const both = [join({ signal: leaving.signal }), join({ signal: leaving.signal })]
    leaving.abort(new Error('left'))
    for (const each of both) await expect(each).rejects.toThrow('left')
    expect(started[0]?.signal?.aborted).toBe(true)
    const next = join({})
    end('value')
    expect(await next).toBe('value')
    expect(started).toHaveLength(2)
  })

  it('takes the earliest turn of its callers, not that of the first caller', async () => {
    const budget = createRateBudget('acme', { calls: 1, perMs: 20 })
    const share = createSharedFlights<string>()
    const order: string[] = []
    const read = () =>
      share('key', async () => {
        await budget.acquire(currentCall())
        order.push('shared')
        return 'value'
      })
    await budget.acquire({})
    const greedy = Array.from({ length: 20 }, () => budget.acquire({ caller: 'greedy' }).then(() => order.push('own')))
    const first = callFor({ caller: 'greedy' }, read)
    const second = callFor({ caller: 'modest' }, read)
    expect(await Promise.all([first, second])).toEqual(['value', 'value'])
    // A late timer gives out several turns at once.
    expect(order.slice(0, 2)).toEqual(['own', 'shared'])
    await Promise.all(greedy)
  })
})
