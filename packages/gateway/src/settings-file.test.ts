import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from './commands/settings.ts'
import { parseSettings, settingsSchema } from './settings-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crossvenue-settings-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Reads the settings with a file of this text. */
function read(text: string, options = {}) {
  const config = join(folder, 'settings.yaml')
  writeFileSync(config, text)
  return readSettings({ config, ...options }, { reports: false })
}

describe('the settings file', () => {
  it('has settings by name, lists, and those of venues by id; YAML and JSON say the same', () => {
    const yaml = `
port: 8080
limits: false
venues: [kalshi, hyperliquid]
venueEnvironments:
  hyperliquid: test
venueUrls: { kalshi: 'http://127.0.0.1:9/' }
`
    const expected = {
      port: 8080,
      limits: false,
      venues: ['kalshi', 'hyperliquid'],
      venueEnvironments: { hyperliquid: 'test' },
      venueUrls: { kalshi: 'http://127.0.0.1:9' },
      ingestSeconds: 300,
    }
    expect(read(yaml)).toMatchObject(expected)
    expect(read(JSON.stringify({ ...expected, ingestSeconds: undefined }))).toMatchObject(expected)
    expect(read('')).toMatchObject({ port: 3847 })
  })

  it('yields to a variable, and that to an option; an empty variable is not set', () => {
    vi.stubEnv('CROSSVENUE_PORT', '2')
    expect(read('port: 1')).toMatchObject({ port: 2 })
    expect(read('port: 1', { port: '3' })).toMatchObject({ port: 3 })
    vi.stubEnv('CROSSVENUE_PORT', '')
    expect(read('port: 1')).toMatchObject({ port: 1 })
  })

  it('is named by a variable too, and has to exist', () => {
    const config = join(folder, 'none.yaml')
    vi.stubEnv('CROSSVENUE_CONFIG', config)
    expect(() => readSettings({}, { reports: false })).toThrow(`there is no settings file ${config}`)
  })

  it.each([
    ['host: a\nprot: 1', /settings\.yaml:2: prot: is no setting; did you mean port\?/],
    ['port: 1\nport: 2', /settings\.yaml:2: .*unique/],
    ['# first\n\nport: many', /settings\.yaml:3: CROSSVENUE_PORT must be a whole number from 0 to 65535, got "many"/],
    ['venues:\n  - kalshi\n  - kalsi', /settings\.yaml:\d: CROSSVENUE_VENUES must name venues of .* got "kalsi"/],
    ['venueKeys:\n  opinon: k', /settings\.yaml:2: venueKeys\.opinon: is no venue; did you mean opinion\?/],
    [
      'venueEnvironments:\n  kalshi: test\n  smarkets: test',
      /settings\.yaml:3: .*Smarkets|settings\.yaml:3: .*smarkets/,
    ],
    ['venueUrls: here', /settings\.yaml:1: venueUrls: must have one venue per line/],
    ['port: { a: 1 }', /settings\.yaml:1: port: must be a text, a number/],
    ['- port', /settings\.yaml:1: the file must have one setting per line/],
    ['config: other.yaml', /settings\.yaml:1: config: is no setting/],
    [
      'judgeKey: secret\nhistoryDays: 0',
      /settings\.yaml:2: CROSSVENUE_HISTORY_DAYS must be a whole number of at least 1/,
    ],
  ])('names the line of what is wrong: %j', (text, message) => {
    expect(() => read(text)).toThrow(message)
    expect(() => read(text)).toThrow(expect.objectContaining({ code: expect.stringMatching(/VALIDATION|SUPPORTED/) }))
  })

  it('names the variable where that is wrong, not the line that it replaces', () => {
    vi.stubEnv('CROSSVENUE_PORT', 'none')
    expect(() => read('port: 1')).toThrow(/^CROSSVENUE_PORT must be/)
  })

  it('has a schema with the same names, and the example of the documentation fits', () => {
    const { properties } = JSON.parse(settingsSchema()) as { properties: Record<string, object> }
    const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
    const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? []
    const { variables } = parseSettings(example, 'settings.md')
    expect(variables).toMatchObject({ CROSSVENUE_PORT: '8080', CROSSVENUE_HYPERLIQUID_ENVIRONMENT: 'test' })
    for (const [, name = ''] of example.matchAll(/^(\w+):/gm)) expect(Object.keys(properties)).toContain(name)
  })
})
