import { operations } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lookups } from '../packages/client/src/types.generated.ts'
import { silentRouter } from '../packages/gateway/src/router/router-methods.ts'
import { problemsOf } from '../scripts/conformance/answer.ts'
import { cases } from '../scripts/conformance/cases.ts'
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
  })
})

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
