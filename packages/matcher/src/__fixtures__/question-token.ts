import fc from 'fast-check'

/** A word of a title: a name that no table has, a known thing, or a common word. */
export const questionToken = fc.constantFrom(
  'Quibble',
  'Tarkington',
  'Zorro',
  'Lima',
  'Peru',
  'Bitcoin',
  'NBA',
  'prize',
  'poetry',
  'election',
  'record',
  'new',
)
