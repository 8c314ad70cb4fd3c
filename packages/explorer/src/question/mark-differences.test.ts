import { expect, it } from 'vitest'
import { markDifferences } from './mark-differences.ts'

const marked = (text: string, other: string, clauses: readonly string[] = []) =>
  markDifferences(text, other, clauses).flatMap(({ text: part, mark }) => (mark ? [`${mark}: ${part}`] : []))

it('marks the numbers and names that only one text states', () => {
  const [one, other] = [
    'If it rains in Lima by 11 March, Yes. Otherwise No.',
    'The market pays Yes if Lima has rain by 12 March.',
  ]
  expect(marked(one, other)).toEqual(['alone: 11', 'alone: No'])
  expect(marked(other, one)).toEqual(['alone: 12'])
})

it('marks a clause that a note quotes, in other spacing and cut', () => {
  const text = 'Pays if she resigns.\n\nIf she  dies, the market settles\nat the last price. A tie is void.'
  expect(marked(text, text, ['If she dies, the market settles ...'])).toEqual([
    'clause: If she  dies, the market settles\nat the last price.',
  ])
})

it('marks nothing where the other text is empty, and keeps the whole text', () => {
  const text = 'Pays on 3 May (see "Notes").'
  expect(marked(text, '')).toEqual([])
  const pieces = markDifferences(text, 'Pays in June.', ['(see "Notes")', 'of another text'])
  expect(pieces.map(({ text: part }) => part).join('')).toBe(text)
  expect(pieces.filter(({ mark }) => mark === 'clause')).toEqual([{ text: '(see "Notes")', mark: 'clause' }])
})
