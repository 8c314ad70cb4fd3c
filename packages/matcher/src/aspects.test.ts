import { expect, it } from 'vitest'
import { relationOf } from './__fixtures__/relation-of-markets.ts'

/** Questions about one thing; those of one line mean the same. */
const FORMS = [
  ['Will N begin in May 2031?', 'Will N start in May 2031?'],
  ['Will N end in May 2031?', 'Will N stop in May 2031?', 'Will N come to an end in May 2031?'],
  ['Will there be N in May 2031?'],
  ['Will N continue in May 2031?'],
  ['Will N resume in May 2031?'],
  ['Will N be delayed in May 2031?', 'Will N be postponed in May 2031?'],
  ['Will N be extended in May 2031?'],
  ['Will N be suspended in May 2031?'],
  ['Will N be cancelled in May 2031?'],
  ['Will N collapse in May 2031?'],
  ['Will N be rejected in May 2031?'],
  ['Will N be blocked in May 2031?'],
  ['Will N be announced in May 2031?'],
  ['Will N expire in May 2031?'],
  ['Will N be repealed in May 2031?'],
  ['Will N open in May 2031?'],
  ['Will N close in May 2031?'],
]

it.each([
  'a Lima strike',
  'the war in Quibblia',
  'a ceasefire in Tadra',
  'the government shutdown',
  'the Zorro deal',
  'the Quibble trial',
  'peace talks between Chile and Peru',
])('is another question for each thing that may happen to %s', (noun) => {
  const questions = FORMS.map((forms) => forms.map((form) => form.replace('N', noun)))
  const confused = questions.flatMap((ones, index) =>
    questions
      .slice(index + 1)
      .flatMap((others) => ones.flatMap((one) => others.map((other) => [one, other] as const)))
      .filter(([one, other]) => /identity|complement/.test(relationOf(one, other) ?? '')),
  )
  expect(confused).toEqual([])
})
