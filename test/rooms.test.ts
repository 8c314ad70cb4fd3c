import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

// Who may import whom. Compilers do not enforce it: npm hoists every package to where all can reach it.
//
//   gateway -> matcher -> (types) venues
//   gateway -> venues        sandbox -> (types) venues        explorer -> client -> nothing

const rooms = ['client', 'explorer', 'gateway', 'matcher', 'sandbox', 'venues'] as const
type Room = (typeof rooms)[number]

interface Import {
  /** From the root of the repository. */
  file: string
  target: string
  typeOnly: boolean
}

const allowed: Record<Room, readonly string[]> = {
  gateway: ['@crossvenue/matcher', '@crossvenue/matcher/basics', '@crossvenue/venues', '@crossvenue/venues/basics'],
  matcher: [],
  sandbox: [],
  venues: [],
  client: [],
  // Only the published client, which is a development dependency because the page is built.
  explorer: ['crossvenue'],
}
const allowedTypes: Partial<Record<Room, readonly string[]>> = {
  matcher: ['@crossvenue/venues'],
  sandbox: ['@crossvenue/venues'],
}

/** Packages that operators install if they want what these bring; the error without one names the command. */
const optional: Partial<Record<Room, readonly string[]>> = { gateway: ['@opentelemetry/sdk-node'] }

const belowStore = ['store', 'threads', 'log.ts', 'scope.ts']

const importPattern = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(importPattern)].map(([, type, named, loaded]) => ({
    file,
    target: (named ?? loaded) as string,
    typeOnly: type !== undefined,
  }))
}

/** Returns the problem of one import; undefined if it has none. */
function problem({ file, target, typeOnly }: Import): string | undefined {
  const [, room, , ...path] = file.split('/') as [string, Room, string, ...string[]]
  if (target.startsWith('.')) return relativeProblem(file, posix.join(posix.dirname(file), target))
  // A test may stand anything beside what it tests.
  if (file.endsWith('.test.ts') || file.includes('/__fixtures__/')) return undefined
  if (target === 'crossvenue' || target.startsWith('@crossvenue/')) {
    if (allowed[room].includes(target)) return undefined
    if (typeOnly && allowedTypes[room]?.includes(target)) return undefined
    // The gateway plays fake venues only where a command asks for them.
    if (room === 'gateway' && path[0] === 'commands' && target === '@crossvenue/sandbox') return undefined
    return `${room} may not import ${typeOnly ? '' : 'values of '}${target}`
  }
  if (room === 'client') return 'the client imports nothing'
  if (isBuiltin(target)) return target.startsWith('node:') ? undefined : `write node:${target}`
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/')
  return [...dependenciesOf(room), ...(optional[room] ?? [])].includes(name)
    ? undefined
    : `${name} is no dependency of ${room}`
}

function relativeProblem(file: string, target: string): string | undefined {
  const [, room, , folder, venue] = file.split('/') as [string, Room, string, ...string[]]
  const home = `packages/${room}/src/`
  if (!target.startsWith(home)) return target.endsWith('.json') ? undefined : `${target} is in another room`
  const [targetFolder, targetVenue] = target.slice(home.length).split('/')
  // The store is below all other folders of the gateway: it has its own types of what they make.
  const isOfStore = room === 'gateway' && folder === 'store' && !file.endsWith('.test.ts')
  if (isOfStore && !belowStore.includes(targetFolder ?? '')) return `the store may not import ${targetFolder}`
  if (room !== 'venues') return undefined
  if (folder === 'venues') {
    if (targetFolder === 'venues') {
      // The play environment of a venue is the venue's own code under other hosts: kalshi-demo is kalshi.
      const isOwn = targetVenue === venue || venue?.startsWith(`${targetVenue}-`)
      return isOwn ? undefined : 'a venue may not import another venue'
    }
    const above = ['index.ts', 'registry.generated.ts', 'create-venue.ts', 'open-venue.ts', 'alone'].includes(
      targetFolder ?? '',
    )
    return above ? `a venue may not import ${targetFolder}, which imports it` : undefined
  }
  const mayNameVenues = ['registry.generated.ts', 'alone'].includes(folder ?? '') || folder?.endsWith('.test.ts')
  return targetFolder === 'venues' && !mayNameVenues
    ? 'only the registry and the entries of single venues import venues'
    : undefined
}

function dependenciesOf(room: Room): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`packages/${room}/package.json`))
  return Object.keys(room === 'explorer' ? devDependencies : dependencies)
}

function read(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
}

const all: Import[] = rooms.flatMap((room) =>
  readdirSync(new URL(`../packages/${room}/src`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => importsOf(`packages/${room}/src/${file}`, read(`packages/${room}/src/${file}`))),
)

describe('rooms', () => {
  it.each(rooms)('%s imports only what it may', (room) => {
    const own = all.filter(({ file }) => file.startsWith(`packages/${room}/`))
    expect(own.length).toBeGreaterThan(0)
    const checked = own.map((each) => ({ file: each.file, problem: problem(each) }))
    expect(checked.filter(({ problem }) => problem !== undefined)).toEqual([])
  })
})

describe('the rules', () => {
  const problemsOf = (file: string, text: string) => importsOf(file, text).map(problem)

  it.each([
    ['packages/client/src/a.ts', "import { z } from 'zod'", 'the client imports nothing'],
    ['packages/client/src/a.ts', "import fs from 'node:fs'", 'the client imports nothing'],
    [
      'packages/client/src/a.ts',
      "import type { Venue } from '@crossvenue/venues'",
      'client may not import @crossvenue/venues',
    ],
    [
      'packages/matcher/src/a.ts',
      "import { operations } from '@crossvenue/venues'",
      'matcher may not import values of @crossvenue/venues',
    ],
    [
      'packages/sandbox/src/a.ts',
      "export {\n  operations,\n} from '@crossvenue/venues'",
      'sandbox may not import values of @crossvenue/venues',
    ],
    [
      'packages/venues/src/a.ts',
      "import type { Edge } from '@crossvenue/matcher'",
      'venues may not import @crossvenue/matcher',
    ],
    [
      'packages/gateway/src/routes/a.ts',
      "const sandbox = await import('@crossvenue/sandbox')",
      'gateway may not import values of @crossvenue/sandbox',
    ],
    [
      'packages/gateway/src/a.ts',
      "import '../../venues/src/index.ts'",
      'packages/venues/src/index.ts is in another room',
    ],
    [
      'packages/gateway/src/store/a.ts',
      "import type { Churn } from '../clusters/churn.ts'",
      'the store may not import clusters',
    ],
    [
      'packages/gateway/src/store/a.ts',
      "import { quoteSide } from '../questions/quote-sides.ts'",
      'the store may not import questions',
    ],
    [
      'packages/explorer/src/a.tsx',
      "import { x } from '@crossvenue/venues'",
      'explorer may not import values of @crossvenue/venues',
    ],
    ['packages/venues/src/a.ts', "import { Hono } from 'hono'", 'hono is no dependency of venues'],
    [
      'packages/venues/src/a.ts',
      "import { venue } from './venues/kalshi/index.ts'",
      'only the registry and the entries of single venues import venues',
    ],
    [
      'packages/venues/src/venues/kalshi/parse.ts',
      "import { x } from '../polymarket/parse.ts'",
      'a venue may not import another venue',
    ],
    [
      'packages/venues/src/venues/kalshi/parse.ts',
      "import { x } from '../../index.ts'",
      'a venue may not import index.ts, which imports it',
    ],
  ])('refuse in %s: %s', (file, text, found) => expect(problemsOf(file, text)).toEqual([found]))

  it.each([
    ['packages/gateway/src/commands/demo.ts', "import { startSandbox } from '@crossvenue/sandbox'"],
    ['packages/matcher/src/a.ts', "import type { UnifiedEvent } from '@crossvenue/venues'"],
    ['packages/sandbox/src/contract.test.ts', "import { checkVenue } from '@crossvenue/venues/contract'"],
    ['packages/venues/src/registry.generated.ts', "import { venue as kalshi } from './venues/kalshi/index.ts'"],
    ['packages/venues/src/venues/kalshi/index.ts', "import { completeVenue } from '../../complete.ts'"],
    ['packages/venues/src/venues/kalshi-demo/index.ts', "import { createKalshi } from '../kalshi/index.ts'"],
    ['packages/venues/src/a.ts', "import { z } from 'zod'"],
  ])('allow in %s: %s', (file, text) => expect(problemsOf(file, text)).toEqual([undefined]))
})
