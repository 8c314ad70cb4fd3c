import { describe, expect, it } from 'vitest'
import { dateInRules, sidesInRules } from './game-rules.ts'

const RULES =
  'If Lima wins the Lima at Quito professional soccer match originally scheduled for Mar 5, 2031, then the market resolves to Yes.'

describe('a game in rules', () => {
  it('has its two sides and its date', () => {
    expect(sidesInRules(RULES)).toBe('Lima at Quito')
    expect(dateInRules(RULES)).toBe('Mar 5, 2031')
  })

  it.each([
    [
      'In the upcoming Zorro Owls vs. Quibble Foxes college football game, scheduled for March 7th',
      'Zorro Owls vs. Quibble Foxes',
    ],
    ["If the Zorros win the Zorros v Quibbles men's basketball game", 'Zorros v Quibbles'],
    [
      'Resolves to the winner of the Ann Zorro vs Mia Quibble professional MMA bout on May 3',
      'Ann Zorro vs Mia Quibble',
    ],
  ])('%s', (rules, sides) => {
    expect(sidesInRules(rules)).toBe(sides)
  })

  it.each([
    ['scheduled on Saturday, June 7, 2031', 'June 7, 2031'],
    ['scheduled for Jun. 7th', 'Jun. 7th'],
    ['to be held in June', undefined],
  ])('%s: %s', (rules, date) => {
    expect(dateInRules(rules)).toBe(date)
  })

  it('is looked for where rules begin, not in what follows', () => {
    const late = `${'The market is settled by the official result. '.repeat(20)}${RULES}`
    expect(sidesInRules(late)).toBeUndefined()
    expect(dateInRules(late)).toBeUndefined()
  })

  it('is none where the rules name no kind of game', () => {
    expect(sidesInRules('If Lima beats Quito in the vote, Yes.')).toBeUndefined()
  })
})
