import { existsSync } from 'node:fs'
import { operations } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LookupRow } from '../packages/client/src/lookups.ts'
import { lookups } from '../packages/client/src/types.generated.ts'
import { hosted, libraryDocument, operationsOf } from '../packages/gateway/src/openapi.ts'
import { silentRouter } from '../packages/gateway/src/router/router-methods.ts'
import { problemsOf } from '../scripts/conformance/answer.ts'
import { cases } from '../scripts/conformance/cases.ts'
import { conformancePage } from '../scripts/conformance/conformance-page.ts'
import { elsewhere, unoffered } from '../scripts/conformance/elsewhere.ts'
import { reasons } from '../scripts/conformance/reasons.ts'
import { type ResolvedCase, resolveCases } from '../scripts/conformance/resolve.ts'
import { surfacesOf } from '../scripts/conformance/surfaces.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// One list of cases for every way to reach the gateway; `npm run test:python` asks them in Python.

describe('the cases', () => {
  const of = (on: string) => cases.filter((each) => each.on === on).map(({ operation }) => operation)

  it('have every operation of a venue, of the router and of the service', () => {
    // Operations of the router and of single venues' own endpoints are on no other venue.
    const ofVenues = Object.entries(operations).filter(
      ([, { group }]) => !['Matching', 'Venue endpoints'].includes(group),
    )
    expect(new Set([...of('hyperliquid'), ...of('mock')])).toEqual(new Set(ofVenues.map(([name]) => name)))
    const ofRouter = Object.keys(operations).filter((name) => silentRouter[name as 'fetchMarkets'])
    expect(of('router')).toEqual(expect.arrayContaining(ofRouter))
    expect(new Set(of('v0'))).toEqual(new Set(Object.keys(lookups)))
    const rest = Object.keys(operations).filter((name) => !cases.some(({ operation }) => operation === name))
    expect(rest).toEqual(unoffered)
  })

  it('have every route of the document, or name the tests that check it', () => {
    const { paths } = hosted(libraryDocument(), { publicUrl: 'http://127.0.0.1', venues: [] })
    const rows: readonly LookupRow[] = Object.values(lookups)
    const routes = Object.entries(paths).flatMap(([path, item]) =>
      operationsOf(item).map(({ verb }) => ({ path, verb: verb.toUpperCase() })),
    )
    const others = routes.filter(
      ({ path, verb }) => !rows.some((row) => row.path === path && (row.verb ?? 'GET') === verb),
    )
    expect(others.map(({ verb, path }) => `${verb} ${path}`).sort()).toEqual(
      ['/health', '/metrics', '/ready', '/v0/stream'].map((path) => `GET ${path}`),
    )
    const named = elsewhere.map(({ route }) => route).join(' ')
    expect(others.filter(({ path }) => !named.includes(path))).toEqual([])
    const tests = elsewhere.flatMap(({ checkedBy }) => checkedBy)
    expect(tests.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([])
  })

  it('leave no cell of the page empty', () => {
    const rows = conformancePage()
      .split('\n')
      .filter((line) => line.startsWith('| '))
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter((line) => /\|\s*\|/.test(line))).toEqual([])
    const words = rows.flatMap((line) => line.match(/^\| `.*?\| ([a-z ]+) \|/)?.[1] ?? [])
    expect(words.filter((each) => !(each in reasons))).toEqual([])
  })
})

describe('a gateway', () => {
  let service: Awaited<ReturnType<typeof startSandboxService>>
  let resolved: ResolvedCase[] = []
  // Each surface has a gateway of its own, because the calls of all would exceed what a venue allows in a minute.
  beforeEach(async () => {
    service = await startSandboxService({ venues: ['kalshi', 'predictit', 'hyperliquid', 'mock'] })
  })
  afterEach(() => service.close())

  it.each(['TypeScript', 'HTTP', 'Socket', 'MCP'])('every case has the right answer over %s', async (name) => {
    resolved = await resolveCases(service)
    const surface = surfacesOf(service).find((each) => each.name === name)
    const offered = resolved.filter((each) => surface?.offers(each))
    expect(offered.length).toBeGreaterThan(3)
    const problems: string[] = []
    for (const each of offered) {
      const answer = await surface?.ask(each)
      const expected =
        name === 'MCP' && !each.error
          ? { data: each.tool?.answer }
          : name === 'MCP'
            ? { error: { code: each.error?.code ?? '' } }
            : each
      const found = answer ? problemsOf(expected as typeof each, answer) : ['no answer']
      problems.push(
        ...found.map((problem) => `${each.on} ${each.operation} ${JSON.stringify(each.args).slice(0, 80)}: ${problem}`),
      )
    }
    expect(problems).toEqual([])
  })
})
