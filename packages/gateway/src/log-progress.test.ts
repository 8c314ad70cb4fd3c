import { CrossvenueError } from '@crossvenue/venues'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { logProgress } from './log-progress.ts'

const logged = (cause: Error, code: 'INTERNAL_ERROR' | 'NETWORK_ERROR') => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const failure = { code, message: 'it failed' }
  logProgress(log)({ venue: 'kalshi', state: 'failed', pages: 1, events: 2, markets: 3, failure, cause })
  return JSON.parse(lines[0] ?? '')
}

it('logs an unexpected error, of which callers get no detail', () => {
  expect(logged(new Error('database or disk is full'), 'INTERNAL_ERROR')).toMatchObject({
    venue: 'kalshi',
    failure: { code: 'INTERNAL_ERROR' },
    err: { message: 'database or disk is full' },
  })
  expect(logged(new CrossvenueError('NETWORK_ERROR', 'it failed'), 'NETWORK_ERROR')).not.toHaveProperty('err')
})
