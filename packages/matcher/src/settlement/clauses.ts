import { numerals } from '../knowledge/numerals.ts'
import { type ClauseKind, clauseReaders } from '../knowledge/settlement-clauses.ts'
import { quote } from './sentences.ts'

/**
 * The provision of a market's resolution rules for one case, as a normalised value ("within 48 hours"), with a quote.
 */
export interface RuleClause {
  value: string
  quote: string
}

/**
 * Returns the provision of resolution rules for a case, read from their sentences. Undefined where no sentence mentions
 * the case, null where one mentions it in words that no pattern matches.
 */
export function ruleClauseOf(kind: ClauseKind, sentences: readonly string[]): RuleClause | null | undefined {
  const { about, values } = clauseReaders[kind]
  const spoken = sentences.filter((sentence) => about.test(sentence))
  for (const sentence of spoken) {
    for (const [value, pattern] of values) {
      const match = pattern.exec(sentence)
      if (match) return { value: filled(value, match), quote: quote(sentence, match.index) }
    }
  }
  return spoken.length === 0 ? undefined : null
}

/** Returns a value with the groups of the match filled in. Durations are in hours: "two weeks" and "14 days" are equal. */
function filled(value: string, [, first = '', second = '']: RegExpExecArray): string {
  const word = numerals.indexOf(first.toLowerCase())
  const count = word >= 0 ? word : Number(first)
  const hours = HOURS.get(second.toLowerCase())
  if (hours !== undefined && Number.isFinite(count)) return `within ${count * hours} hours`
  return value.replace('$1', word >= 0 ? String(word) : first.toLowerCase()).replace('$2', second)
}

const HOURS: ReadonlyMap<string, number> = new Map(
  Object.entries({ hour: 1, day: 24, week: 168, month: 730, year: 8760 }),
)
