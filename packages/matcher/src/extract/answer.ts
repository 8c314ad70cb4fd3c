import { optionOf } from './option.ts'
import type { Answer } from './proposition.ts'
import type { ReadText } from './read.ts'

/**
 * Returns the answer that the label of a market names, with its kind: a name, a number, a date, or a catch-all such as
 * "Other". `name` is the label as read. Undefined for a label that names no answer, such as "Yes".
 */
export function answerOf(text: string, name: ReadText): Answer | undefined {
  const option = optionOf(text)
  if (!option) return undefined
  const numeric = name.quantities.length > 0 && name.tokens.filter(({ weight }) => weight >= 1).length <= 1
  const dated = name.dates.length > 0 && name.tokens.length === 0
  const kind = option.kind === 'name' && numeric ? 'number' : option.kind === 'name' && dated ? 'date' : option.kind
  return { label: option.label, kind, tokens: name.tokens }
}
