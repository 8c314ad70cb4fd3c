import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { errorOf } from './__fixtures__/small-service.ts'
import { readConfig } from './config.ts'
import { createKeys } from './keys.ts'
import { createLog } from './log.ts'
import { startService } from './service.ts'
import { openStore } from './store/open-store.ts'
import { readUsage } from './usage/read-usage.ts'

const dataOf = async (response: Response) => ((await response.json()) as { data: unknown[] }).data
const HOUR = 3_600_000
const CLIENTS = 20
const ROTATIONS = 5

it('a key that is rotated under load by another process loses no request, and each is counted', {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'crossvenue-rotation-'))
  const catalogue = join(dataDir, 'none.jsonl')
  writeFileSync(catalogue, '')
  const config = { ...readConfig({}), port: 0, dataDir }
  const service = await startService(config, { log: createLog('silent'), catalogue: [catalogue] })
  const command = await openStore(dataDir)
  const keys = createKeys(command)
  let secret = await keys.create('bot')
  const statuses = new Map<number, number>()
  /** How often each client has been answered with the present secret. */
  let answered = Array.from({ length: CLIENTS }, () => 0)
  let isOver = false

  const request = async (path: string, withSecret: string): Promise<Response> =>
    fetch(service.url + path, { headers: { authorization: `Bearer ${withSecret}` } })
  const client = async (number: number): Promise<void> => {
    while (!isOver) {
      const used = secret
      const response = await request('/v0/venues', used)
      await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (used === secret) answered[number] = (answered[number] ?? 0) + 1
    }
  }
  const clients = Promise.all(answered.map((_, number) => client(number)))
  const former: string[] = []
  for (let rotation = 0; rotation < ROTATIONS; rotation++) {
    // Each client uses the present secret before it becomes the former one.
    await expect.poll(() => Math.min(...answered), { timeout: 60_000 }).toBeGreaterThan(2)
    const { token } = await keys.rotate('bot', { overlapMs: HOUR })
    former.push(secret)
    secret = token
    answered = answered.map(() => 0)
  }
  await expect.poll(() => Math.min(...answered), { timeout: 60_000 }).toBeGreaterThan(2)
  isOver = true
  await clients
  expect([...statuses.keys()]).toEqual([200])

  // The last former secret is valid, those before it are not.
  const valid = await Promise.all(former.map(async (each) => (await request('/v0/venues', each)).status))
  expect(valid).toEqual([401, 401, 401, 401, 200])
  const [own] = await dataOf(await request('/v0/usage', secret))
  const sent = (statuses.get(200) ?? 0) + 1
  expect(own).toMatchObject({ name: 'bot', scope: 'trade', total: { requests: sent, failed: 0 } })
  const refused = await request('/v0/usage?key=all', secret)
  expect([refused.status, await errorOf(refused)]).toMatchObject([403, { code: 'PERMISSION_DENIED' }])
  const admin = await keys.create('operator', { scope: 'admin' })
  const all = await dataOf(await request('/v0/usage?key=all', admin))
  expect(all).toMatchObject([{ name: 'bot' }, { name: 'operator', scope: 'admin' }])

  await service.close()
  // Its requests for the usage are counted too, once they are answered.
  const stored = await readUsage(command.keys, { key: 'bot', days: 2, now: Date.now() })
  expect(stored).toMatchObject([{ total: { requests: sent + 2, failed: 1 } }])
  await command.close()
  rmSync(dataDir, { recursive: true })
})
