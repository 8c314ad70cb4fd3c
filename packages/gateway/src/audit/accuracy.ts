import { z } from 'zod'
import { recordedConfidence, recordedSets } from './recorded-figures.generated.ts'
import { unseenSets } from './unseen-sets.ts'
import { wilsonInterval } from './wilson.ts'

const share = z.number().min(0).max(1)

const MeasuredShare = z
  .object({
    right: z.number().int().min(0),
    of: z.number().int().min(0),
    share: share.optional().describe('`right` by `of`.'),
    low: share.describe('The lower end of the 95 per cent Wilson interval of that share.'),
    high: share.describe('Its upper end.'),
  })
  .meta({ id: 'MeasuredShare', description: 'How many of some pairs are right.' })

const MeasuredSet = z
  .object({
    name: z.string(),
    measuredOn: z.iso.date().optional().describe('The day of the only measurement, before the pairs became tests.'),
    pairs: z.number().int().optional().describe('Labeled pairs.'),
    precision: MeasuredShare.describe('Of the labeled pairs that are called identical, those that are.'),
    recall: MeasuredShare.describe('Of the labeled identities, those that are found.'),
    others: MeasuredShare.optional().describe('Of the pairs labeled with another relation, those that are given it.'),
    unrelated: MeasuredShare.optional().describe('Of the unrelated pairs, those that are given no relation.'),
  })
  .meta({ id: 'MeasuredSet', description: 'Labeled pairs, and how well the matcher of this version does on them.' })

export const Accuracy = z
  .object({
    unseen: z.array(MeasuredSet).describe('Questions that the rules had never seen; expect the same for new ones.'),
    recorded: z
      .array(MeasuredSet)
      .describe('Recorded catalogues, each matched with weights fitted to the others; the rules know them.'),
    confidence: z
      .array(MeasuredShare.extend({ name: z.string(), stated: share.describe('Mean confidence that was stated.') }))
      .describe('Stated confidence of those pairs in ten bins of equal width, and the share that is right.'),
  })
  .meta({ id: 'Accuracy', description: 'How well the matcher does on labeled pairs.' })
export type Accuracy = z.infer<typeof Accuracy>

interface Counted {
  name: string
  identities: number
  called: number
  right: number
  measuredOn?: string
  pairs?: number
  others?: readonly [right: number, of: number]
  unrelated?: readonly [right: number, of: number]
}

/** The published figures of this version, with their intervals. */
export const accuracy: Accuracy = {
  unseen: unseenSets.map(measured),
  recorded: recordedSets.map(measured),
  confidence: recordedConfidence.map(({ pairs, right, ...bin }) => ({ ...bin, ...measuredShare(right, pairs) })),
}

function measured({ identities, called, right, others, unrelated, ...set }: Counted): Accuracy['unseen'][number] {
  return {
    ...set,
    precision: measuredShare(right, called),
    recall: measuredShare(right, identities),
    ...(others && { others: measuredShare(...others) }),
    ...(unrelated && { unrelated: measuredShare(...unrelated) }),
  }
}

function measuredShare(right: number, of: number) {
  const [low, high] = wilsonInterval(right, of)
  return { right, of, ...(of > 0 && { share: right / of }), low, high }
}
