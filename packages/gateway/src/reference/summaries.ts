import { operationsOf, type PathItem } from '../openapi.ts'

/** Returns the summaries of a path: one for verbs that do the same, such as GET and POST of a venue's operation. */
export function summariesOf(item: PathItem): { verbs: string[]; summary: string }[] {
  const verbsBySummary = new Map<string, string[]>()
  for (const { verb, operation } of operationsOf(item)) {
    verbsBySummary.set(operation.summary, [...(verbsBySummary.get(operation.summary) ?? []), verb.toUpperCase()])
  }
  return Array.from(verbsBySummary, ([summary, verbs]) => ({ verbs, summary }))
}

/** Writes the summaries of a path on one line; each begins with its verbs where they differ. */
export function summaryText(item: PathItem): string {
  const all = summariesOf(item)
  if (all.length === 1) return all[0]?.summary ?? ''
  return all.map(({ verbs, summary }) => `${verbs.join(', ')}: ${summary}`).join(' ')
}
