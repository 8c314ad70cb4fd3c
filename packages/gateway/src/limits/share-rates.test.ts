import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmptyStore, engines } from '../store/__fixtures__/engines.ts'
import { openStore } from '../store/open-store.ts'
import type { SharedUse, Store, Use } from '../store/store.ts'
import { createRate } from './rate.ts'
import { createExchange } from './share-rates.ts'

/** Sums uses as a store does; the test moves the minute. */
function sharedSums() {
  const sums = new Map<string, SharedUse>()
  const shared = {
    minute: 1,
    async share(uses: readonly Use[]): Promise<SharedUse[]> {
      return uses.map(({ rate, owner, used }) => {
        const before = sums.get(`${rate} ${owner}`)
        const sum = used + (before?.minute === shared.minute ? before.used : 0)
        const use = { rate, owner, used: sum, minute: shared.minute }
        sums.set(`${rate} ${owner}`, use)
        return use
      })
    },
  }
  return shared
}

function gatewayOn(share: (uses: readonly Use[]) => Promise<SharedUse[]>, max: number) {
  const requests = createRate('requests', max)
  return { ...requests, exchange: createExchange({ requests }, share) }
}

it('refuses on one gateway what was used up on another', async () => {
  const { share } = sharedSums()
  const [one, other] = [gatewayOn(share, 3), gatewayOn(share, 3)]
  for (let use = 0; use < 3; use++) await one.consume('key')
  await one.exchange()
  await other.consume('key')
  await other.exchange()
  await expect(other.consume('key')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
  await expect(other.consume('another key')).resolves.toBeDefined()
})

it('counts each use of another gateway once', async () => {
  const { share } = sharedSums()
  const [one, other] = [gatewayOn(share, 10), gatewayOn(share, 10)]
  for (let round = 0; round < 4; round++) {
    await one.consume('key')
    await other.consume('key')
    await one.exchange()
    await other.exchange()
  }
  // Four of its own, four of the other gateway, and this one.
  expect((await other.consume('key'))[1]?.[1]).toMatch(/^"requests";r=1;/)
})

it('begins again with the next minute', async () => {
  const shared = sharedSums()
  const [one, other] = [gatewayOn(shared.share, 10), gatewayOn(shared.share, 10)]
  for (let use = 0; use < 5; use++) await one.consume('key')
  await one.exchange()
  shared.minute = 2
  await other.consume('key')
  await other.exchange()
  expect((await other.consume('key'))[1]?.[1]).toMatch(/^"requests";r=8;/)
})

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

describe.skipIf(postgres?.missing !== undefined)('PostgreSQL', () => {
  let empty: EmptyStore
  let store: Store
  beforeEach(async () => {
    empty = (await postgres?.prepare()) as EmptyStore
    store = await openStore(empty.location)
  })
  afterEach(async () => {
    await store.close()
    await empty.remove()
  })

  it('sums the uses of a minute', async () => {
    const [first] = (await store.shareUses?.([{ rate: 'requests', owner: 'key', used: 3 }])) ?? []
    const [second, other] =
      (await store.shareUses?.([
        { rate: 'requests', owner: 'key', used: 4 },
        { rate: 'bytes', owner: 'key', used: 9 },
      ])) ?? []
    const minute = expect.any(Number)
    expect(first).toEqual({ rate: 'requests', owner: 'key', used: 3, minute })
    const byRate = new Map([second, other].map((use) => [use?.rate, use?.used]))
    expect(byRate).toEqual(
      new Map([
        ['bytes', 9],
        ['requests', first?.minute === second?.minute ? 7 : 4],
      ]),
    )
  })
})
