import { z } from 'zod'
import type { ExplainedPair } from '../../matches/match-models.ts'
import { maxTokens, withinBudget } from '../budget.ts'
import { type Served, stated } from '../served.ts'
import { tool } from '../tool.ts'

const item = z.string().min(1)

/** Explains how any two events or markets relate. */
export const explain = tool({
  name: 'explain',
  title: 'Explain two events or markets',
  description:
    'Compares any two events or markets, matched or not: the relation of A to B (`none` where they are unrelated), its confidence, the comparison that decided, every comparison with its weight, and known differences between the rules.',
  input: z.object({
    a: item.describe('`<venue>:<event id>`, `<venue>:<event id>/<market id>` or a market id.'),
    b: item.describe('The other one.'),
    maxTokens,
  }),
  async run(read, { a, b, maxTokens }) {
    const pairs = (await read('/v0/explain', { a, b })).data as Served<z.infer<typeof ExplainedPair>>[]
    const lines = pairs.flatMap(({ evidence }) => evidence).length
    return withinBudget(maxTokens, lines, (size) => {
      let left = size
      return {
        pairs: pairs.map((pair) => {
          const shown = pair.evidence.slice(0, Math.max(left, 0))
          left -= shown.length
          return describe(pair, shown)
        }),
        ...(size < lines && { leftOut: `${lines - size} comparisons; raise \`maxTokens\`` }),
      }
    })
  },
})

type Pair = Served<z.infer<typeof ExplainedPair>>

const describe = ({ a, b, relation, confidence, reason, settlementNotes }: Pair, evidence: Pair['evidence']) => ({
  a: reference(a),
  b: reference(b),
  relation,
  confidence,
  reason,
  ...(evidence.length > 0 && {
    evidence: evidence.map(({ comparison, verdict, weight, a: ofA, b: ofB }) =>
      [
        `${comparison} ${verdict} ${weight < 0 ? '' : '+'}${weight}`,
        ...(ofA || ofB ? [ofA === ofB ? `: ${ofA}` : `: ${ofA ?? '-'} ~ ${ofB ?? '-'}`] : []),
      ].join(''),
    ),
  }),
  ...(settlementNotes.length > 0 && { rulesDiffer: settlementNotes.map(stated) }),
})

const reference = ({ venue, eventId, marketId }: Pair['a']): string =>
  `${venue}:${eventId}${marketId ? `/${marketId}` : ''}`
