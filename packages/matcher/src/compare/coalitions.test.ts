import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { match } from '../match.ts'

const answerTo = (title: string, label: string) => ({ title: `${title} - ${label}`, label })
const FORMS = 'Which party or parties will form the next government after the 2031 federal election?'
const German = 'Which parties will be in the next German coalition?'
const inGermany = 'In Germany, which political coalition will form the next government?'

testRelations([
  [answerTo(FORMS, 'Green + SPD + FDP'), answerTo(German, 'SPD + Greens + FDP'), 'identity'],
  [answerTo(FORMS, 'CDU/CSU + SPD'), answerTo(inGermany, 'SPD-CDU/CSU'), 'identity'],
  [answerTo(FORMS, 'Green + SPD + The Left'), answerTo(inGermany, 'SPD-Linke-Green'), 'identity'],
  [
    'Will SPD and FDP form the next German government?',
    'Will FDP and SPD make up the next government of Germany?',
    'identity',
  ],
  [answerTo(inGermany, 'SPD-FDP'), 'Will FDP and SPD make up the next government of Germany?', 'identity'],
  // other parties, and one more
  [answerTo(FORMS, 'CDU/CSU + SPD'), answerTo(inGermany, 'CDU/CSU-SPD-FDP'), 'disjoint'],
  [answerTo(FORMS, 'CDU/CSU + FDP'), answerTo(inGermany, 'CDU/CSU-AfD'), 'disjoint'],
  [answerTo(FORMS, 'CDU/CSU + FDP'), answerTo(German, 'CDU/CSU + AfD'), 'overlap'],
  [
    'Will SPD and FDP form the next German government?',
    'Will FDP and AfD make up the next government of Germany?',
    'disjoint',
  ],
  // a party may take part beside others
  [
    'Will SPD be part of the next German government?',
    'Will FDP and SPD make up the next government of Germany?',
    'superset',
  ],
  // another country, and another matter
  [answerTo(FORMS, 'SPD + FDP'), 'Will ÖVP and SPÖ form the next Austrian government?', undefined],
])

it('a government has a majority or none', () => {
  const labels = ['Liberal majority', 'Liberal minority', 'Conservative majority']
  const markets = (title: (label: string) => string) =>
    labels.map((label) => ({ id: label, label, title: title(label) }))
  const edges = match([
    listing('v0', {
      title: 'Will ___ make up the next government of Canada?',
      markets: markets((label) => `Will ${label} make up the next government of Canada?`),
    }),
    listing('v1', {
      title: 'Next Government of Canada',
      markets: markets((label) => `Will the next Government of Canada be a ${label}?`),
    }),
  ])
  const relationTo = (label: string) =>
    edges.find(({ a, b }) => a.marketId === 'Liberal majority' && b.marketId === label)?.relation
  expect(labels.map(relationTo)).toEqual(['identity', 'disjoint', 'disjoint'])
})
