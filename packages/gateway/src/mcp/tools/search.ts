import { z } from 'zod'
import { maxTokens, withinBudget } from '../budget.ts'
import { type ServedCluster, stated } from '../served.ts'
import { tool } from '../tool.ts'

/** Finds questions that are listed on several venues, by words. */
export const search = tool({
  name: 'search',
  title: 'Search questions',
  description:
    'Finds prediction-market events that are the same question on several venues, the most traded first. Returns their events as `<venue>:<event id>` for the other tools.',
  input: z.object({
    query: z.string().optional().describe('A few words of one title. Without it, all.'),
    category: z.string().optional().describe('Such as Politics, Economics, Sports or Crypto.'),
    venues: z.array(z.string()).optional().describe('Only questions on any of these venues.'),
    limit: z.number().int().min(1).max(100).default(10),
    cursor: z.string().optional().describe('`next` of the previous page; all else must be the same.'),
    maxTokens,
  }),
  async run(read, { query, category, venues, limit, cursor, maxTokens }) {
    const { data, meta } = await read('/v0/matched-event-clusters', {
      ...{ query, category, venues, limit, cursor },
      marketLimit: 0,
    })
    const found = (data as ServedCluster[]).map(describe)
    if (found.length === 0) return nothing(await read('/v0/venues'))
    return withinBudget(maxTokens, found.length, (size) => ({
      total: meta?.total,
      questions: found.slice(0, size),
      ...(size < found.length
        ? { leftOut: `${found.length - size} of this page; pass limit: ${Math.max(size, 1)} and then \`next\`` }
        : stated({ next: meta?.nextCursor })),
    }))
  },
})

const describe = ({ canonicalTitle, category, confidence, volume24h, events }: ServedCluster) =>
  stated({ title: canonicalTitle, category, confidence, volume24h, events: events.map(({ eventId }) => eventId) })

const nothing = ({ data }: { data: unknown }): string =>
  JSON.stringify({
    total: 0,
    questions: [],
    advice: 'No question on several venues fits. Try fewer words, or the beginning of one word.',
    venues: (data as { id: string }[]).map(({ id }) => id),
  })
