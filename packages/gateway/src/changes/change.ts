import { z } from 'zod'
import { changeKinds, type Change as StoredChange } from '../store/change.ts'

const Quote = z.object({
  venue: z.string(),
  marketId: z.string(),
  outcomeId: z.string().optional().describe('The outcome that is quoted; absent in changes of earlier versions.'),
  price: z.number().min(0).max(1),
})

const ChangeDetails = z
  .object({
    clusterId: z
      .string()
      .optional()
      .describe('The cluster of events (`ecl_`) or of markets (`mcl_`) it is about; absent for a market in none.'),
    title: z.string().optional().describe('The title of the member with the highest known volume.'),
    category: z.string().optional().describe('The category of that member.'),
    venues: z.array(z.string()).describe('The venues of the members before and after.'),
    members: z
      .array(z.string())
      .optional()
      .describe(
        'The members after a change of a cluster: `<venue>:<event id>`, followed by `/<market id>` for a market.',
      ),
    added: z.array(z.string()).optional().describe('The members that are new to it.'),
    removed: z.array(z.string()).optional().describe('The members that left it.'),
    from: z.array(z.string()).optional().describe('The other clusters that members came from, merged ones included.'),
    into: z.array(z.string()).optional().describe('The other clusters that members went to.'),
    eventId: z.string().optional().describe('The event of a resolved market.'),
    marketId: z.string().optional().describe('The resolved market.'),
    winner: z.string().optional().describe('The outcome that won.'),
    isCrossed: z
      .boolean()
      .optional()
      .describe(
        'Whether the best bid for the first outcome of the market named in `title`, or for an outcome that settles with it, is above the best ask, before fees, or no longer.',
      ),
    buy: Quote.optional().describe('The lowest ask for that outcome.'),
    sell: Quote.optional().describe('The highest bid for it.'),
  })
  .meta({ id: 'ChangeDetails', description: 'The subject of a change.' })

export const Change = z
  .object({
    id: z.number().int().describe('Increases with every change; its place in the stream.'),
    at: z.iso.datetime().describe('When it was stored.'),
    kind: z
      .enum(changeKinds)
      .describe(
        '`split`: members went into other clusters, each of which is a `created` one with `from`. `gap.crossed`: the quotes of two venues begin to cross, or stop.',
      ),
    data: ChangeDetails,
  })
  .meta({
    id: 'Change',
    description: 'A change of the matches or of matched markets.',
  }) satisfies z.ZodType<StoredChange>
