import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { betCode } from './orders.ts'

const HOST = 'https://api.manifold.markets'

/** As published: 500 requests a minute and address. */
const BUDGET = { calls: 500, perMs: 60_000 }

/** Largest pages, by the venue's own specification. */
export const MAX_CONTRACTS = 1_000
export const MAX_BETS = 1_000
const MAX_HOLDINGS = 1_000

const text = z.string().nullish()
const texts = z.array(z.string()).nullish().catch(undefined)
const number = z.number().nullish()

export const ManifoldAnswer = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  probability: number,
  volume: number,
  resolution: text,
  resolutionProbability: number,
})
export type ManifoldAnswer = z.infer<typeof ManifoldAnswer>

/**
 * A contract of the venue: a question with its own page. Polls, bounties, perpetuals and stocks have no price that is a
 * probability, so their kinds are excluded.
 */
export const ManifoldContract = z.object({
  id: z.string().min(1),
  question: z.string().min(1),
  slug: z.string().min(1),
  url: text,
  outcomeType: z.enum(['BINARY', 'MULTIPLE_CHOICE', 'PSEUDO_NUMERIC', 'MULTI_NUMERIC', 'DATE', 'NUMBER']),
  mechanism: z.enum(['cpmm-1', 'cpmm-multi-1']),
  createdTime: z.number(),
  closeTime: number,
  probability: number,
  /** The number that a numeric question's probability stands for, between `min` and `max`. */
  value: number,
  min: number,
  max: number,
  isLogScale: z.boolean().nullish(),
  totalLiquidity: number,
  volume: number,
  volume24Hours: number,
  isResolved: z.boolean().nullish(),
  resolution: text,
  resolutionProbability: number,
  token: text,
  answers: z.array(z.unknown()).nullish(),
  shouldAnswersSumToOne: z.boolean().nullish(),
  textDescription: text,
  coverImageUrl: text,
  groupSlugs: texts,
})
export type ManifoldContract = Omit<z.infer<typeof ManifoldContract>, 'answers'> & { answers: ManifoldAnswer[] }

export const ManifoldBet = z.object({
  id: z.string().min(1),
  answerId: text,
  createdTime: z.number(),
  /** Mana spent; negative when shares are sold. */
  amount: z.number(),
  shares: z.number(),
  outcome: z.enum(['YES', 'NO']),
  probBefore: z.number(),
  probAfter: z.number(),
  /** Whether it only turned pairs of YES and NO back into mana. */
  isRedemption: z.boolean().nullish(),
  contractId: text,
  userId: text,
  /** The limit price as a probability of YES, and the mana it may spend in all. */
  limitProb: number,
  orderAmount: number,
  isFilled: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  /** Unix milliseconds. */
  expiresAt: number,
  fills: z
    .array(z.object({ amount: z.number(), shares: z.number(), timestamp: z.number() }))
    .nullish()
    .catch(undefined),
})
export type ManifoldBet = z.infer<typeof ManifoldBet>

const HeldContract = z.object({ id: z.string(), mechanism: z.string(), isResolved: z.boolean().nullish() })
/** A user's position in a question or an answer; for a question with answers, one row sums them up. */
const Metric = z.object({
  answerId: text,
  /** Shares by outcome. */
  totalShares: z.record(z.string(), z.number()),
  /** Mana spent on the held shares, by outcome. */
  totalSpent: z.record(z.string(), z.number()).nullish(),
  /** The present value of the held shares. */
  payout: number,
  invested: number,
})
export type ManifoldHolding = z.infer<typeof Metric> & { contract: z.infer<typeof HeldContract> }

const list = z.array(z.unknown())
const Holdings = z.object({ contracts: list, metricsByContract: z.record(z.string(), list) })
const Stamp = z.object({ id: z.string(), createdTime: z.number() })
const ErrorBody = z.object({
  message: z.string(),
  details: z
    .array(z.object({ field: text, error: text }))
    .nullish()
    .catch(undefined),
})

export interface ContractQuery {
  term?: string
  filter: 'open' | 'all'
  limit: number
  /** Unix milliseconds; only what was created earlier. */
  beforeTime?: number | undefined
}

export interface BetQuery {
  contractId?: string | undefined
  answerId?: string | undefined
  userId?: string | undefined
  kinds?: 'open-limit'
  /** Unix milliseconds; only what was made earlier. */
  beforeTime?: number | undefined
  /** Unix milliseconds; only what was made later. */
  afterTime?: number | undefined
  /** Whether to include rows that move a price without a trade. */
  includeZeroShareRedemptions?: true
  limit?: number
}

/** Creates the venue's public endpoints. */
export function createApi(options: VenueOptions = {}) {
  const http = createRequester(
    { venue: 'manifold', baseUrl: options.baseUrl ?? HOST, budget: BUDGET, explain },
    options,
  )
  const missing = (code: ErrorCode, what: string) => ({ code, message: `No ${what} on Manifold` })

  const contracts = (path: string, found: readonly unknown[]): ManifoldContract[] => {
    // If there are only questions of other kinds, no row fits and nothing is wrong.
    const read = found.every(isOfOtherKind) ? http.parts : http.rows
    return read(path, found, ManifoldContract).map((contract) => ({
      ...contract,
      answers: http.parts(`${path} answers`, contract.answers ?? [], ManifoldAnswer),
    }))
  }
  const contractAt = async (path: string, value: string, code: ErrorCode): Promise<ManifoldContract | undefined> => {
    const notFound = missing(code, `question ${value}`)
    return contracts(path, [await http.get(`${path}/${encodeURIComponent(value)}`, z.unknown(), { notFound })])[0]
  }

  return {
    http,
    /**
     * Reads one page of the list, newest first. It is the search: the plain list of the venue contains no answers.
     * `rows` has the id and time of every row, also of those that are not contracts here.
     */
    async contracts({ term = '', ...query }: ContractQuery) {
      const path = '/v0/search-markets'
      const found = await http.get(path, list, { query: { term, sort: 'newest', includeLiteAnswers: true, ...query } })
      return { contracts: contracts(path, found), rows: stamps(found), count: found.length }
    },
    contract: (id: string, code: ErrorCode) => contractAt('/v0/market', id, code),
    contractBySlug: (slug: string, code: ErrorCode) => contractAt('/v0/slug', slug, code),
    answer: (id: string, code: ErrorCode) =>
      http.get(`/v0/answer/${encodeURIComponent(id)}`, z.object({ contractId: z.string() }), {
        notFound: missing(code, `question or answer ${id}`),
      }),
    /** Newest first. */
    async bets(query: BetQuery) {
      const found = await http.get('/v0/bets', list, { query: { ...query, limit: query.limit ?? MAX_BETS } })
      return { bets: http.rows('/v0/bets', found, ManifoldBet), rows: stamps(found), count: found.length }
    },
    /** Reads any user's bet; undefined if there is none. */
    async bet(id: string): Promise<ManifoldBet | undefined> {
      const found = await http.get('/v0/bets', list, { query: { id } })
      return http.rows('/v0/bets', found, ManifoldBet)[0]
    },
    /** Reads a user's positions, question by question. */
    async holdings(userId: string): Promise<ManifoldHolding[]> {
      const path = '/v0/get-user-contract-metrics-with-contracts'
      const found: ManifoldHolding[] = []
      for (let offset = 0; ; offset += MAX_HOLDINGS) {
        const query = { userId, offset, limit: MAX_HOLDINGS, perAnswer: true }
        const { contracts, metricsByContract } = await http.get(path, Holdings, { query })
        for (const contract of http.rows(path, contracts, HeldContract)) {
          const metrics = http.rows(path, metricsByContract[contract.id] ?? [], Metric)
          found.push(...metrics.map((metric) => ({ ...metric, contract })))
        }
        if (contracts.length < MAX_HOLDINGS) return found
      }
    },
    portfolio: (userId: string) =>
      http.get('/v0/get-user-portfolio', z.object({ balance: z.number(), cashBalance: number }), { query: { userId } }),
  }
}

const Kind = z.object({ outcomeType: z.string(), mechanism: z.string() })
const OurKind = ManifoldContract.pick({ outcomeType: true, mechanism: true })
const isOfOtherKind = (row: unknown): boolean => Kind.safeParse(row).success && !OurKind.safeParse(row).success

const stamps = (rows: readonly unknown[]) => rows.flatMap((row) => Stamp.safeParse(row).data ?? [])

function explain(body: unknown, status: number) {
  const { data } = ErrorBody.safeParse(body)
  if (!data) return undefined
  const details = data.details?.map(({ field, error }) => [field, error].filter(Boolean).join(': ')) ?? []
  const code = status === 400 || status === 403 ? betCode(data.message) : undefined
  return { message: ['Manifold', data.message, ...details].join(': '), ...(code && { code }) }
}

export type ManifoldApi = ReturnType<typeof createApi>
