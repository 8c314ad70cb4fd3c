import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { type RunningService, startService } from '../service.ts'

const A = 'kalshi:FED/FED-1'
const B = 'polymarket:77/770'

const listed = (sourceExchange: string, id: string, marketId: string) => ({
  sourceExchange,
  id,
  title: 'Will the Fed cut rates at its March 2027 meeting?',
  markets: [
    {
      marketId,
      title: 'Will the Fed cut rates at its March 2027 meeting?',
      resolutionDate: '2027-03-18T18:00:00Z',
      outcomes: ['Yes', 'No'].map((label) => ({ outcomeId: `${marketId}:${label}`, label })),
    },
  ],
})

describe('/v0/overrides', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossvenue-'))
  let service: RunningService
  const keys: Record<string, string> = {}
  const lines: string[] = []
  const send = async (method: string, path: string, { key = 'admin', body }: { key?: string; body?: unknown } = {}) => {
    const response = await fetch(service.url + path, {
      method,
      headers: { authorization: `Bearer ${keys[key]}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, ...((await response.json()) as { data: unknown; error: { message: string } }) }
  }
  const questions = async () => (await send('GET', '/v0/matched-market-clusters?marketId=polymarket:770')).data

  beforeAll(async () => {
    const catalogue = join(folder, 'catalogue.jsonl')
    const events = [listed('kalshi', 'FED', 'FED-1'), listed('polymarket', '77', '770')]
    writeFileSync(catalogue, events.map((event) => JSON.stringify(event)).join('\n'))
    const config = { ...readConfig({}), port: 0, dataDir: ':memory:' }
    service = await startService(config, {
      log: createLog('info', { write: (line) => lines.push(line) }),
      catalogue: [catalogue],
    })
    keys.admin = await service.keys.create('operator', { scope: 'admin' })
    keys.trade = await service.keys.create('trader')
    await service.ingested
  }, 120_000)
  afterAll(async () => {
    await service.close()
    rmSync(folder, { recursive: true })
  })

  it('are refused to keys without the scope admin', async () => {
    for (const [method, path] of [
      ['GET', '/v0/overrides'],
      ['POST', '/v0/overrides'],
      ['DELETE', `/v0/overrides?a=${A}&b=${B}`],
      ['GET', '/v0/faults'],
    ] as const) {
      const { status, error } = await send(method, path, { key: 'trade', ...(method === 'POST' && { body: {} }) })
      expect([status, error.message], path).toEqual([403, expect.stringContaining('needs a key with the scope admin')])
    }
  })

  it('part two markets that were matched, are listed with note and author, and are logged', async () => {
    expect(await questions()).toHaveLength(1)
    const ruling = { a: B, b: A, relation: 'none', note: 'another year' }
    const { status, data } = await send('POST', '/v0/overrides', { body: ruling })
    expect(status).toBe(200)
    const stored = {
      a: A,
      b: B,
      relation: 'none',
      note: 'another year',
      author: 'operator',
      source: 'command',
      createdAt: expect.any(String),
      isOverruled: false,
    }
    expect(data).toEqual(stored)
    expect((await send('GET', '/v0/overrides')).data).toEqual([stored])
    await expect.poll(questions, { timeout: 60_000 }).toHaveLength(0)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'an override was set', author: 'operator', note: 'another year' }),
    )
  })

  it('can be removed, in either order of the ends', async () => {
    const path = `/v0/overrides?a=${encodeURIComponent(B)}&b=${encodeURIComponent(A)}`
    expect((await send('DELETE', path)).status).toBe(200)
    expect((await send('GET', '/v0/overrides')).data).toEqual([])
    await expect.poll(questions, { timeout: 60_000 }).toHaveLength(1)
    expect(await send('DELETE', path)).toMatchObject({ status: 404 })
  })

  it.each([
    [{ a: A, b: B, relation: 'same' }, /^relation: /],
    [{ a: A, b: 'polymarket:77', relation: 'identity' }, /one end is a market, the other an event/],
    [{ a: A, b: 'polymarket:78/1', relation: 'identity' }, /there is no event polymarket:78\/1/],
    [{ a: A, relation: 'identity' }, /^b: /],
  ])('refuse %j', async (body, message) => {
    const { status, error } = await send('POST', '/v0/overrides', { body })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(error.message).toMatch(message)
  })
})
