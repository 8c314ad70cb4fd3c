import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

const passed = (when: string) => `Will the Zorro bill be passed ${when}?`
const bucket = (label: string) => ({ title: 'When will the Zorro bill pass?', label, closes: '2031-12-31' })

describe('a time without an end', () => {
  testRelations([
    [passed('on or after September 1, 2031'), passed('in October 2031'), 'superset'],
    [passed('on or after September 1, 2031'), passed('by December 31, 2031'), 'overlap'],
    [passed('on or after September 1, 2031'), passed('before August 1, 2031'), undefined],
    [passed('after September 1, 2031'), passed('on September 1, 2031'), undefined],
    [{ title: passed('on or after September 1'), closes: '2031-12-31' }, passed('in October 2031'), 'superset'],
    ['Will Ann Roe resign after September 1, 2031?', 'Will Ann Roe resign by August 31, 2031?', 'disjoint'],
    ['Will Ann Roe resign after September 1, 2031?', 'Will Ann Roe resign by October 31, 2031?', 'overlap'],
    ['Will Bitcoin hit $150k after May 1, 2031?', 'Will Bitcoin hit $150k by April 30, 2031?', undefined],
    [bucket('Before August 2031'), passed('before August 2031'), 'identity'],
  ])
})
