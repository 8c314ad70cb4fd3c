import { expect, it } from 'vitest'
import { withSides } from './sides.ts'

const outcome = (label: string) => ({ outcomeId: `id of ${label}`, label })
const market = (...labels: string[]) => withSides({ marketId: 'm', title: 'm', outcomes: labels.map(outcome) })

it('points yes and no at the very entries of outcomes', () => {
  const { outcomes, yes, no, up } = market('Yes', 'NO')
  expect(yes).toBe(outcomes[0])
  expect(no).toBe(outcomes[1])
  expect(up).toBeUndefined()
})

it('points up and down at theirs, whichever comes first', () => {
  const { outcomes, up, down } = market('Down', 'Up')
  expect(up).toBe(outcomes[1])
  expect(down).toBe(outcomes[0])
})

it('names no side where the outcomes have names of their own', () => {
  expect(Object.keys(market('Lakers', 'Celtics'))).toEqual(['marketId', 'title', 'outcomes'])
})
