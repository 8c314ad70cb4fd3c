import { memoize } from './memoize.ts'
import { optionOf } from './option.ts'
import type { Answer } from './proposition.ts'
import type { ReadText } from './read.ts'
import { type Token, tokenise } from './tokens.ts'

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

const KIND =
  /^(?:(?:at|for|from|in|on|to|with) )?which (?:[\w'-]+ )*?([a-z'-]+) (?:are|can|do|does|has|have|is|to|will)\b/
/** Among the best of a kind, the kind counts: the rookie with the most points is not the player with the most. */
const RANKING = /\b(?:first|last|least|less|more|most|next|top|rank1|lead(?:er|ers|ing|s)?|[a-z]{2,}est)\b/

/**
 * Returns the tokens of a list's title without the kind of its answers, which the answer says itself: "In which cities
 * will Waymo launch? - London".
 */
export function withoutAnswerKind(tokens: readonly Token[], title: string): readonly Token[] {
  const kind = kindIn(title)
  return kind === null ? tokens : tokens.filter(({ key, ids, weight }) => key !== kind || ids || weight < 1)
}

const kindIn = memoize((title: string): string | null => {
  const [, noun] = title.includes('which ') && !RANKING.test(title) ? (KIND.exec(title) ?? []) : []
  return (noun && tokenise(noun)[0]?.key) ?? null
})
