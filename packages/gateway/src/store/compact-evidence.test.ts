import { expect, it } from 'vitest'
import { compactEvidence } from './compact-evidence.ts'

it('cuts long texts, rounds weights and leaves out unknown values', () => {
  expect(
    compactEvidence([
      { comparison: 'words', verdict: 'agree', a: `${'word '.repeat(20)}`, weight: 0.9000000000000004 },
      { comparison: 'window', verdict: 'veto', b: '2027', weight: -1.2551 },
    ]),
  ).toEqual([
    {
      comparison: 'words',
      verdict: 'agree',
      a: 'word word word word word word word word word word word wo...',
      weight: 0.9,
    },
    { comparison: 'window', verdict: 'veto', b: '2027', weight: -1.26 },
  ])
})
