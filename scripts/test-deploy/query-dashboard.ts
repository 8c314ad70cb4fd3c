import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse, stringify } from 'yaml'
import { startSandboxService } from '../sandbox-service.ts'

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}
interface Scraping {
  scrape_configs: { authorization: object; scrape_interval: string; static_configs: { targets: string[] }[] }[]
}

/** Metrics that a gateway on SQLite does not have. */
const OF_POSTGRES = /crossvenue_store_lag_seconds/
const SECONDS = 120

/**
 * Runs a gateway over fake venues and a Prometheus that reads it as `prometheus.yml` says, and sends it every query of the
 * dashboard. Returns how many answered with values; throws if one is refused or stays empty.
 */
export async function queryDashboard(deploy: string, below: string): Promise<string> {
  const service = await startSandboxService({ venues: ['kalshi', 'predictit'] })
  const config = parse(readFileSync(join(deploy, 'prometheus.yml'), 'utf8')) as Scraping
  const [job] = config.scrape_configs
  if (!job) throw new Error('prometheus.yml reads nothing')
  const key = join(below, 'metrics.key')
  writeFileSync(key, await service.createKey('metrics', 'read'))
  Object.assign(job.authorization, { credentials_file: key })
  const target = new URL(service.url).host
  const fast = { ...job, scrape_interval: '1s', static_configs: [{ targets: [target] }] }
  const file = join(below, 'prometheus.yml')
  writeFileSync(file, stringify({ scrape_configs: [fast] }))
  const address = `127.0.0.1:${await freePort()}`
  const prometheus = spawn(
    'prometheus',
    [`--config.file=${file}`, `--storage.tsdb.path=${join(below, 'data')}`, `--web.listen-address=${address}`],
    { stdio: 'ignore' },
  )
  const ended = once(prometheus, 'exit')
  try {
    const { panels } = JSON.parse(readFileSync(join(deploy, 'grafana.json'), 'utf8')) as Dashboard
    const queries = panels
      .flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })))
      .filter(({ expr }) => !OF_POSTGRES.test(expr))
    let empty = queries
    for (const startedAt = Date.now(); empty.length > 0; await sleep(1_000)) {
      if (Date.now() - startedAt > SECONDS * 1_000) {
        throw new Error(`no value in ${SECONDS} s: ${empty.map(({ title, expr }) => `${title}: ${expr}`).join('\n')}`)
      }
      await use(service)
      const found = await Promise.all(queries.map(({ expr }) => valuesOf(address, expr)))
      empty = queries.filter((_, index) => found[index] === 0)
    }
    return `${queries.length} queries of the dashboard have values in a real Prometheus`
  } finally {
    prometheus.kill('SIGTERM')
    await ended
    await service.close()
  }
}

/** Sends a request that a venue answers and one that it refuses, so that both are counted. */
async function use({ url, key }: { url: string; key: string }): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  const paths = ['fetchEvents?limit=1', 'fetchMarket?marketId=NONE'].map((call) => `/api/kalshi/${call}`)
  for (const path of paths) await (await fetch(url + path, { headers })).text()
}

/** Returns the number of values; 0 while Prometheus starts. Throws what Prometheus says of a query that it refuses. */
async function valuesOf(address: string, expr: string): Promise<number> {
  const query = new URLSearchParams({ query: expr.replaceAll('$__rate_interval', '20s') })
  const response = await fetch(`http://${address}/api/v1/query?${query}`).catch(() => undefined)
  if (response === undefined || response.status === 503) return 0
  const { status, error, data } = (await response.json()) as {
    status: string
    error?: string
    data?: { result: { value: [number, string] }[] }
  }
  if (status !== 'success') throw new Error(`Prometheus refuses ${expr}: ${error}`)
  return data?.result.filter(({ value }) => value[1] !== 'NaN').length ?? 0
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}
