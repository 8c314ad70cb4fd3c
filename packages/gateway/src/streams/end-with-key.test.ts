import { expect, it } from 'vitest'
import type { KeyRecord } from '../store/store.ts'
import { endWithKey } from './end-with-key.ts'

it('ends what is open for keys that are revoked, have expired or whose former secret has ended, once', async () => {
  const key = (id: string, more: Partial<KeyRecord> = {}): KeyRecord => ({
    id,
    name: id,
    scope: 'read',
    createdAt: 0,
    ...more,
  })
  const keys = [
    key('live'),
    key('revoked', { revokedAt: 5 }),
    key('expiring', { expiresAt: 20_000 }),
    key('rotated', { formerUntil: 30_000 }),
    key('rotated long ago', { formerUntil: 50 }),
  ]
  let now = 10_000
  let checks = 0
  const ended: string[] = []
  // A client opens its streams again with the present secret.
  const isOpen = (id: string) => !ended.includes(id) || id === 'rotated'
  const holder = {
    heldKeys: () => keys.map(({ id }) => id).filter(isOpen),
    endKey: (id: string) => void ended.push(id),
  }
  const list = async () => {
    checks += 1
    return keys
  }
  const polling = endWithKey({ list }, [holder], {
    everyMs: 1,
    now: () => now,
  })
  const checkedAgain = async () => {
    const before = checks
    await expect.poll(() => checks).toBeGreaterThan(before + 2)
  }
  await checkedAgain()
  expect(ended).toEqual(['revoked'])
  now = 20_000
  await checkedAgain()
  expect(ended).toEqual(['revoked', 'expiring'])
  now = 40_000
  await checkedAgain()
  await checkedAgain()
  expect(ended).toEqual(['revoked', 'expiring', 'rotated'])
  polling.stop()
})
