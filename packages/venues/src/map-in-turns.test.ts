import { expect, it } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

it('maps a long list in order, and lets others run in between', async () => {
  const busy = (number: number): number => {
    const end = performance.now() + 2
    while (performance.now() < end);
    return number * 2
  }
  let turns = 0
  const counting = setInterval(() => turns++, 0)
  const mapped = await mapInTurns(
    Array.from({ length: 40 }, (_, number) => number),
    busy,
  )
  clearInterval(counting)
  expect(mapped).toEqual(Array.from({ length: 40 }, (_, number) => number * 2))
  expect(turns).toBeGreaterThan(3)
})

it('rejects where an item cannot be mapped', async () => {
  const mapping = mapInTurns(['1', 'x'], (text) => BigInt(text))
  await expect(mapping).rejects.toThrow(SyntaxError)
})
