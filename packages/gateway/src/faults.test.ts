import { expect, it } from 'vitest'
import { watchFaults } from './faults.ts'
import { createLog } from './log.ts'

const START = Date.parse('2026-11-24T00:00:00.000Z')

it('keeps warnings and errors with the message of their cause, the newest first, and writes all lines as before', () => {
  const lines: string[] = []
  let now = START
  const { log, recent } = watchFaults(createLog('info', { write: (line) => lines.push(line) }), () => now)
  log.info('quiet')
  log.warn({ venue: 'kalshi', err: new Error('the venue is down') }, 'an ingestion failed')
  now += 1_000
  log.error('the matching failed')
  expect(recent()).toEqual([
    { at: '2026-11-24T00:00:01.000Z', level: 'error', message: 'the matching failed' },
    {
      at: '2026-11-24T00:00:00.000Z',
      level: 'warn',
      message: 'an ingestion failed',
      venue: 'kalshi',
      error: 'the venue is down',
    },
  ])
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['quiet', 'an ingestion failed', 'the matching failed'])
})

it('keeps the last 200', () => {
  const { log, recent } = watchFaults(createLog('silent'))
  for (let count = 0; count < 250; count += 1) log.warn(`${count}`)
  expect(recent()).toHaveLength(200)
  expect(recent()[0]?.message).toBe('249')
})
