import { homedir } from 'node:os'
import { join } from 'node:path'
import { venues } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('has defaults', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3847,
      dataDir: expect.stringMatching(/\.crossvenue$/),
      venues: Object.keys(venues),
      venueUrls: {},
      venueEnvironments: {},
      venueKeys: {},
      ingestSeconds: 300,
      maxEvents: 50_000,
      bookSeconds: 900,
      calculationsWithoutKey: false,
      limits: true,
      privateWebhooks: false,
      historyDays: 30,
      historyRows: 5_000_000,
      requestsPerMinute: 600_000,
      megabytesPerMinute: 50_000,
      logLevel: 'info',
    })
  })

  it('has a judge if its address and its model are set', () => {
    const [url, model] = ['https://models.example.test/v1', 'small']
    const both = { CROSSVENUE_JUDGE_URL: url, CROSSVENUE_JUDGE_MODEL: model }
    expect(readConfig(both).judge).toEqual({ url, model, band: [0.5, 0.8] })
    expect(readConfig({ ...both, CROSSVENUE_JUDGE_KEY: 'k', CROSSVENUE_JUDGE_BAND: '0.6-1' }).judge).toEqual({
      url,
      model,
      key: 'k',
      band: [0.6, 1],
    })
    const wrong: [Record<string, string>, string][] = [
      [{ CROSSVENUE_JUDGE_URL: url }, 'CROSSVENUE_JUDGE_MODEL'],
      [{ CROSSVENUE_JUDGE_MODEL: model }, 'CROSSVENUE_JUDGE_URL'],
      [{ ...both, CROSSVENUE_JUDGE_BAND: '0.9-0.5' }, 'CROSSVENUE_JUDGE_BAND'],
      [{ ...both, CROSSVENUE_JUDGE_BAND: 'low-high' }, 'CROSSVENUE_JUDGE_BAND'],
    ]
    for (const [given, field] of wrong) expect(() => readConfig(given)).toThrow(expect.objectContaining({ field }))
  })

  it('has embeddings if their address and their model are set', () => {
    const [url, model] = ['https://models.example.test/v1', 'small']
    const both = { CROSSVENUE_EMBEDDINGS_URL: url, CROSSVENUE_EMBEDDINGS_MODEL: model }
    expect(readConfig(both).embeddings).toEqual({ url, model, band: [0.5, 0.8], range: [0.5, 0.9] })
    const more = { CROSSVENUE_EMBEDDINGS_BAND: '0.6-0.9', CROSSVENUE_EMBEDDINGS_RANGE: '0.2-0.7' }
    expect(readConfig({ ...both, ...more }).embeddings).toEqual({ url, model, band: [0.6, 0.9], range: [0.2, 0.7] })
    expect(() => readConfig({ CROSSVENUE_EMBEDDINGS_URL: url })).toThrow(
      expect.objectContaining({ field: 'CROSSVENUE_EMBEDDINGS_MODEL' }),
    )
  })

  it('reads every variable', () => {
    expect(
      readConfig({
        CROSSVENUE_HOST: '0.0.0.0',
        CROSSVENUE_PORT: '0',
        CROSSVENUE_DATA: './data',
        CROSSVENUE_PUBLIC_URL: 'https://gateway.example.test/',
        CROSSVENUE_OVERRIDES: './overrides.jsonl',
        CROSSVENUE_PRIVATE_WEBHOOKS: 'true',
        CROSSVENUE_HISTORY_DAYS: '7',
        CROSSVENUE_HISTORY_ROWS: '1000',
        CROSSVENUE_VENUES: 'kalshi, manifold',
        CROSSVENUE_KALSHI_URL: 'http://127.0.0.1:9001/',
        CROSSVENUE_METACULUS_KEY: 'secret',
        CROSSVENUE_KALSHI_ENVIRONMENT: 'test',
        CROSSVENUE_INGEST_SECONDS: '60',
        CROSSVENUE_MAX_EVENTS: '5000',
        CROSSVENUE_BOOK_SECONDS: '0',
        CROSSVENUE_CALCULATIONS_WITHOUT_KEY: 'true',
        CROSSVENUE_LIMITS: 'false',
        CROSSVENUE_REQUESTS_PER_MINUTE: '600',
        CROSSVENUE_MEGABYTES_PER_MINUTE: '50',
        CROSSVENUE_LOG_LEVEL: 'debug',
        UNRELATED: 'x',
      }),
    ).toEqual({
      host: '0.0.0.0',
      port: 0,
      dataDir: './data',
      publicUrl: 'https://gateway.example.test',
      overrides: './overrides.jsonl',
      venues: ['kalshi', 'manifold'],
      venueUrls: { kalshi: 'http://127.0.0.1:9001' },
      venueEnvironments: { kalshi: 'test' },
      venueKeys: { metaculus: 'secret' },
      ingestSeconds: 60,
      maxEvents: 5000,
      bookSeconds: 0,
      calculationsWithoutKey: true,
      limits: false,
      privateWebhooks: true,
      historyDays: 7,
      historyRows: 1_000,
      requestsPerMinute: 600,
      megabytesPerMinute: 50,
      logLevel: 'debug',
    })
  })

  it('accepts an address for every venue', () => {
    const names = Object.keys(venues).map(
      (id) => [id, `CROSSVENUE_${id.toUpperCase().replaceAll('-', '_')}_URL`] as const,
    )
    const environment = Object.fromEntries(
      names.map(([id, name]) => [name, `https://${id.replaceAll('_', '-')}.example.test`]),
    )
    const expected = Object.fromEntries(names.map(([id]) => [id, `https://${id.replaceAll('_', '-')}.example.test`]))
    expect(readConfig(environment).venueUrls).toEqual(expected)
  })

  it('reads a variable set to nothing as not set', () => {
    expect(readConfig({ CROSSVENUE_PORT: '', CROSSVENUE_KALSHI_URL: '' })).toEqual(readConfig({}))
  })

  it('names the allowed values and the invalid one in an error', () => {
    expect(() => readConfig({ CROSSVENUE_PORT: '65536' })).toThrow(
      'CROSSVENUE_PORT must be a whole number from 0 to 65535, got "65536"',
    )
    expect(() => readConfig({ CROSSVENUE_LOG_LEVEL: 'loud' })).toThrow(/must be one of trace, .*, silent, got "loud"/)
    expect(() => readConfig({ CROSSVENUE_VENUES: 'kalshii' })).toThrow(/must name venues of .*, got "kalshii"/)
  })

  it('refuses a network that a venue does not have', () => {
    const problem =
      /^CROSSVENUE_POLYMARKET_ENVIRONMENT: polymarket has no test network; these venues have one: .*hyperliquid/
    expect(() => readConfig({ CROSSVENUE_POLYMARKET_ENVIRONMENT: 'test' })).toThrow(problem)
    expect(() => readConfig({ CROSSVENUE_KALSHI_ENVIRONMENT: 'testnet' })).toThrow(
      'CROSSVENUE_KALSHI_ENVIRONMENT must be production or test, got "testnet"',
    )
  })

  it('expands ~ to the home directory', () => {
    expect(readConfig({ CROSSVENUE_DATA: '~/store' }).dataDir).toBe(join(homedir(), 'store'))
    expect(readConfig({ CROSSVENUE_DATA: '/tmp/~/store' }).dataDir).toBe('/tmp/~/store')
  })

  it.each([
    ['CROSSVENUE_PORT', '80a'],
    ['CROSSVENUE_PORT', '65536'],
    ['CROSSVENUE_PUBLIC_URL', 'gateway.example.test'],
    ['CROSSVENUE_PUBLIC_URL', 'ftp://gateway.example.test'],
    ['CROSSVENUE_VENUES', 'kalshi,kalshii'],
    ['CROSSVENUE_KALSHI_URL', 'localhost'],
    ['CROSSVENUE_INGEST_SECONDS', '0'],
    ['CROSSVENUE_CALCULATIONS_WITHOUT_KEY', 'yes'],
    ['CROSSVENUE_LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and names it', (field, value) => {
    expect(() => readConfig({ [field]: value })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR', field, message: expect.stringContaining(field) }),
    )
  })
})
