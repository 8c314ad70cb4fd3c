import { Relation } from '@crossvenue/venues'
import { z } from 'zod'

/** A judge's answer about two questions: how A relates to B; `none` if they are unrelated. */
export const JudgedPair = z.object({
  relation: z.union([Relation, z.literal('none')]),
  confidence: z.number().min(0).max(1),
})
export type JudgedPair = z.infer<typeof JudgedPair>
