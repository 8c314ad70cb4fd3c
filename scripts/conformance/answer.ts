import type { Case } from './cases.ts'
import { problemAt } from './kinds.ts'

/** An answer as every surface gives it: data, or the code of a failure and the argument that is wrong. */
export type Answer = { data: unknown } | { error: { code: string; field?: string | null } }

/** Returns what is wrong with the answer of a surface, in words; an empty list for the right one. */
export function problemsOf({ data, error }: Pick<Case, 'data' | 'error'>, answer: Answer): string[] {
  if ('error' in answer) {
    if (!error) return [`failed: ${JSON.stringify(answer.error)}`]
    const isSame = answer.error.code === error.code && (error.field === undefined || answer.error.field === error.field)
    return isSame ? [] : [`expected ${JSON.stringify(error)}, got ${JSON.stringify(answer.error)}`]
  }
  if (error) return [`expected ${JSON.stringify(error)}, got ${JSON.stringify(answer.data)?.slice(0, 120)}`]
  return Object.entries(data ?? {}).flatMap(([place, expected]) => problemAt(place, answer.data, expected) ?? [])
}
