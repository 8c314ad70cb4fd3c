import { describe, expect, it } from 'vitest'
import * as models from './models.ts'
import { openapi } from './openapi.ts'
import { methods, type Operation, operations } from './operations.ts'
import * as parameters from './parameters.ts'
import type { Venue } from './venue.ts'

const unused = async () => {
  throw new Error('not called')
}
const all = Object.fromEntries(methods.map((method) => [method, unused]))
const first = { id: 'first', name: 'First', fetchEvents: unused, fetchOrderBook: unused, fetchTrades: unused } as Venue
const second = { id: 'second', name: 'Second', fetchEvents: unused, close: unused, getExecutionPrice: unused } as Venue

// biome-ignore lint/suspicious/noExplicitAny: a document is walked by names
type Json = any
const document: Json = openapi([first, second], '1.2.3')
const body = (method: string): Json => {
  const name = `${method.charAt(0).toUpperCase()}${method.slice(1)}Request`
  const { schema } = document.paths[`/api/{exchange}/${method}`].post.requestBody.content['application/json']
  expect(schema).toEqual({ $ref: `#/components/schemas/${name}` })
  return document.components.schemas[name]
}

describe('openapi', () => {
  it('has a path for each operation that a venue offers, with the venues that do', () => {
    expect(Object.keys(document.paths)).toEqual([
      '/api/{exchange}/fetchEvents',
      '/api/{exchange}/fetchOrderBook',
      '/api/{exchange}/fetchTrades',
      '/api/{exchange}/getExecutionPrice',
      '/api/{exchange}/close',
    ])
    const exchanges = (method: string) => document.paths[`/api/{exchange}/${method}`].parameters[0].schema.enum
    expect(exchanges('fetchEvents')).toEqual(['first', 'second'])
    expect(exchanges('close')).toEqual(['second'])
  })

  it('describes GET where the table allows it and no credentials are needed', () => {
    const everything: Json = openapi([{ id: 'all', name: 'All', ...all } as Venue], '1.2.3')
    for (const method of methods) {
      const verbs = Object.keys(everything.paths[`/api/{exchange}/${method}`]).filter((verb) => verb !== 'parameters')
      const { get, account, args } = operations[method] as Operation
      const isPublic = !account || args.some(({ name }) => name === 'address')
      expect([method, ...verbs]).toEqual([method, ...(get && isPublic ? ['get'] : []), 'post'])
    }
  })

  it('describes the positional arguments exactly', () => {
    const { args } = body('fetchOrderBook').properties
    expect(args).toMatchObject({ type: 'array', minItems: 1, maxItems: 3 })
    expect(args.prefixItems.map(({ title }: Json) => title)).toEqual(['outcomeId', 'limit', 'params'])
    expect(args.prefixItems[0]).toMatchObject({ type: 'string', minLength: 1 })
    // JSON has no undefined: an optional argument that is not given is null.
    expect(args.prefixItems[1].anyOf).toContainEqual({ type: 'null' })
    expect(args.prefixItems[2]).toEqual({
      title: 'params',
      anyOf: [{ $ref: '#/components/schemas/OrderBookParams' }, { type: 'null' }],
    })
    expect(body('fetchOrderBook').required).toEqual(['args'])
    expect(body('close').properties.args).toMatchObject({ minItems: 0, maxItems: 0, items: {} })
  })

  it('names the arguments of a GET, and the fields of an options object', () => {
    const query: Json[] = document.paths['/api/{exchange}/fetchEvents'].get.parameters
    const named = Object.fromEntries(query.map((parameter) => [parameter.name, parameter]))
    expect(named.limit).toMatchObject({ in: 'query', required: false, schema: { type: 'integer', minimum: 1 } })
    expect(named.tags).toMatchObject({ style: 'form', explode: false, schema: { type: 'array' } })
    expect(named.filter.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/EventFilterCriteria',
    })
    const book: Json[] = document.paths['/api/{exchange}/fetchOrderBook'].get.parameters
    expect(book.map(({ name, required }) => [name, required])).toEqual([
      ['outcomeId', true],
      ['limit', false],
      ['side', false],
      ['outcome', false],
      ['withFees', false],
      ['since', false],
      ['until', false],
    ])
  })

  it('refuses unknown names in bodies, and uses no form that client generators reject', () => {
    const everything: Json = openapi([{ id: 'all', name: 'All', ...all } as Venue], '1.2.3')
    for (const method of methods) {
      const { schema } = everything.paths[`/api/{exchange}/${method}`].post.requestBody.content['application/json']
      const [, name = ''] = /^#\/components\/schemas\/(\w+Request)$/.exec(schema.$ref) ?? []
      expect(everything.components.schemas[name]).toMatchObject({ additionalProperties: false })
    }
    expect(JSON.stringify(everything)).not.toMatch(/"items":false|"const":(true|false)/)
    const inQueries: Json[] = methods.flatMap(
      (method) => everything.paths[`/api/{exchange}/${method}`].get?.parameters ?? [],
    )
    for (const { name, content } of inQueries.filter((parameter) => parameter.content)) {
      expect(content['application/json'].schema, name).toEqual({ $ref: expect.any(String) })
    }
  })

  it('marks dates with their format and without a pattern', () => {
    const { schemas } = document.components
    const anyOf = [
      { type: 'string', format: 'date-time' },
      { type: 'string', format: 'date' },
    ]
    expect(schemas.InstantOrDate).toMatchObject({ anyOf })
    expect(schemas.Instant).toMatchObject({ anyOf })
    expect(schemas.UnifiedMarket.properties.resolutionDate).toMatchObject({
      $ref: '#/components/schemas/InstantOrDate',
    })
  })

  it('wraps results and errors in the envelope', () => {
    const { responses } = document.paths['/api/{exchange}/fetchOrderBook'].post
    const { schemas } = document.components
    expect(responses[200].content['application/json'].schema.$ref).toBe('#/components/schemas/FetchOrderBookResponse')
    expect(schemas.FetchOrderBookResponse).toEqual({
      type: 'object',
      properties: {
        success: { type: 'boolean', description: 'Always true.' },
        data: { $ref: '#/components/schemas/OrderBook' },
      },
      required: ['success', 'data'],
    })
    expect(schemas.CloseResponse.required).toEqual(['success'])
    expect(schemas.FetchEventsResponse.properties.meta).toEqual({ $ref: '#/components/schemas/ListMeta' })
    expect(schemas.Failure.properties.error.required).toEqual(['code', 'message', 'retryable'])
  })

  it('has the models that its operations use as components and no others', () => {
    const ids = Object.keys(document.components.schemas)
    expect(ids).toEqual(expect.arrayContaining(['EventFetchParams', 'Failure', 'OrderBook', 'Trade', 'UnifiedMarket']))
    // Orders and matches are offered by neither venue.
    for (const id of ['Order', 'CreateOrderParams', 'CreateOrderRequest', 'MatchResult', 'FetchArbitrageParams'])
      expect(ids).not.toContain(id)
    const everything: Json = openapi([{ id: 'all', name: 'All', ...all } as Venue], '1.2.3')
    const name = (method: string) => `${method.charAt(0).toUpperCase()}${method.slice(1)}`
    expect(Object.keys(everything.components.schemas)).toEqual([
      ...Object.keys({ ...models, ...parameters }).sort(),
      ...['ListMeta', 'Failure'],
      ...methods.flatMap((method) => [`${name(method)}Request`, `${name(method)}Response`]),
    ])
  })

  it('has no reference that leads nowhere', () => {
    const text = JSON.stringify(document)
    const addresses = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(addresses.length).toBeGreaterThan(20)
    for (const [, kind, id] of addresses) expect(document.components[kind as string]).toHaveProperty(id as string)
    expect(text).not.toContain('$defs')
    expect(text).not.toContain('9007199254740991')
  })

  it('names every operation once and puts it under a known tag', () => {
    const described: Json[] = Object.values<Json>(document.paths).flatMap(({ get, post }) =>
      get ? [get, post] : [post],
    )
    const names = described.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(document.tags.map(({ name }: Json) => name)).toEqual(['Market data', 'Calculations', 'Streams'])
    for (const { tags, summary } of described) {
      expect(document.tags.map(({ name }: Json) => name)).toContain(tags[0])
      expect(summary).toMatch(/\.$/)
    }
  })
})
