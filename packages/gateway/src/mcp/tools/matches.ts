import { z } from 'zod'
import { anchor, anchorOf } from '../anchor.ts'
import { maxTokens, withinBudget } from '../budget.ts'
import type { ServedCluster, ServedMatch } from '../served.ts'
import { tool } from '../tool.ts'

/** Shows the matches of an event's markets and why they match. */
export const matches = tool({
  name: 'matches',
  title: 'Matches with evidence',
  description:
    'Shows which markets of other venues ask the same as those of an event: the relation of A to B, its confidence, the outcomes that settle together, every comparison behind it, and known differences between the rules. Read the rules of both markets before trading on a match.',
  input: z.object({
    ...anchor,
    minConfidence: z.number().min(0).max(1).default(0),
    limit: z.number().int().min(1).max(100).default(5).describe('How many matches, the most confident first.'),
    maxTokens,
  }),
  async run(read, { event, url, minConfidence, limit, maxTokens }) {
    const named = anchorOf({ event, url })
    const parameters = { ...named, minConfidence, includeRawMatches: true, marketLimit: limit * MARKETS_PER_MATCH }
    const { data } = await read('/v0/matched-event-clusters', parameters)
    const clusters = data as ServedCluster[]
    const all = clusters.flatMap(({ rawMatches }) => rawMatches ?? [])
    const hasMore = clusters.some(({ events }) => events.some((each) => each.markets.length < each.marketCount))
    const found = event === undefined ? all : all.filter((match) => eventA(match) === event || eventB(match) === event)
    if (found.length === 0) return JSON.stringify({ matches: [], advice: NONE })
    return withinBudget(maxTokens, Math.min(limit, found.length), (size) => ({
      matches: found.slice(0, size).map(describe),
      ...((size < found.length || hasMore) && { leftOut: 'further matches; raise `limit` and `maxTokens`' }),
    }))
  },
})

/** A question has one market on each venue, and two of them make a match. */
const MARKETS_PER_MATCH = 8

const NONE = 'No market of another venue matches with that confidence. Lower `minConfidence`, or use `search`.'

const eventA = ({ venueA, eventAId }: ServedMatch): string => `${venueA}:${eventAId}`
const eventB = ({ venueB, eventBId }: ServedMatch): string => `${venueB}:${eventBId}`

const describe = (match: ServedMatch) => ({
  a: { event: eventA(match), market: match.marketAId ?? undefined },
  b: { event: eventB(match), market: match.marketBId ?? undefined },
  relation: match.relation,
  confidence: match.confidence,
  settleTogether: match.outcomes,
  evidence: match.evidence.map(({ comparison, verdict, weight, a, b }) =>
    [
      `${comparison} ${verdict} ${weight < 0 ? '' : '+'}${weight}`,
      ...(a || b ? [a === b ? `: ${a}` : `: ${a ?? '-'} ~ ${b ?? '-'}`] : []),
    ].join(''),
  ),
  ...(match.settlementNotes.length > 0 && { rulesDiffer: match.settlementNotes }),
})
