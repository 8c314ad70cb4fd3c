import { expect, it } from 'vitest'
import { describeEntry } from './describe-entry.ts'
import { createLog } from './log.ts'

function described(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  work(createLog('info', { write: (line) => lines.push(describeEntry(line)) }))
  return lines.join('')
}

it('states time, level, message and fields on one line', () => {
  expect(described((log) => log.info({ venue: 'kalshi', pages: 3, files: ['a b'] }, 'ingested'))).toMatch(
    /^\d\d:\d\d:\d\d INFO ingested venue=kalshi pages=3 files=\["a b"\]\n$/,
  )
})

it('quotes texts of several words, so that no field is taken for another', () => {
  expect(described((log) => log.warn({ path: '/a b', key: 'x=y' }))).toMatch(/WARN path="\/a b" key="x=y"\n$/)
})

it('shows the stack of an error on the lines below', () => {
  expect(described((log) => log.error({ err: new Error('refused') }, 'failed'))).toMatch(
    /ERROR failed\nError: refused\n +at .*describe-entry\.test\.ts/,
  )
})

it('removes terminal control sequences', () => {
  const text = described((log) => log.info({ title: '\u001b[2Jcleared\u009b1m' }, 'row \u202e left'))
  expect(text).toContain('row  left')
  expect(text.trim()).toBe(text.trim().replace(/[^\x20-\x7e]/g, ''))
})
