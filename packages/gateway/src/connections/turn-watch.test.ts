import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurnWatch } from './turn-watch.ts'

it('lets a turn of the event loop answer for five milliseconds', async () => {
  let now = 100
  const isShort = createTurnWatch(() => now)
  expect(isShort()).toBe(true)
  now = 104
  expect(isShort()).toBe(true)
  now = 105
  expect(isShort()).toBe(false)
  await turn()
  expect(isShort()).toBe(true)
})
