import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeys, type Keys } from './keys.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

let store: Store
let keys: Keys
let clock: number
beforeEach(async () => {
  store = await openStore(':memory:')
  clock = 1000
  let byte = 0
  keys = createKeys(store, { randomBytes: (size) => Buffer.alloc(size, ++byte), now: () => clock })
})
afterEach(() => store.close())

describe('a key', () => {
  it('is 256 random bits in the URL-safe alphabet', async () => {
    expect(await keys.create('laptop')).toBe('cv_AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE')
    const random = createKeys(store)
    const [one, other] = [await random.create('one'), await random.create('other')]
    expect(one).toMatch(/^cv_[A-Za-z0-9_-]{43}$/)
    expect(other).not.toBe(one)
  })

  it('is known as what was issued', async () => {
    const key = await keys.create(' laptop ')
    expect(await keys.verify(key)).toEqual({ id: '02020202', name: 'laptop', scope: 'trade', createdAt: 1000 })
  })

  it('has the scope trade by default', async () => {
    const [trader, reader] = [await keys.create('bot'), await keys.create('dashboard', { scope: 'read' })]
    expect(await keys.verify(trader)).toMatchObject({ scope: 'trade' })
    expect(await keys.verify(reader)).toMatchObject({ scope: 'read' })
  })

  it.each([
    '',
    'cv_',
    'cv_AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQF',
    ' cv_AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE',
  ])('is not %j', async (token) => {
    await keys.create('laptop')
    expect(await keys.verify(token)).toBeUndefined()
  })

  it('needs a name', async () => {
    await expect(keys.create('  ')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'name' })
  })

  it('is not on disk, only its hash', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'crossvenue-keys-'))
    const onDisk = await openStore(directory)
    const key = await createKeys(onDisk).create('laptop')
    await onDisk.close()
    const bytes = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'latin1'))
    expect(bytes.join().includes(createHash('sha256').update(key).digest('hex'))).toBe(true)
    expect(bytes.join().includes(key.slice(3))).toBe(false)
    rmSync(directory, { recursive: true })
  })
})

describe('the list', () => {
  it('shows no key and no hash', async () => {
    await keys.create('first')
    clock = 2000
    await keys.create('second')
    expect(await keys.list()).toEqual([
      { id: '02020202', name: 'first', scope: 'trade', createdAt: 1000 },
      { id: '04040404', name: 'second', scope: 'trade', createdAt: 2000 },
    ])
  })
})

describe('revoking', () => {
  it('ends the key of a name, and only that one', async () => {
    const [one, other] = [await keys.create('ci'), await keys.create('laptop')]
    clock = 5000
    expect((await keys.revoke('ci')).map(({ id, revokedAt }) => [id, revokedAt])).toEqual([['02020202', 5000]])
    expect(await keys.verify(one)).toBeUndefined()
    expect((await keys.verify(other))?.name).toBe('laptop')
    expect((await keys.list()).map(({ revokedAt }) => revokedAt)).toEqual([5000, undefined])
  })

  it('by another process ends a key in use within a quarter of a second', async () => {
    let passed = 1
    const here = createKeys(store, { clock: () => passed })
    const key = await here.create('ci')
    expect((await here.verify(key))?.name).toBe('ci')
    await keys.revoke('ci')
    passed += 250
    expect((await here.verify(key))?.name).toBe('ci')
    passed += 1
    expect(await here.verify(key)).toBeUndefined()
  })

  it('ends a key in use at once if it is revoked in the same process', async () => {
    const key = await keys.create('ci')
    await keys.verify(key)
    await keys.revoke('ci')
    expect(await keys.verify(key)).toBeUndefined()
  })

  it('ends one key by its id', async () => {
    const [one, two] = [await keys.create('ci'), await keys.create('laptop')]
    await keys.revoke('02020202')
    expect(await keys.verify(one)).toBeUndefined()
    expect(await keys.verify(two)).toBeDefined()
  })

  it('frees the name for another key', async () => {
    const one = await keys.create('ci')
    await expect(keys.create(' ci ')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'name',
      message: 'a key named ci exists; revoke it first or choose another name',
    })
    await keys.revoke('ci')
    const two = await keys.create('ci')
    expect(await keys.verify(one)).toBeUndefined()
    expect((await keys.verify(two))?.name).toBe('ci')
  })

  it('ends when it expires, without a word from the store', async () => {
    const key = await keys.create('guest', { expiresAt: 2_000 })
    clock = 1_999
    expect(await keys.verify(key)).toMatchObject({ name: 'guest', expiresAt: 2_000 })
    clock = 2_000
    expect(await keys.verify(key)).toBeUndefined()
  })

  it('keeps its id, scope and plan when it is rotated, and both secrets are valid during the overlap', async () => {
    const first = await keys.create('bot', { scope: 'read', plan: 'small' })
    const before = await keys.verify(first)
    const { token: second, key } = await keys.rotate('bot', { overlapMs: 500 })
    expect(second).not.toBe(first)
    expect(key).toEqual({ ...before, formerUntil: 1_500 })
    clock = 1_499
    expect([await keys.verify(first), await keys.verify(second)]).toEqual([key, key])
    clock = 1_500
    expect([await keys.verify(first), await keys.verify(second)]).toEqual([undefined, key])
  })

  it('is replaced at once without an overlap, and a second rotation ends the first secret', async () => {
    const first = await keys.create('bot')
    const { token: second } = await keys.rotate('bot', { overlapMs: 1_000 })
    const { token: third } = await keys.rotate('bot', { overlapMs: 1_000 })
    expect(await keys.verify(first)).toBeUndefined()
    expect([await keys.verify(second), await keys.verify(third)]).not.toContain(undefined)
    const { token: fourth } = await keys.rotate('bot', { overlapMs: 0 })
    expect([await keys.verify(third), await keys.verify(fourth)]).toMatchObject([undefined, { name: 'bot' }])
    await keys.revoke('bot')
    expect(await keys.verify(fourth)).toBeUndefined()
    await expect(keys.rotate('bot', { overlapMs: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('has another plan at once, with the same secret, and none again', async () => {
    const token = await keys.create('bot', { plan: 'small' })
    const before = await keys.verify(token)
    expect(await keys.setPlan('bot', 'large')).toEqual({ ...before, plan: 'large' })
    expect(await keys.verify(token)).toEqual({ ...before, plan: 'large' })
    const { plan, ...without } = before ?? {}
    expect(plan).toBe('small')
    expect(await keys.setPlan(before?.id ?? '', undefined)).toEqual(without)
    expect(await keys.verify(token)).toEqual(without)
  })

  it('keeps its plan when it is revoked, and the plan of a key that is not there is an error', async () => {
    await keys.create('bot', { plan: 'small' })
    await keys.revoke('bot')
    for (const name of ['bot', 'none']) {
      await expect(keys.setPlan(name, 'large')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await keys.list()).toMatchObject([{ name: 'bot', plan: 'small' }])
  })

  it('throws if there is nothing to revoke', async () => {
    await keys.create('ci')
    await keys.revoke('ci')
    for (const name of ['ci', 'none']) await expect(keys.revoke(name)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
