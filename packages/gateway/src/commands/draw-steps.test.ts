import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { drawSteps } from './draw-steps.ts'

it('draws a bar with the percentage and the name of the step', () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 120, rows: 40 })
  const { note, end } = drawSteps(terminal)
  note('reading events', { events: 0, of: 20, percent: 0 })
  note('comparing events', { events: 9, of: 20, percent: 45 })
  end()
  expect(String(terminal.read())).toMatch(/\[=+-+\] 45 % comparing events/)
})
