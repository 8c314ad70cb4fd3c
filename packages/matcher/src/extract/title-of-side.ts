/** A remark in brackets behind a side, such as the candidate of a party: "a Democrat (Roe)". */
const REMARK = String.raw`(?: \([^()]*\))?`
const AMOUNT = String.raw`[$£€]?\d[\d.,]*(?: ?[kmbt]\b)?`
/** Matches two levels of which one is reached before the other: "hit $60k or $80k first". */
const LEVELS = new RegExp(`(${AMOUNT}) or (${AMOUNT}),? first\\b`, 'i')
const ARTICLE = '(?:an? |the )?'

/**
 * Returns the title of a market between two named outcomes as the question about one of them: "Will a Democrat (Roe) or
 * a Republican (Doe) win Ohio?" -> "Will a Democrat win Ohio?". Returns the title itself where it does not name both.
 */
export function titleOfSide(title: string, chosen: string, other: string): string {
  if (!title.includes(' or ')) return title
  const [, low, high] = LEVELS.exec(title) ?? []
  if (low && high) {
    const [hit, later] = chosen.includes(high) ? [high, low] : [low, high]
    return title.replace(LEVELS, () => `${hit} before ${later}`)
  }
  const [one, two] = [chosen, other].map((label) => `(${ARTICLE})(${nameOf(label)})${REMARK}`)
  const before = new RegExp(`\\b${one},? or ${two}(?!\\w)`, 'i')
  if (before.test(title)) return title.replace(before, '$1$2')
  return title.replace(
    new RegExp(`\\b${two},? or ${one}(?!\\w)`, 'i'),
    (_, first: string, __, article: string, name: string) => `${article || first}${name}`,
  )
}

/** Returns the source of an expression for a label as titles write it: "Democratic" as "Democrat" or "Democrats". */
const nameOf = (label: string) =>
  `${label.replace(/(?<=\w{3})(?:ic|s)$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:ic|s)?`
