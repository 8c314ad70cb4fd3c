import type { JudgedPair } from '../store/judged-pair.ts'

/** A language model, or anything else, that reads two questions with their rules and returns how they relate. */
export interface PairJudge {
  /** Shown in the evidence. Answers are stored by name, so another name is another judge. */
  name: string
  /** Rejects with a CrossvenueError on failure. */
  judge(a: string, b: string, signal: AbortSignal): Promise<JudgedPair>
}
