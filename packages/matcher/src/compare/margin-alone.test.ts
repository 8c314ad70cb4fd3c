import { describe } from 'vitest'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

const at = (title: string, closes = '2031-11-04') => ({ title, closes })

describe('a win by a margin that does not say what is won', () => {
  const won = at('Will Zorro Quibble win the Lima Mayor Election in 2031?')
  testRelations([
    [at('Will Quibble win by at least 15%?', '2031-11-05'), won, 'subset'],
    [at('Will Zorro Quibble win by 10-15%?', '2031-11-05'), won, 'subset'],
    ['Will Quibble win by at least 15%? (On Nov 4, 2031)', won, 'subset'],
    [at('Will Quibble win by 5 points or more?'), at('Will Zorro Quibble be elected governor of Ohio?'), 'subset'],
  ])
  testUnimplied([
    [at('Will Zorro win by 10-15%?'), won],
    [at('Will Zorro Quibble win by 10-15%?', '2031-06-05'), won],
    [at('Will Zorro Quibble win by 10-15%?'), at('Will Zorro Quibble win the Lima Mayor primary in 2031?')],
    [at('Will Zorro Quibble win by 10-15%?'), at('Will Zorro Quibble win the 2031 US presidential election?')],
    [at('Will Tim Quibble win by 10-15%?'), won],
    [at('Will Ann Roe win by 10-15%?'), won],
    [at('Will Zorro Quibble win Ohio by 10-15%?'), won],
    [at('Will Republicans win by 10-15%?'), at('Will Republicans win the Ohio Governor Election in 2031?')],
  ])
})
