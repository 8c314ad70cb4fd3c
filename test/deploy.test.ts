import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../packages/gateway/src/metrics.ts'
import { settings } from '../packages/gateway/src/settings.ts'

const root = new URL('..', import.meta.url).pathname
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const isSetting = (name: string): boolean => Object.values(settings).some(({ variable }) => variable === name)
const PROGRAM = 'packages/gateway/bin/crossvenue.js'

describe('the dashboard', () => {
  const { panels, templating } = JSON.parse(read('deploy/grafana.json')) as {
    panels: { id: number; title: string; targets: { expr: string }[]; datasource: { uid: string } }[]
    templating: { list: { name: string }[] }
  }
  const named = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:crossvenue|process|nodejs)_\w+/g) ?? []),
  )

  it('shows only metrics that the service has, and all of them that are its own', async () => {
    const metrics = createMetrics()
    const text = await metrics.text()
    const known = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)
    const bare = named.map((name) => name.replace(/_bucket$/, ''))
    expect(bare.filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => name.startsWith('crossvenue_') && !bare.includes(name))).toEqual([])
  })

  it('has panels with ids and a data source of their own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const sources = new Set(templating.list.map(({ name }) => `\${${name}}`))
    expect(panels.filter(({ datasource }) => !sources.has(datasource.uid))).toEqual([])
  })
})

describe('the image', () => {
  const lines = read('deploy/Dockerfile').split('\n')
  const instruction = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))

  it('copies what exists, runs the program as another user than root', () => {
    const copied = instruction('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1))
    expect(copied).toEqual(['.'])
    const taken = instruction('COPY').flatMap((line) => line.match(/(?<=\/app\/)[\w.-]+/g) ?? [])
    expect(taken).toEqual(['package.json', 'tsconfig.json', 'node_modules', 'packages'])
    expect(JSON.parse(instruction('ENTRYPOINT')[0] ?? '')).toEqual(['node', PROGRAM])
    expect(existsSync(join(root, PROGRAM))).toBe(true)
    // The user `node` of the base image.
    expect(instruction('USER')).toEqual(['1000'])
  })

  it('sets settings that exist, and exposes the default port', () => {
    const variables = instruction('ENV').flatMap((line) => line.match(/CROSSVENUE_\w+/g) ?? [])
    expect(variables.length).toBeGreaterThan(0)
    expect(variables.filter((name) => !isSetting(name))).toEqual([])
    expect(instruction('EXPOSE')).toEqual([settings.port.default])
  })

  it('leaves nothing out of its context that its build reads', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(
      ignored.filter((line) =>
        ['packages', 'package.json', 'package-lock.json', 'scripts', 'tsconfig.json', 'docs', 'examples'].includes(
          line,
        ),
      ),
    ).toEqual([])
  })
})

describe('compose', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: object; volumes?: string[]; build?: { dockerfile: string } }>
    volumes: object
  }

  it('has two gateways on one PostgreSQL server, and Prometheus', () => {
    expect(Object.keys(services)).toEqual(['gateway-1', 'gateway-2', 'postgres', 'prometheus'])
    for (const name of ['gateway-1', 'gateway-2']) {
      expect(Object.keys(services[name]?.environment ?? {}).filter((variable) => !isSetting(variable))).toEqual([])
      expect(existsSync(join(root, services[name]?.build?.dockerfile ?? 'none'))).toBe(true)
    }
  })

  it('mounts volumes that it declares and files that exist, except the key', () => {
    const sources = Object.values(services).flatMap(({ volumes: of = [] }) =>
      of.map((each) => each.split(':')[0] ?? ''),
    )
    const missing = sources.filter((source) =>
      source.startsWith('./') ? !existsSync(join(root, 'deploy', source)) : !Object.hasOwn(volumes, source),
    )
    expect(missing).toEqual(['./metrics.key'])
  })

  it('has Prometheus read both gateways', () => {
    const { scrape_configs: jobs } = parse(read('deploy/prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[]
    }
    const targets = jobs.flatMap(({ static_configs: all }) => all.flatMap((each) => each.targets))
    expect(targets).toEqual(['gateway-1:3847', 'gateway-2:3847'])
  })
})

describe('the systemd unit', () => {
  const unit = read('deploy/crossvenue.service')

  it('starts the program with settings that exist', () => {
    const variables = [...unit.matchAll(/^Environment=(\w+)/gm)].map(([, name = '']) => name)
    expect(variables.filter((name) => !isSetting(name))).toEqual([])
    expect(unit).toContain(`node ${PROGRAM} serve`)
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  it.skipIf(!hasSystemd)('is valid for systemd', () => {
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', join(root, 'deploy/crossvenue.service')], {
      encoding: 'utf8',
    })
    const ours = stderr.split('\n').filter((line) => line.includes('crossvenue.service'))
    expect({ ours, status }).toEqual({ ours: [], status: 0 })
  })
})
