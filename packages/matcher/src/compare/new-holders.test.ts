import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('a new holder of a post', () => {
  const fresh = 'Will France have a new Prime Minister before January 1, 2032?'
  testRelations([
    [fresh, 'Ann Roe out as prime minister of France in 2031?', 'subset'],
    ['Ann Roe out as prime minister of France in 2031?', fresh, 'superset'],
    [
      'Will there be a new Prime Minister of France before 2032?',
      'Ann Roe out as prime minister of France in 2031?',
      'subset',
    ],
    [fresh, 'Will Bob Doe be the next French Prime Minister?', 'overlap'],
    ['Will Lima FC have a new coach before 2032?', 'Ann Roe out as coach of Lima FC in 2031?', 'subset'],
    ['Will Zorro have a new CEO by June 30, 2031?', 'Will Ann Roe be out as CEO of Zorro by June 30, 2031?', 'subset'],
    ['Will Peru get a new president in 2031?', 'Will Ann Roe be the next president of Peru?', 'overlap'],
  ])
  testRelations([
    [fresh, 'Will Bob Doe be the next Prime Minister of Peru?', undefined],
    [fresh, 'Ann Roe out as prime minister of Peru in 2031?', undefined],
    [fresh, 'Will Bob Doe be the next President of France?', undefined],
    [fresh, 'Will France have a new president before January 1, 2032?', undefined],
    [
      'Will Zorro have a new phone by June 30, 2031?',
      'Will Ann Roe be out as CEO of Zorro by June 30, 2031?',
      undefined,
    ],
  ])
})
