import { setImmediate as turn } from 'node:timers/promises'
import { callFor } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { createSharedAnswers, type WrittenAnswer } from './shared-answers.ts'

const written = (text: string, freshMs: number): WrittenAnswer => ({ body: new TextEncoder().encode(text), freshMs })
const textOf = (body: Uint8Array | undefined) => body && new TextDecoder().decode(body)

describe('shared answers', () => {
  it('are made once for identical calls under way', async () => {
    const answers = createSharedAnswers()
    let made = 0
    const write = async () => {
      made += 1
      await turn()
      return written(`answer ${made}`, 0)
    }
    const two = await Promise.all([answers.make('a', write), answers.make('a', write)])
    expect(two.map(textOf)).toEqual(['answer 1', 'answer 1'])
    expect(textOf(await answers.make('a', write))).toBe('answer 2')
  })

  it('are used again only while they are fresh', async () => {
    let now = 1_000
    const answers = createSharedAnswers({ now: () => now })
    await answers.make('none', async () => written('a', 0))
    await answers.make('past', async () => written('a', -5))
    await answers.make('some', async () => written('a', 10.5))
    expect(['none', 'past', 'some'].map((key) => textOf(answers.get(key)))).toEqual([undefined, undefined, 'a'])
    now = 1_010
    expect(textOf(answers.get('some'))).toBe('a')
    now = 1_011
    expect(answers.get('some')).toBeUndefined()
  })

  it('are bounded by their bytes', async () => {
    const answers = createSharedAnswers({ maxBytes: 100 })
    for (const key of ['a', 'b', 'c']) await answers.make(key, async () => written('x'.repeat(40), 1_000))
    expect(['a', 'b', 'c'].map((key) => answers.get(key) !== undefined)).toEqual([false, true, true])
    expect(answers.cachedBytes()).toBe(84)
    await answers.make('d', async () => written('x'.repeat(200), 1_000))
    expect(answers.get('d')).toBeUndefined()
  })

  it('are not kept if the call fails, and each of its callers gets the error', async () => {
    const answers = createSharedAnswers()
    const fail = () => answers.make('a', () => Promise.reject(new Error('down')))
    expect(await Promise.allSettled([fail(), fail()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    expect(textOf(await answers.make('a', async () => written('up', 0)))).toBe('up')
  })

  it('are made for the callers that stay when the first one leaves', async () => {
    const answers = createSharedAnswers()
    const first = new AbortController()
    const write = async () => {
      await turn()
      return written('answer', 0)
    }
    const one = callFor({ caller: 'one', signal: first.signal }, () => answers.make('a', write))
    const two = callFor({ caller: 'two', signal: new AbortController().signal }, () => answers.make('a', write))
    first.abort(new Error('left'))
    await expect(one).rejects.toThrow('left')
    expect(textOf(await two)).toBe('answer')
  })
})
