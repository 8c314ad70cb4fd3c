import { describe, expect, it } from 'vitest'
import { contactOf } from './contact.ts'

describe('what counts as a meeting', () => {
  it.each([
    ['This includes phone calls.', 'any'],
    ['A video conference will qualify.', 'any'],
    ['They have to be physically present in one room.', 'in person'],
    ['The two must meet in person. Phone calls do not count.', 'in person'],
    ['A meeting in person (not a virtual one) is needed.', 'in person'],
    ['An in-person meeting counts, and so does a call. Letters do not count.', 'any'],
    ['Resolves by reports of the press.', null],
    ['Only calls. Nothing else.', null],
  ])('%s: %s', (rules, contact) => {
    expect(contactOf(rules)).toBe(contact)
  })
})
