import { callFor } from '@crossvenue/venues'
import type { CoverCandidate } from '../arbitrage/cover-candidates.ts'
import { createSetArbitrage, type SetArbitrageOptions } from '../arbitrage/set-arbitrage.ts'
import { type SetCandidate, SetQuery } from '../arbitrage/set-candidates.ts'
import { readQuery } from '../clusters/read-query.ts'
import type { RequestContext } from '../environment.ts'
import { layOut } from '../lay-out.ts'
import type { Answers } from '../lookups/job.ts'

/** Creates the answer to a search for arbitrage over all markets of an event. */
export function findSetArbitrage(lookups: Answers, options: SetArbitrageOptions) {
  const find = createSetArbitrage(options)
  return async (context: RequestContext): Promise<Response> => {
    const query = readQuery(SetQuery, new URL(context.req.url).searchParams)
    const [caller, { signal }] = [context.get('keyId') ?? 'without a key', context.req.raw]
    const { body } = await lookups.answer({ lookup: 'setCandidates', query }, caller, signal)
    const { data: candidates } = JSON.parse(new TextDecoder().decode(body)) as {
      data: (SetCandidate | CoverCandidate)[]
    }
    const { data, missing } = await callFor({ caller, signal }, () => find(candidates, query))
    const meta = { count: data.length, limit: query.limit, ...(missing.length > 0 && { missing }) }
    const answer = { success: true, data, meta }
    const text = query.pretty ? layOut(answer) : JSON.stringify(answer)
    return context.body(text, 200, { 'content-type': 'application/json' })
  }
}
