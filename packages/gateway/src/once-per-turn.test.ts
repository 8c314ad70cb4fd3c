import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oncePerTurn } from './once-per-turn.ts'

it('reads once for all calls of one turn of the event loop, and again in the next', async () => {
  let reads = 0
  const read = oncePerTurn(async () => ++reads)
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  await turn()
  expect(await read()).toBe(2)
})

it('passes a failure on, and reads again in the next turn', async () => {
  let isBroken = true
  const read = oncePerTurn(async () => {
    if (isBroken) throw new Error('disk')
    return 'read'
  })
  await expect(read()).rejects.toThrow('disk')
  isBroken = false
  await turn()
  expect(await read()).toBe('read')
})
