import { Relation } from '@crossvenue/venues'
import { z } from 'zod'

/** A judge's answer about two questions: how A relates to B; `none` if they are unrelated. */
export const JudgedPair = z.object({
  relation: z.union([Relation, z.literal('none')]),
  confidence: z.number().min(0).max(1),
})
export type JudgedPair = z.infer<typeof JudgedPair>

/** A language model, or anything else, that reads two questions with their rules and returns how they relate. */
export interface PairJudge {
  /** Shown in the evidence. Answers are stored by name, so another name is another judge. */
  name: string
  /** Rejects with a CrossvenueError on failure. */
  judge(a: string, b: string, signal: AbortSignal): Promise<JudgedPair>
}
