import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { areEventsAlike } from './event-tokens.ts'

const child = (event: string, title: string, sibling: string) => ({ event, title, siblings: [sibling] })

describe('what two events ask', () => {
  const zorro = readQuestion(
    child('Who will win the 2031 Zorro Prize?', 'Will Ann win the Zorro Prize?', 'Will Bob win the Zorro Prize?'),
    'one',
  )

  it('is the same whatever their markets are called', () => {
    const other = child('2031 Zorro Prize winner', 'Zorro Prize: Ann', 'Zorro Prize: Bob')
    expect(areEventsAlike(zorro, readQuestion(other, 'other'))).toBe(true)
  })

  it('differs where one names another prize', () => {
    const other = child('2031 Quibble Prize winner', 'Quibble Prize: Ann', 'Quibble Prize: Bob')
    expect(areEventsAlike(zorro, readQuestion(other, 'other'))).toBe(false)
  })

  it('is not known of events without siblings', () => {
    const alone = readQuestion('Will Ann win the 2031 Zorro Prize?', 'one')
    expect(areEventsAlike(alone, readQuestion('Will Ann win the 2031 Zorro Prize?', 'other'))).toBe(false)
  })
})
