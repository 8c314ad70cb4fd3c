import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

const ask = (verb: string, counts?: string) => ({
  title: `Will Trump ${verb} Ann Roe in 2031?`,
  ...(counts && {
    rules: `If Ann Roe receives a presidential ${counts} before Jan 1, 2032, then the market resolves to Yes.`,
  }),
})

const also = (more: string) => ({ ...ask('pardon'), rules: `${ask('pardon', 'pardon').rules} ${more}` })

describe('a pardon is a kind of clemency', () => {
  testRelations([
    [ask('pardon'), ask('grant clemency to'), 'subset'],
    [ask('grant clemency to'), ask('commute the sentence of'), 'superset'],
    [ask('pardon'), ask('commute the sentence of'), 'overlap'],
    [ask('pardon or commute the sentence of'), ask('grant clemency to'), 'identity'],
  ])
})

describe('the rules say which kinds count', () => {
  testRelations([
    [ask('pardon', 'pardon'), ask('pardon', 'pardon, commutation or reprieve'), 'subset'],
    [ask('pardon', 'pardon'), ask('grant clemency to', 'pardon, commutation or other form of clemency'), 'subset'],
    [
      ask('pardon', 'pardon, commutation, or reprieve'),
      ask('grant clemency to', 'pardon, commutation or other form of clemency'),
      'identity',
    ],
    [ask('pardon'), ask('pardon', 'pardon, commutation or reprieve'), 'identity'],
    [ask('pardon', 'pardon'), also('A commutation is no pardon.'), 'identity'],
    [ask('pardon', 'pardon'), also('Commutations do not satisfy the condition.'), 'identity'],
    [ask('pardon', 'pardon'), also('A commutation also counts.'), 'subset'],
    [{ ...ask('pardon'), rules: 'Commutation resolves NO.' }, ask('pardon', 'pardon or commutation'), 'subset'],
    [{ ...ask('pardon'), rules: 'By the White House.' }, ask('pardon', 'pardon or commutation'), 'identity'],
  ])
})
