import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { bearer, errorOf, type SmallService, startSmallService } from '../__fixtures__/small-service.ts'
import { createLimits, ofPlan, sharedRates } from './limits.ts'
import { Plan } from './plans.ts'
import { parsePlans } from './read-plans.ts'

const settings = { limits: true, requestsPerMinute: 1_000, megabytesPerMinute: 1_000 }

describe('a plans file', () => {
  it('is YAML or JSON', () => {
    const plans = { default: { requestsPerMinute: 60 }, partner: { requestsPerMinute: 6_000, streams: 5 } }
    expect(parsePlans(JSON.stringify(plans), 'plans.json')).toEqual(plans)
    const yaml = 'default: {requestsPerMinute: 60}\npartner: # paid\n  requestsPerMinute: 6000\n  streams: 5\n'
    expect(parsePlans(yaml, 'plans.yaml')).toEqual(plans)
    expect(parsePlans('', 'plans.yaml')).toEqual({})
  })

  it('is documented with an example that has every limit', () => {
    const guide = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8')
    const [, example = ''] = /```yaml\n([^`]*requestsPerMinute[^`]*)```/.exec(guide) ?? []
    expect(Object.keys(parsePlans(example, 'running.md').small ?? {}).sort()).toEqual(Object.keys(Plan.shape).sort())
  })

  it.each([
    ['a:\n  streams: many\n', 'plans.yaml:2', 'a.streams: Invalid input: expected number, received string'],
    ['a:\n  streams: 5\nb:\n  calls: 0\n', 'plans.yaml:4', 'b.calls: Too small: expected number to be >0'],
    [
      '# paid\na:\n  watched: 5\n  stream: 5\n',
      'plans.yaml:4',
      'a.stream: is no limit; the limits are requestsPerMinute',
    ],
    ['a: 5\n', 'plans.yaml:1', 'a: Invalid input: expected object, received number'],
    ['a:\n  streams: [5\nb: 2', 'plans.yaml:3', 'end with a ]'],
    ['a: {}\n\nNo Name: {}\n', 'plans.yaml:3', 'No Name: the name of a plan must have only lower-case letters'],
    ['- a', 'plans.yaml:1', 'expected record'],
  ])('with an error names the line: %j', (text, place, problem) => {
    const parse = () => parsePlans(text, 'plans.yaml')
    expect(parse).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR', field: place }))
    expect(parse).toThrow(problem)
  })
})

describe('limits of plans', () => {
  const plans = { default: { requestsPerMinute: 1 }, large: { requestsPerMinute: 3 } }
  let service: SmallService | undefined
  afterEach(async () => service?.close())

  it('replace those of the default for keys of the plan', async () => {
    const limits = createLimits(settings, plans)
    const [plain, large] = [ofPlan(limits, undefined), ofPlan(limits, 'large')]
    for (let use = 0; use < 3; use++) await large.rates?.requests.consume('key')
    await expect(large.rates?.requests.consume('key')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
    await plain.rates?.requests.consume('other')
    await expect(plain.rates?.requests.consume('other')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
    expect(ofPlan(limits, 'gone')).toBe(limits)
    expect(Object.keys(sharedRates(limits))).toEqual([
      ...['requests', 'bytes', 'withoutKey', 'requests of large', 'bytes of large'],
    ])
  })

  it('hold for requests: the default for a key without a plan', async () => {
    service = await startSmallService({}, undefined, createLimits(settings, plans))
    expect((await service.get('/v0/venues', bearer)).headers.get('ratelimit-policy')).toBe('"requests";q=1;w=60')
    expect(await errorOf(await service.get('/v0/venues', bearer))).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
  })
})
