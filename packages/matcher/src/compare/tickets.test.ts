import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { isTicket } from './tickets.ts'

const ticket = 'Will Mara Zorvan and Tolgar Vreen be the 2032 Democratic presidential ticket?'
const nominee = (who: string) => `Will ${who} win the 2032 Democratic presidential nomination?`

describe('a ticket of two', () => {
  testRelations([
    [ticket, nominee('Mara Zorvan'), 'subset'],
    [nominee('Mara Zorvan'), ticket, 'superset'],
    // the running mate is not the nominee
    [ticket, nominee('Tolgar Vreen'), 'disjoint'],
    [ticket, 'Will Tolgar Vreen win the 2032 Democratic vice presidential nomination?', 'subset'],
    [ticket, 'Will Mara Zorvan win the 2032 Democratic vice presidential nomination?', 'disjoint'],
    // the party before the names is none of the two
    ['2032 Democratic Presidential ticket - Mara Zorvan and Tolgar Vreen', nominee('Tolgar Vreen'), 'disjoint'],
    ['2032 Democratic Presidential ticket - Mara Zorvan and Tolgar Vreen', nominee('Mara Zorvan'), 'subset'],
  ])

  it.each(['Oskel Brandt', 'Yuna Petrak'])('says nothing of %s, who is not on it', (who) => {
    expect(relationOf(ticket, nominee(who))).not.toBe('subset')
  })

  it('says nothing of a question that names neither', () => {
    expect(relationOf(ticket, 'Will the next president be impeached before 2034?')).toBeUndefined()
  })

  it('implies nothing about somebody who shares a family name with one of the two', () => {
    const shared = [
      ['Will Donald Trump and Ron DeSantis be the 2032 Republican ticket?', 'Eric Trump'],
      ['2032 US Presidential Election: Republican Ticket (Nominee + VP) - Donald Trump + DeSantis', 'Eric Trump'],
    ] as const
    for (const [both, who] of shared)
      expect(['identity', 'subset', 'superset']).not.toContain(
        relationOf(both, `Will ${who} be the 2032 Republican presidential nominee?`),
      )
  })
})

it.each([
  [ticket, true],
  [nominee('Mara Zorvan'), false],
])('%s is about a ticket: %s', (title, is) => {
  expect(isTicket(readQuestion(title, 'v0'))).toBe(is)
})
