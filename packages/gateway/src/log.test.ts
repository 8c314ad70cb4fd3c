import { expect, it } from 'vitest'
import { createLog } from './log.ts'

const write = (level: string, work: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  work(createLog(level, { write: (line) => lines.push(line) }))
  return lines
}

it('writes name, message and stack of an error and no other field of it', () => {
  const error = Object.assign(new Error('refused', { cause: new Error('secret') }), {
    options: { headers: { authorization: 'secret' } },
  })
  const [line = ''] = write('info', (log) => log.error({ err: error }, 'failed'))
  expect(JSON.parse(line)).toEqual({
    level: 50,
    time: expect.any(Number),
    err: { name: 'Error', message: 'refused', stack: expect.stringContaining('log.test.ts') },
    msg: 'failed',
  })
  expect(line).not.toContain('secret')
})

it('leaves out entries below its level', () => {
  expect(write('warn', (log) => log.info('hello'))).toEqual([])
})

it('removes terminal control sequences from titles', () => {
  const [line = ''] = write('info', (log) => log.info({ title: 'Rain\u009b2J?\u202e' }, 'left out'))
  expect(line).not.toMatch(/[\u009b\u202e]/)
  expect(JSON.parse(line)).toMatchObject({ title: 'Rain2J?' })
})
