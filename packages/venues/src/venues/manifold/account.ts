import { z } from 'zod'
import type { Requester } from '../../http/request.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'

const ID = 'manifold'

const Me = z.object({ id: z.string().min(1), balance: z.number(), cashBalance: z.number().nullish() })
/** The result of a bet, real or on trial. */
const Made = z.object({
  betId: z.string().min(1),
  amount: z.number(),
  shares: z.number(),
  isFilled: z.boolean().nullish(),
  createdTime: z.number(),
})
export type Made = z.infer<typeof Made>

/** The body of a bet or a sale. */
export const SentBet = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bet'),
    body: z.strictObject({
      contractId: z.string().min(1),
      answerId: z.string().min(1).optional(),
      outcome: z.enum(['YES', 'NO']),
      /** The amount in mana. */
      amount: z.number().positive(),
      limitProb: z.number().optional(),
      expiresAt: z.number().optional(),
      expiresMillisAfter: z.number().optional(),
    }),
  }),
  z.object({
    kind: z.literal('sale'),
    contractId: z.string().min(1),
    body: z.strictObject({
      answerId: z.string().min(1).optional(),
      outcome: z.enum(['YES', 'NO']),
      shares: z.number().positive(),
    }),
  }),
])
export type SentBet = z.infer<typeof SentBet>
type Bet = Extract<SentBet, { kind: 'bet' }>['body']

export type ManifoldAccount = ReturnType<typeof createAccount>

/** Creates the endpoints of one member, who signs in with a key. */
export function createAccount(http: Requester, credentials: Credentials | undefined) {
  const requireKey = () => requireCredentials(ID, credentials, 'apiKey')
  const signed = (method: 'GET' | 'POST', body?: object) => ({
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    sign: async () => ({ authorization: `Key ${requireKey().apiKey}` }),
  })

  return {
    /** Throws AUTHENTICATION_ERROR without a key, before any request. */
    requireKey,
    me: () => http.account('/v0/me', Me, signed('GET')),
    tryOut: (bet: Bet) => http.account('/v0/bet', Made, { ...signed('POST', { ...bet, dryRun: true }), reads: true }),
    place: (sent: SentBet) =>
      sent.kind === 'bet'
        ? http.account('/v0/bet', Made, signed('POST', sent.body))
        : http.account(`/v0/market/${encodeURIComponent(sent.contractId)}/sell`, Made, signed('POST', sent.body)),
    cancel: (id: string) => http.account(`/v0/bet/cancel/${encodeURIComponent(id)}`, z.unknown(), signed('POST', {})),
  }
}
