import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

const film = (rules?: string) => ({
  title: 'Will Zorro be the highest grossing movie of 2031?',
  ...(rules && { rules }),
})
const model = (rules: string) => ({ title: 'Will Acme have the best AI model on May 31, 2031?', rules })

describe('rules that choose another definition', () => {
  testRelations([
    [film('Resolves by the domestic gross.'), film('Resolves by the worldwide gross.'), 'overlap'],
    [film('Resolves by the domestic gross.'), film('Resolves by the gross in the US and Canada.'), 'identity'],
    [film('Resolves by the domestic gross.'), film(), 'identity'],
    // both are named, so neither is chosen
    [
      film('Resolves by the domestic gross, not the worldwide one.'),
      film('Resolves by the worldwide gross.'),
      'identity',
    ],
    [
      model('The text leaderboard with style control on.'),
      model('The text leaderboard with style control off.'),
      'overlap',
    ],
    [
      model('The text leaderboard with style control on.'),
      model('The text leaderboard, style control on.'),
      'identity',
    ],
    [
      model('The text leaderboard with default settings.'),
      model('The text leaderboard with style control off.'),
      'overlap',
    ],
  ])
})

describe('the first place of the grid', () => {
  const pole = (rules: string) => ({ title: 'Will Ann Roe get pole position at the 2031 Lima Grand Prix?', rules })
  testRelations([
    [pole('Who starts first after any grid penalties.'), pole('Grid penalties ignored.'), 'overlap'],
    [pole('Who starts first after any grid penalties.'), pole('The grid after applicable grid penalties.'), 'identity'],
  ])
})

describe('posts that others wrote', () => {
  const posts = (rules: string, number = 'at least 100') => ({
    title: `Will Ann Roe post ${number} times in May 2031?`,
    rules,
  })
  testRelations([
    [posts('Reposts count.'), posts('Reposts without comment do not count.'), 'overlap'],
    [posts('Reposts count.', 'at least 160'), posts('Retweets are excluded.', '100-119'), 'overlap'],
    [
      posts('Posts and reposts count.', 'at least 160'),
      posts('Quote posts and reposts will count.', '100-119'),
      'disjoint',
    ],
  ])
})
