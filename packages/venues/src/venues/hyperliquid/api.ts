import { z } from 'zod'
import { createRequester } from '../../http/request.ts'
import { networkOf } from '../../network.ts'
import type { VenueOptions } from '../../venue.ts'
import { networks } from './networks.ts'

/**
 * 1,200 points a minute: an action costs 1; books, mid prices, orders and balances 2; everything else 20. Each part
 * below stays within its share.
 */
const EXCHANGE = { calls: 100, perMs: 60_000 }
const LIGHT = { calls: 200, perMs: 60_000 }
const HEAVY = { calls: 23, perMs: 60_000 }
const UNIVERSE = { calls: 10, perMs: 60_000 }
const TEMPLATES = { calls: 2, perMs: 60_000 }

/** The lifetime of the cached universe of outcomes; it changes once a day. */
const UNIVERSE_MS = 15_000
/** The lifetime of the cached templates, which change when there is a new one. */
const TEMPLATES_MS = 3_600_000

const text = z.string().nullish()
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/)

export const HyperliquidOutcome = z.object({
  outcome: z.number().int().min(0),
  name: z.string(),
  /** `key:value` pairs joined by `|` for recurring outcomes and those made from a template, else a text. */
  description: text,
  sideSpecs: z.array(z.object({ name: z.string().min(1) })).nullish(),
})
export type HyperliquidOutcome = z.infer<typeof HyperliquidOutcome>

export const HyperliquidQuestion = z.object({
  question: z.number().int().min(0),
  name: z.string(),
  description: text,
  fallbackOutcome: z.number().int().nullish(),
  namedOutcomes: z.array(z.number().int()),
  settledNamedOutcomes: z.array(z.number().int()).nullish(),
})
export type HyperliquidQuestion = z.infer<typeof HyperliquidQuestion>

/** An outcome as it was listed, and the payout of its first side; the second side received the rest. */
export const HyperliquidSettled = z.object({
  spec: HyperliquidOutcome,
  settleFraction: decimal,
  question: z
    .object({
      question: z.union([z.object({ active: z.number().int() }), z.object({ settled: z.number().int() })]),
      name: z.string(),
      description: text,
    })
    .nullish(),
})
export type HyperliquidSettled = z.infer<typeof HyperliquidSettled>

/** The templates of outcomes and questions; keywords are listed with their kinds. */
export const HyperliquidTemplate = z.object({
  id: z.string().min(1),
  name: z.string(),
  description: text,
  keywords: z.array(z.tuple([z.string(), z.string()])).nullish(),
})
export type HyperliquidTemplate = z.infer<typeof HyperliquidTemplate>

/** The volume of a day, in shares. */
const DayVolume = z.object({ coin: z.string(), dayBaseVlm: decimal })

/** Price and size in whole shares; `n` orders. */
const level = z.object({ px: decimal, sz: decimal })
/** Bids, then asks, best first. */
export const HyperliquidBook = z.object({ time: z.number(), levels: z.tuple([z.array(level), z.array(level)]) })
export type HyperliquidBook = z.infer<typeof HyperliquidBook>

export const HyperliquidTrade = z.object({
  /** The taker's side: B a buy, A a sale. */
  side: z.string(),
  px: decimal,
  sz: decimal,
  time: z.number(),
  tid: z.union([z.number(), z.string()]),
})
export type HyperliquidTrade = z.infer<typeof HyperliquidTrade>

export const HyperliquidCandle = z.object({ t: z.number(), o: decimal, h: decimal, l: decimal, c: decimal, v: decimal })
export type HyperliquidCandle = z.infer<typeof HyperliquidCandle>

export interface Universe {
  outcomes: HyperliquidOutcome[]
  questions: HyperliquidQuestion[]
  templates: ReadonlyMap<string, HyperliquidTemplate>
}

const rows = z.array(z.unknown())

export type HyperliquidApi = ReturnType<typeof createApi>

/** Creates the venue's public endpoint: every request has the same path and states its type. */
export function createApi(options: VenueOptions = {}) {
  const { api: baseUrl, isTestnet } = networkOf(networks, options)
  const policy = { venue: 'hyperliquid', baseUrl }
  const exchange = createRequester({ ...policy, budget: EXCHANGE }, options)
  const light = createRequester({ ...policy, budget: LIGHT }, options)
  const heavy = createRequester({ ...policy, budget: HEAVY }, options)
  const unpriced = { ...policy, carriesPrices: false }
  const still = createRequester({ ...unpriced, budget: UNIVERSE, cacheMs: UNIVERSE_MS }, options)
  const texts = createRequester({ ...unpriced, budget: TEMPLATES, cacheMs: TEMPLATES_MS }, options)

  return {
    /** The requesters of account requests. The testnet has other signatures. */
    requesters: { exchange, light, heavy, isTestnet },
    /** Reads all outcomes that are not settled yet, their questions, and the templates of both. */
    async universe(): Promise<Universe> {
      const schema = z.object({ outcomes: rows, questions: rows.nullish() })
      const [{ outcomes, questions }, templates] = await Promise.all([
        still.query('/info', { type: 'outcomeMeta' }, schema),
        texts.query('/info', { type: 'outcomeTemplates' }, rows.nullable()),
      ])
      const known = texts.rows('outcomeTemplates', templates ?? [], HyperliquidTemplate)
      return {
        outcomes: still.rows('outcomeMeta outcomes', outcomes, HyperliquidOutcome),
        questions: still.rows('outcomeMeta questions', questions ?? [], HyperliquidQuestion),
        templates: new Map(known.map((template) => [template.id, template])),
      }
    },
    /** Reads the settlement of an outcome that is no longer listed; undefined unless it was settled. */
    async settled(outcome: number) {
      const answer = await heavy.query('/info', { type: 'settledOutcome', outcome }, HyperliquidSettled.nullable())
      return answer ?? undefined
    },
    /** Reads the volume of each side in a day. */
    async volumes(): Promise<ReadonlyMap<string, number>> {
      const answer = await still.query('/info', { type: 'spotMetaAndAssetCtxs' }, z.tuple([z.unknown(), rows]))
      const sides = answer[1].filter((row) => /^#\d+$/.test(String((row as { coin?: unknown } | null)?.coin)))
      const volumes = still.rows('spotMetaAndAssetCtxs', sides, DayVolume)
      return new Map(volumes.map(({ coin, dayBaseVlm }) => [coin, Number(dayBaseVlm)]))
    },
    /** Mid prices of all coins that have any. */
    /** Reads the venue's clock, in Unix milliseconds. */
    time: async () =>
      (await light.query('/info', { type: 'exchangeStatus' }, z.object({ time: z.number().int() }))).time,
    mids: () => light.query('/info', { type: 'allMids' }, z.record(z.string(), z.string())),
    /** Reads a book; undefined for an unknown coin. */
    async book(coin: string) {
      return (await light.query('/info', { type: 'l2Book', coin }, HyperliquidBook.nullable())) ?? undefined
    },
    /** Reads the latest trades, newest first; the venue publishes no others. */
    async trades(coin: string) {
      const answer = await heavy.query('/info', { type: 'recentTrades', coin }, rows.nullable())
      return heavy.rows('recentTrades', answer ?? [], HyperliquidTrade)
    },
    async candles(request: { coin: string; interval: string; startTime: number; endTime: number }) {
      const answer = await heavy.query('/info', { type: 'candleSnapshot', req: request }, rows.nullable())
      return heavy.rows('candleSnapshot', answer ?? [], HyperliquidCandle)
    },
  }
}
