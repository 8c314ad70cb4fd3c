import { describe, expect, it } from 'vitest'
import type { StoredOverride } from '../store/store.ts'
import { effectiveOverrides, forbiddenEvents } from './effective-overrides.ts'

const stored = (
  source: StoredOverride['source'],
  relation: StoredOverride['relation'],
  eventId = 'E',
): StoredOverride => ({
  a: { venue: 'kalshi', eventId },
  b: { venue: 'polymarket', eventId: 'e' },
  relation,
  source,
  createdAt: 1,
})

describe('effectiveOverrides', () => {
  it('prefers the file and lists the commands that it overrules', () => {
    const [command, file, same, again] = [
      stored('command', 'identity'),
      stored('file', 'none'),
      stored('file', 'overlap', 'F'),
      stored('command', 'overlap', 'F'),
    ]
    expect(effectiveOverrides([file, command, same, again])).toEqual({ overrides: [file, same], overruled: [command] })
  })
})

describe('forbiddenEvents', () => {
  it('lists events forbidden as a whole, not the events of forbidden markets', () => {
    const market = { ...stored('file', 'none', 'F'), a: { venue: 'kalshi', eventId: 'F', marketId: 'F-1' } }
    expect(forbiddenEvents([stored('file', 'none'), stored('file', 'identity', 'G'), market])).toEqual([
      ['kalshi:E', 'polymarket:e'],
    ])
  })
})
