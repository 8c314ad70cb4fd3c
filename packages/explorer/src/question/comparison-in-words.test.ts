import { expect, it } from 'vitest'
import { comparisonInWords } from './comparison-in-words.ts'

it.each([
  [
    { comparison: 'window', verdict: 'agree', a: '2027 (ticker), before 2027-01-01', b: 'before 2027-01-01' },
    'Both state before 2027-01-01.',
  ],
  [{ comparison: 'year', verdict: 'agree', a: '2028 (ticker)', b: '2028' }, 'Both state 2028.'],
  [{ comparison: 'words', verdict: 'differ', b: 'israel' }, 'Only one states israel.'],
  [
    { comparison: 'bet', verdict: 'differ', a: 'winner lima', b: 'winner quito' },
    'One states winner lima, the other winner quito.',
  ],
  [
    { comparison: 'bet', verdict: 'agree', a: 'winner lima', b: 'winner lima fc' },
    'winner lima and winner lima fc are the same.',
  ],
  [{ comparison: 'shared words', verdict: 'agree', a: '3.2' }, 'Words that few other questions have are in both.'],
  [{ comparison: 'place', verdict: 'agree' }, ''],
] as const)('says %j as %j', (comparison, text) => {
  expect(comparisonInWords(comparison)).toBe(text)
})
