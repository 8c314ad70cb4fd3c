import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { type BaoziMarket, readAccount } from './accounts.ts'
import { type BaoziBets, readBets } from './positions.ts'

const HOST = 'https://api.mainnet-beta.solana.com'
const PROGRAM = 'FWyTPzm5cfJwRKzfkscxozatSxF6Qu78JQovQUwKPruJ'

/** Kinds of accounts in base 58, as the filters of the chain's nodes want them. */
const filters = { boolean: 'dkokXHR3DTw', race: 'gSEpsnQwdXK' }
const betFilters = { boolean: 'j9SjDYAWesU', race: '8Ukm3FYuL6H' }
/** Where an account of bets names its wallet. */
const USER_OFFSET = 8

/** Public nodes allow few calls, and pools move slowly. */
const BUDGET = { calls: 10, perMs: 10_000 }
const CACHE_MS = 15_000

const Data = z.tuple([z.string(), z.literal('base64')])
const Row = z.object({ pubkey: z.string().min(1), account: z.object({ data: Data }) })
const Info = z.object({ owner: z.string(), data: Data })
const Answer = z
  .object({
    result: z.unknown().optional(),
    error: z.object({ code: z.number(), message: z.string() }).nullish(),
  })
  .refine(({ result, error }) => result !== undefined || error, 'neither a result nor an error')

const INVALID_PARAMS = -32_602

/** Creates the reads of the venue's program by way of a node of the chain; the venue itself has no API. */
export function createApi(options: VenueOptions = {}) {
  const http = createRequester(
    { venue: 'baozi', baseUrl: options.baseUrl ?? HOST, budget: BUDGET, cacheMs: CACHE_MS },
    options,
  )
  const call = async <S extends z.ZodType>(method: string, params: unknown[], schema: S): Promise<z.infer<S>> => {
    const { result, error } = await http.query('/', { jsonrpc: '2.0', id: 1, method, params }, Answer)
    const parsed = schema.safeParse(error?.code === INVALID_PARAMS ? null : result)
    if (parsed.success && (!error || error.code === INVALID_PARAMS)) return parsed.data
    throw new CrossvenueError(
      'EXCHANGE_ERROR',
      `The Solana node answered: ${error?.message ?? 'no result in a known form'}`,
      {
        exchange: 'baozi',
      },
    )
  }
  /** Checks accounts one by one: what cannot be read is reported and left out. Throws where none can be read. */
  const read = <T>(path: string, rows: readonly unknown[], readOne: (pubkey: string, data: Buffer) => T): T[] => {
    const found = http.rows(path, rows, Row).flatMap(({ pubkey, account }) => {
      try {
        return [readOne(pubkey, Buffer.from(account.data[0], 'base64'))]
      } catch (error) {
        options.onReject?.({ venue: 'baozi', path, id: pubkey, reason: (error as Error).message })
        return []
      }
    })
    if (found.length > 0 || rows.length === 0) return found
    throw new CrossvenueError('EXCHANGE_ERROR', "None of Baozi's accounts could be read", { exchange: 'baozi' })
  }

  const accounts = async (wanted: readonly (readonly [offset: number, bytes: string])[]): Promise<unknown[]> => {
    const comparisons = wanted.map(([offset, bytes]) => ({ memcmp: { offset, bytes } }))
    const params = [PROGRAM, { encoding: 'base64', filters: comparisons }]
    return call('getProgramAccounts', params, z.array(z.unknown()))
  }

  return {
    /** Reads the bets of a wallet. */
    async bets(wallet: string): Promise<BaoziBets[]> {
      const kinds = ['boolean', 'race'] as const
      const lists = await Promise.all(
        kinds.map(async (kind) => {
          const rows = await accounts([
            [0, betFilters[kind]],
            [USER_OFFSET, wallet],
          ])
          return read('getProgramAccounts', rows, (_, data) => readBets(kind, data))
        }),
      )
      return lists.flat()
    },
    /** Reads the balance of a wallet, in lamports. */
    async lamports(wallet: string): Promise<number> {
      return (await call('getBalance', [wallet], z.object({ value: z.number().int().min(0) }))).value
    },
    async markets(): Promise<BaoziMarket[]> {
      const lists = await Promise.all(Object.values(filters).map((bytes) => accounts([[0, bytes]])))
      return read('getProgramAccounts', lists.flat(), readAccount)
    },
    async market(pubkey: string, code: ErrorCode): Promise<BaoziMarket> {
      const schema = z.object({ value: Info.nullable() }).nullable()
      const value = (await call('getAccountInfo', [pubkey, { encoding: 'base64' }], schema))?.value
      const [market] = value?.owner === PROGRAM ? read('getAccountInfo', [{ pubkey, account: value }], readAccount) : []
      if (market) return market
      throw new CrossvenueError(code, `No market ${pubkey} on Baozi`, { exchange: 'baozi' })
    },
  }
}
