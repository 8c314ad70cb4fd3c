import { expect, it } from 'vitest'
import { printable } from './printable.ts'

it('removes escape sequences, bells and changes of direction from titles, and keeps letters and line breaks', () => {
  expect(printable('\u001b]0;owned\u0007Will it\u001b[31m rain?\u202e\nCafé – 雨 🌧\u009b2J')).toBe(
    ']0;ownedWill it[31m rain?\nCafé – 雨 🌧2J',
  )
})
