import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '../keys.ts'
import { createLog } from '../log.ts'
import { type EmptyStore, engines } from '../store/__fixtures__/engines.ts'
import { openStore } from '../store/open-store.ts'
import type { KeyUsage, Store } from '../store/store.ts'
import { keepUsage } from './keep-usage.ts'
import { readUsage } from './read-usage.ts'

const log = createLog('silent')
const never = 3_600_000
const DAY = 24 * 60 * 60 * 1_000
const at = Date.parse('2026-11-22T23:59:59.000Z')

it('writes counts together, not each', async () => {
  const written: (readonly KeyUsage[])[] = []
  const usage = keepUsage({ addUsage: async (rows) => void written.push(rows) }, { log, everyMs: never, now: () => at })
  for (let count = 0; count < 1_000; count++) usage.count('k', count % 10 === 0)
  usage.countBytes('k', 500)
  usage.count('other', false)
  expect(written).toEqual([])
  const day = '2026-11-22'
  const all = [
    { keyId: 'k', day, requests: 1_000, failed: 100, bytes: 500 },
    { keyId: 'other', day, requests: 1, failed: 0, bytes: 0 },
  ]
  expect(usage.pending()).toEqual(all)
  await usage.stop()
  expect(written).toEqual([all])
  expect(usage.pending()).toEqual([])
})

it('keeps counts that could not be written', async () => {
  const written: (readonly KeyUsage[])[] = []
  let fails = true
  const addUsage = async (rows: readonly KeyUsage[]) => {
    if (fails) throw new Error('the disk is full')
    written.push(rows)
  }
  const usage = keepUsage({ addUsage }, { log, everyMs: 1, now: () => at })
  usage.count('k', false)
  await expect.poll(() => usage.pending()).toMatchObject([{ requests: 1 }])
  usage.count('k', true)
  fails = false
  await usage.stop()
  expect(written.flat().reduce((sum, { requests }) => sum + requests, 0)).toBe(2)
})

describe.each(engines)('usage in $name', ({ missing, prepare }) => {
  describe.skipIf(missing !== undefined)('of keys', () => {
    let empty: EmptyStore
    let store: Store
    beforeEach(async () => {
      empty = await prepare()
      store = await openStore(empty.location)
    })
    afterEach(async () => {
      await store.close()
      await empty.remove()
    })

    it('is the sum of what several processes counted, by UTC day', async () => {
      await createKeys(store, { now: () => 0 }).create('bot', { plan: 'small' })
      await createKeys(store, { now: () => 1 }).create('other')
      const [{ id = '' } = {}] = await store.keys.list()
      let now = at
      const processes = [1, 2].map(() => keepUsage(store.keys, { log, everyMs: never, now: () => now }))
      for (const usage of processes) usage.count(id, false)
      now += 2_000
      for (const usage of processes) usage.count(id, true)
      await Promise.all(processes.map((usage) => usage.stop()))
      const pending = [{ keyId: id, day: '2026-11-23', requests: 1, failed: 0, bytes: 70 }]
      const plans = { small: { streams: 2 } }
      expect(await readUsage(store.keys, { key: 'bot', days: 2, now, pending, plans })).toEqual([
        {
          id,
          name: 'bot',
          scope: 'trade',
          plan: 'small',
          limits: { streams: 2 },
          createdAt: '1970-01-01T00:00:00.000Z',
          total: { requests: 5, failed: 2, bytes: 70 },
          days: [
            { day: '2026-11-22', requests: 2, failed: 0, bytes: 0 },
            { day: '2026-11-23', requests: 3, failed: 2, bytes: 70 },
          ],
        },
      ])
      expect(await readUsage(store.keys, { days: 1, now: now + DAY })).toMatchObject([
        { name: 'bot', total: { requests: 0 }, days: [] },
        { name: 'other', total: { requests: 0 }, days: [] },
      ])
      await expect(readUsage(store.keys, { key: 'none', days: 1, now })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('is counted for a key whose secret was replaced, in the same row', async () => {
      const keys = createKeys(store)
      const first = await keys.create('bot')
      const { token } = await keys.rotate('bot', { overlapMs: DAY })
      const [a, b] = [await keys.verify(first), await keys.verify(token)]
      expect(a?.id).toBe(b?.id)
      expect(await createKeys(store).verify(first)).toEqual(a)
    })
  })
})
