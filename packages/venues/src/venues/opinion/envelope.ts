import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'

const text = z.string().nullish()

/** Two forms are in use: `{errno, errmsg, result}`, and older `{code, msg, result}`; 0 means that all is well. */
const Envelope = z.object({ errno: z.number().optional(), code: z.number().optional(), errmsg: text, msg: text })

export interface Refusal {
  refused: string
  number: number
}

const Refused = Envelope.transform(({ errno, code, errmsg, msg }, context): Refusal => {
  const number = errno ?? code ?? 0
  if (number !== 0) return { refused: errmsg ?? msg ?? `error ${number}`, number }
  context.addIssue({ code: 'custom', message: 'no refusal' })
  return z.NEVER
})

/** The form of an answer: a refusal, which comes with a status of 200 as well, or a result. */
export const answerOf = <S extends z.ZodType>(result: S) =>
  z.union([
    Refused,
    z.object({ result: z.unknown() }).transform((answer, context): { result: z.infer<S> } => {
      const read = result.safeParse(answer.result)
      if (read.success) return { result: read.data }
      context.addIssue({ code: 'custom', message: z.prettifyError(read.error) })
      return z.NEVER
    }),
  ])

/** Reads the body of a failed call. */
export function explain(body: unknown) {
  const { data } = Refused.safeParse(body)
  if (!data) return undefined
  const code = refusalCode(data)
  return { message: `Opinion: ${data.refused}`, ...(code && { code }) }
}

/** Converts a refusal to an error; `otherwise` is the code for an unknown text. */
export function refusalError(refusal: Refusal, otherwise: ErrorCode): CrossvenueError {
  const code = refusalCode(refusal) ?? otherwise
  return new CrossvenueError(code, `Opinion: ${refusal.refused}`, { exchange: 'opinion' })
}

/** The venue publishes no list of its errors: 10403 is what it says to callers from a country that it does not serve. */
function refusalCode({ refused, number }: Refusal): ErrorCode | undefined {
  if (number === 401 || /api ?key|unauthori[sz]ed/i.test(refused)) return 'AUTHENTICATION_ERROR'
  if (number === 403 || number === 10_403) return 'PERMISSION_DENIED'
  if (number === 429 || /too many requests/i.test(refused)) return 'RATE_LIMIT_EXCEEDED'
  if (/insufficient|not enough/i.test(refused)) return 'INSUFFICIENT_FUNDS'
  if (/order (is )?not (found|exist)/i.test(refused)) return 'ORDER_NOT_FOUND'
  // Its own failure: whether something was done is open.
  return /internal|system|busy|time ?out|try again/i.test(refused) ? 'EXCHANGE_ERROR' : undefined
}
