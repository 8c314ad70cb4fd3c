import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { drawProgress } from './draw-progress.ts'

it('draws a line per venue, with how it ended', () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 120, rows: 40 })
  const { update, end } = drawProgress(terminal)
  update({ venue: 'kalshi', state: 'running', pages: 0, events: 0, markets: 0 })
  update({ venue: 'limitless', state: 'running', pages: 1, events: 100, markets: 230 })
  update({ venue: 'kalshi', state: 'done', pages: 3, events: 512, markets: 4096 })
  update({
    venue: 'limitless',
    state: 'failed',
    pages: 1,
    events: 100,
    markets: 230,
    failure: { code: 'NETWORK_ERROR', message: 'limitless could not be reached' },
  })
  end()
  const drawn = String(terminal.read())
  expect(drawn).toContain('kalshi       512 events, 4096 markets done')
  expect(drawn).toContain('limitless    100 events, 230 markets failed: limitless could not be reached')
})
