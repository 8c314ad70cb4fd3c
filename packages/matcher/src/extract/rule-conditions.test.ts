import { describe, expect, it } from 'vitest'
import { ruleConditionsOf } from './rule-conditions.ts'

const keys = (lists: ReturnType<typeof ruleConditionsOf>['anyOf']) =>
  lists?.map((tokens) => tokens.map(({ key }) => key).join(' '))

describe('what rules count', () => {
  it.each([
    ['An announcement alone is sufficient.', 'enough'],
    ['An announcement of the merger will qualify.', 'enough'],
    ['An announcement alone does not count.', 'not enough'],
    ['A mere announcement is no merger.', 'not enough'],
    ['An announcement is not sufficient. A later announcement will count.', 'not enough'],
    ["An announcement of a merger isn't sufficient.", 'not enough'],
    ["Announcements won't count, but a later one will qualify.", 'not enough'],
    ['The merger has to be complete.', undefined],
  ])('of announcements: %s', (rules, announcement) => {
    expect(ruleConditionsOf(rules).announcement).toBe(announcement)
  })

  it.each([
    ['The treaty must be ratified by both parliaments.', true],
    ['Ratification by the senate is required.', true],
    ['The treaty need not be ratified.', undefined],
    ['It counts regardless of whether it is ratified.', undefined],
  ])('of treaties: %s', (rules, inForce) => {
    expect(ruleConditionsOf(rules).inForce).toBe(inForce)
  })

  it('of several contests', () => {
    const rules =
      'Yes, if Zorro wins at least one of the following cups: the Quibble Cup, the Tarkin Cup or the Lumok Cup.'
    expect(keys(ruleConditionsOf(rules).anyOf)).toEqual(['quibbl cup', 'tarkin cup', 'lumok cup'])
  })

  it('of several conditions', () => {
    const rules =
      'This resolves to Yes if any of the following conditions is met: (1) Zorro signs the treaty, (2) Quibble leaves the union, (3) Tarkin dissolves it.'
    expect(ruleConditionsOf(rules).conditions).toHaveLength(3)
    expect(ruleConditionsOf('Yes if Zorro signs.').conditions).toBeUndefined()
  })

  it('of a leader', () => {
    const rules = 'The market asks who holds the position of Prime Minister of Zorro on May 5.'
    expect(ruleConditionsOf(rules).post?.flatMap(({ ids = [] }) => ids)).toContain('office:prime-minister')
  })
})
