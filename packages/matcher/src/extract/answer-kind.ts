import { memoize } from './memoize.ts'
import { type Token, tokenise } from './tokens.ts'

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
