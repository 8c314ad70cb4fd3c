import { describe, expect, it } from 'vitest'
import { dayNumber } from './calendar.ts'
import { criterionOf } from './criterion.ts'

const until = (rules: string) =>
  criterionOf(rules)?.deadlines.map(({ role, from, to }) => (role === 'before' ? from : to))

describe('the deadline of rules', () => {
  const july = dayNumber(2031, 7, 1)

  it.each([
    'If Ann Roe leaves office before Jul 1, 2031, then the market resolves to Yes.',
    'This market will resolve to "Yes" if Ann Roe leaves office by June 30, 2031, 11:59 PM ET. Otherwise, it resolves to "No".',
    'This market will resolve to “Yes” if Ann Roe leaves office between March 2, 2031 and June 30, 2031, 11:59 PM ET. Otherwise, this market will resolve to “No”.',
    'This market will resolve to "Yes" if Ann Roe leaves office between March 2, and June 30, 2031, 11:59 PM ET. Otherwise, this market will resolve to "No".',
    'This market will resolve to “Yes“ if Ann Roe leaves office by June 30, 2031, 11:59 PM ET. Otherwise, this market will resolve to “No“.',
    'This market will resolve to "Yes" if Ann Roe leaves office by 11:59 PM ET on June 30, 2031. Otherwise, it resolves to "No".',
    'Resolves to YES if: Ann Roe leaves office on or before June 30, 2031, 11:59 PM PT Resolves to NO if: she stays',
    'This question resolves as **Yes** if, by June 30, 2031, Ann Roe of Acme, Inc. leaves office.',
    'If Ann Roe leaves between market creation and June 30, 2031, 11:59 PM ET, this market will resolve to "Yes".',
    'This goes to whoever leaves next. If no one leaves by June 30, 2031, 11:59 PM ET, this market will resolve to “None by July”.',
  ])('is read from: %s', (rules) => {
    expect(until(rules)).toEqual([july])
  })

  it.each([
    'If Ann Roe is the first to leave after Mar 10, 2031, then the market resolves to Yes.',
    'If Ann Roe is in office at 11:59 PM ET on June 30, 2031, then the market resolves to Yes.',
    'If Ann Roe wins the 2031 mayoral election, then the market resolves to Yes.',
    'This market will resolve to "Yes" if Ann Roe leaves office on March 2, and Bob Doe on June 30, 2031. Otherwise, it resolves to "No".',
    'If the result is not known by June 30, 2031, 11:59 PM ET, this market will resolve to "Other".',
  ])('is absent from: %s', (rules) => {
    expect(until(rules) ?? []).toEqual([])
  })
})

describe('the edition in rules that leave out the answer', () => {
  const edition = (rules: string) => criterionOf(rules)?.edition?.year

  it.each([
    'This market will resolve according to the stage of the 2031 FIFA World Cup at which Peru is eliminated. If Peru wins, this market will resolve accordingly.',
    'This market will resolve according to the winner of the 2031 Lima Cup.',
    'This market will resolve according to the winner of the Lima Masters 2031 tournament, currently scheduled for June 2nd - June 21st, 2031.',
    'This market will resolve according to the winner of the Zorro Pro League 2031 season originally scheduled for July 1, 2031 to July 12, 2031.',
  ])('is read from: %s', (rules) => {
    expect(edition(rules)).toBe(2031)
  })

  it.each([
    'This market will resolve according to the winner of the Lima Cup.',
    'This market will resolve according to the team that wins both the 2031 Lima Cup and the 2032 Quito Cup.',
    'This market will resolve according to who is elected in 2031.',
    'This market will resolve according to the price on June 2, 2031.',
    'This market will resolve to the winner. If the 2031 Lima Cup is cancelled, it resolves to "Other".',
  ])('is absent from: %s', (rules) => {
    expect(edition(rules)).toBeUndefined()
  })
})
