import { Relation } from '@crossvenue/venues'
import { z } from 'zod'

/** What a judge says of two questions: how A relates to B, `none` where they have nothing to do with each other. */
export const JudgedPair = z.object({
  relation: z.union([Relation, z.literal('none')]),
  confidence: z.number().min(0).max(1),
})
export type JudgedPair = z.infer<typeof JudgedPair>

/** Somebody who reads two questions with their rules and tells how they relate; a language model or anything else. */
export interface PairJudge {
  /** Told in the evidence; another name is another judge, whose answers are kept apart. */
  name: string
  /** Rejects with a CrossvenueError where no answer can be had. */
  judge(a: string, b: string, signal: AbortSignal): Promise<JudgedPair>
}
