import { settlementNoteKinds } from '@crossvenue/matcher/basics'
import { MatchedEvent, Relation } from '@crossvenue/venues'
import { z } from 'zod'

/** The most bytes that the clusters of one answer may have. */
export const MAX_ANSWER_BYTES = 8_000_000

const confidence = z.number().min(0).max(1)

export const EvidenceItem = z
  .object({
    comparison: z
      .string()
      .describe('What was compared: words, window, numbers, scope ...; `override` where an operator ruled.'),
    verdict: z
      .enum(['agree', 'differ', 'missing', 'veto'])
      .describe('`veto`: the two cannot ask the same question. `missing`: one of them does not state it.'),
    a: z.string().optional().describe("The value that was read of A; for an override, the operator's note."),
    b: z.string().optional().describe('The value that was read of B.'),
    weight: z.number().describe('The log-odds that this comparison added, rounded to hundredths.'),
    rules: z
      .array(z.string())
      .optional()
      .describe(
        'Ids of the rules of the matcher that decided it or changed what was compared; absent if there is none.',
      ),
  })
  .meta({ id: 'EvidenceItem', description: 'One comparison of two markets and its weight.' })

export const SettlementNote = z
  .object({
    kind: z.enum(settlementNoteKinds).describe('The subject on which the rules differ.'),
    a: z.string().optional().describe('Quote of the rules of A; absent if they do not mention it.'),
    b: z.string().optional().describe('Quote of the rules of B; absent if they do not mention it.'),
  })
  .meta({
    id: 'SettlementNote',
    description:
      'A difference in the rules by which two markets may settle differently though they ask the same question. It does not change the relation.',
  })

export const RawMatch = z
  .object({
    eventAId: z.string().describe("The venue's id of event A."),
    eventBId: z.string().describe("The venue's id of event B."),
    marketAId: z.string().optional().describe('Market of A; absent if the edge is about the event as a whole.'),
    marketBId: z.string().optional().describe('Market of B; absent if the edge is about the event as a whole.'),
    venueA: z.string().describe('Venue of A; `venueA:eventAId` sorts before `venueB:eventBId`.'),
    venueB: z.string().describe('Venue of B.'),
    relation: Relation.describe('How A relates to B.'),
    confidence: confidence.describe('Calibrated probability that the relation is right.'),
    evidence: z.array(EvidenceItem).describe('The comparisons behind the edge, in the order in which they were made.'),
    settlementNotes: z.array(SettlementNote).describe('Known differences between the rules; often none.'),
    outcomes: z
      .array(z.object({ a: z.string(), b: z.string() }))
      .describe('Pairs of outcome ids that settle the same way; only for identity and complement.'),
    updatedAt: z.iso.datetime().describe('When the edge last changed.'),
  })
  .meta({ id: 'RawMatch', description: 'An edge between two markets or events that the cluster was built from.' })
export type RawMatch = z.infer<typeof RawMatch>

export const ClusterEvent = MatchedEvent.extend({
  marketCount: z
    .number()
    .int()
    .min(0)
    .describe('How many markets the event has; `markets` holds fewer if `marketLimit` left some out.'),
}).meta({
  id: 'ClusterEvent',
  description:
    'An event of a cluster; its matched markets come first. In `view=compact` rules, metadata and other long or repeated fields are left out.',
})
export type ClusterEvent = z.infer<typeof ClusterEvent>

export const Cluster = z
  .object({
    clusterId: z
      .string()
      .regex(/^ecl_[0-9a-f]{16}$/)
      .describe('Stays the same while the cluster grows, merges or splits.'),
    canonicalTitle: z.string().describe('The title of the event with the highest known volume.'),
    category: z.string().optional().describe('The category of that event, or of the next one that has a category.'),
    relations: z.array(Relation).describe('Relations present among the edges.'),
    confidence: confidence.describe('The confidence of the weakest edge that holds the cluster together.'),
    volume24h: z
      .number()
      .min(0)
      .optional()
      .describe('Sum of the known 24-hour volumes of the events in dollars or contracts; play money is left out.'),
    events: z.array(ClusterEvent),
    rawMatches: z
      .array(RawMatch)
      .optional()
      .describe(
        'The edges between the markets shown, the most confident first. Present if `includeRawMatches` is true.',
      ),
  })
  .meta({ id: 'Cluster', description: 'Events of several venues on the same question.' })
export type Cluster = z.infer<typeof Cluster>

export const ClusterPageMeta = z
  .object({
    count: z.number().int().min(0).describe('Clusters in this answer.'),
    total: z.number().int().min(0).describe('Clusters that fit, on all pages.'),
    limit: z.number().int().min(1).describe('As requested.'),
    offset: z.number().int().min(0).describe('As requested.'),
    revision: z.number().int().min(0).describe('Increases whenever an edge changes.'),
    cut: z
      .literal(true)
      .optional()
      .describe(
        `Whether the page ended before its \`limit\`, because an answer holds at most ${MAX_ANSWER_BYTES} bytes of clusters.`,
      ),
    nextCursor: z
      .string()
      .optional()
      .describe(
        'The `cursor` of the next page; absent on the last page. Clusters that appear, disappear or move meanwhile do not shift others from page to page.',
      ),
  })
  .meta({ id: 'ClusterPageMeta', description: 'The position of a page among all clusters that fit.' })
export type ClusterPageMeta = z.infer<typeof ClusterPageMeta>

export const ClusterPage = z
  .object({
    data: z.array(Cluster),
    meta: ClusterPageMeta,
  })
  .meta({ id: 'ClusterPage', description: 'One page of clusters.' })
export type ClusterPage = z.infer<typeof ClusterPage>
