import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@crossvenue/sandbox'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { startService } from './service.ts'

// A marked API key and marked credentials go through the whole service, in calls that succeed and in calls that fail.

const MARK = 'CANARY0123456789abcdef'

it('writes no key and no credential to a log, an error, a metric or the database', async () => {
  const sandbox = await startSandbox()
  const dataDir = mkdtempSync(join(tmpdir(), 'crossvenue-secrets-'))
  const lines: string[] = []
  const venues = ['kalshi', 'polymarket'] as const
  const config = { ...readConfig({}), port: 0, dataDir, venues: [...venues], venueUrls: sandbox.urls }
  const service = await startService(config, { log: createLog('trace', { write: (line) => lines.push(line) }) })
  const seen: string[] = []
  let key = ''
  try {
    key = await service.keys.create('test')
    const send = async (path: string, body?: unknown, bearer = key) => {
      const response = await fetch(service.url + path, {
        headers: { authorization: `Bearer ${bearer}` },
        ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      seen.push(`${JSON.stringify([...response.headers])} ${await response.text()}`)
      return response.status
    }
    const credentials = { apiKey: MARK, apiSecret: MARK, privateKey: MARK, passphrase: MARK }
    const broken = { ...credentials, privateKey: `-----BEGIN PRIVATE KEY-----\n${MARK}\n-----END PRIVATE KEY-----` }
    const statuses: number[] = []
    for (const venue of venues) {
      for (const each of [credentials, broken]) {
        statuses.push(await send(`/api/${venue}/fetchBalance`, { args: [], credentials: each }))
        statuses.push(await send(`/api/${venue}/createOrder`, { args: [{ marketId: 'x' }], credentials: each }))
      }
      expect(await send(`/api/${venue}/fetchEvents`, { args: [{ limit: 1 }], credentials })).toBe(200)
    }
    expect(statuses.every((status) => status >= 400)).toBe(true)
    await send('/api/kalshi/fetchBalance', `{"args":[],"credentials":{"apiKey":"${MARK}"`)
    expect(await send('/v0/venues', undefined, `cv_${MARK}`)).toBe(401)
    expect(await send(`/v0/venues?api_key=${MARK}`)).toBeGreaterThanOrEqual(200)
    expect(await send('/metrics')).toBe(200)
    expect(await send('/v0/status')).toBe(200)
  } finally {
    await service.close()
    await sandbox.close()
  }
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'))
  rmSync(dataDir, { recursive: true })
  expect(lines.length).toBeGreaterThan(10)
  expect(files.join('').length).toBeGreaterThan(10_000)
  for (const secret of [MARK, key]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
    expect(seen.filter((text) => text.includes(secret))).toEqual([])
    expect(files.filter((bytes) => bytes.includes(secret))).toEqual([])
  }
})
