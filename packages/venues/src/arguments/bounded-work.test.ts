import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getExecutionPriceDetailed } from '../calculations.ts'
import type { OrderBook, UnifiedEvent, UnifiedMarket } from '../models.ts'
import * as models from '../models.ts'
import { type Argument, methods, operations } from '../operations.ts'
import { filterEvents, filterMarkets } from '../paging/filters.ts'

/** Counts every read of a property, however deep. */
function counted<T extends object>(value: T): { value: T; reads: () => number } {
  let reads = 0
  const watch = <U extends object>(target: U): U =>
    new Proxy(target, {
      get(inner, key, receiver) {
        reads += 1
        const found = Reflect.get(inner, key, receiver)
        return typeof found === 'object' && found !== null ? watch(found) : found
      },
    })
  return { value: watch(value), reads: () => reads }
}

const tags = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}`)
const markets = (count: number): UnifiedMarket[] =>
  Array.from({ length: count }, (_, index) => ({
    marketId: `m${index}`,
    title: 'Fed',
    outcomes: [],
    tags: tags(20, 'has'),
  }))
const events = (count: number): UnifiedEvent[] =>
  Array.from({ length: count }, (_, index) => ({ id: `e${index}`, title: 'Fed', markets: [], tags: tags(20, 'has') }))
const book = (count: number): OrderBook => ({
  bids: [],
  asks: Array.from({ length: count }, (_, index) => ({ price: index / 10_000, size: 1 })),
  timestamp: 1,
})

const calculations: Record<string, (size: number) => number> = {
  'filterMarkets by tags': (size) => {
    const { value, reads } = counted({ markets: markets(size), tags: tags(size, 'wanted') })
    filterMarkets(value.markets, { tags: value.tags })
    return reads()
  },
  'filterEvents by tags': (size) => {
    const { value, reads } = counted({ events: events(size), tags: tags(size, 'wanted') })
    filterEvents(value.events, { tags: value.tags })
    return reads()
  },
  'filterMarkets by a text in places named again and again': (size) => {
    const { value, reads } = counted({ markets: markets(size), searchIn: Array<'tags'>(size).fill('tags') })
    filterMarkets(value.markets, { text: 'nothing', searchIn: value.searchIn })
    return reads()
  },
  'getExecutionPriceDetailed over a deep book': (size) => {
    const { value, reads } = counted(book(size))
    getExecutionPriceDetailed(value, 'buy', size)
    return reads()
  },
}

describe('work for what a caller sends', () => {
  it.each(Object.entries(calculations))('grows with its size, not with its square: %s', (_, readsOf) => {
    expect(readsOf(800) / readsOf(100)).toBeLessThan(16)
  })

  it('every text and list that an operation takes has a greatest length', () => {
    const unbounded = methods.flatMap((method) =>
      operations[method].args.flatMap(({ name, schema }: Argument) => unboundedIn(schema, `${method} ${name}`)),
    )
    expect(unbounded).toEqual([])
  })
})

/** Data that a caller received and sends back is bounded by the size of a body; each part of it is read once. */
const returned = new Set<z.ZodType>([models.UnifiedMarket, models.UnifiedEvent, models.OrderBook, models.BuiltOrder])

function unboundedIn(schema: z.core.$ZodType, path: string): string[] {
  if (returned.has(schema as z.ZodType)) return []
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unboundedIn(schema.unwrap(), path)
  if (schema instanceof z.ZodString) {
    const hasEnd = schema.maxLength !== null || schema.format !== null
    return hasEnd ? [] : [path]
  }
  if (schema instanceof z.ZodArray) {
    const isBounded = schema.def.checks?.some((check) => check._zod.def.check === 'max_length')
    return [...(isBounded ? [] : [`${path}[]`]), ...unboundedIn(schema.element, `${path}[]`)]
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => unboundedIn(option, path))
  if (schema instanceof z.ZodObject) {
    if (Object.keys(models.UnifiedMarket.shape).every((name) => name in schema.shape)) return []
    if (Object.keys(models.UnifiedEvent.shape).every((name) => name in schema.shape)) return []
    return Object.entries(schema.shape).flatMap(([name, part]) => unboundedIn(part, `${path}.${name}`))
  }
  return []
}
