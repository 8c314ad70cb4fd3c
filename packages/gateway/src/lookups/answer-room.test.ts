import { expect, it } from 'vitest'
import { createAnswerRoom } from './answer-room.ts'

it('takes items up to its bytes, each with the comma after it, and none after the first that does not fit', () => {
  const room = createAnswerRoom(12)
  expect(room.take(['ab', 'é'])).toEqual(['ab', 'é'])
  expect(room.isFull()).toBe(false)
  expect(room.take(['abc', 'd'])).toEqual([])
  expect(room.isFull()).toBe(true)
  expect(room.take([1])).toEqual([])
})

it('takes all of what fits exactly', () => {
  const room = createAnswerRoom(4)
  expect(room.take([1, 2])).toEqual([1, 2])
  expect(room.isFull()).toBe(false)
})
