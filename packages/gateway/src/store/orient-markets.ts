import type { MarketSummary, QuestionMarket } from './store.ts'

/** A market of a question, with its aligned outcomes and its fields in the catalogue. */
interface Known {
  market: QuestionMarket
  summary: Pick<MarketSummary, 'volume24h' | 'outcomes'>
}

/**
 * Returns the markets of a question with the canonical one first: that with the highest volume. Its first outcome is
 * `yes`, and so are all outcomes that settle alike. A market has two outcomes of which one wins, so if edges align one
 * of them, the other one is on the other side.
 */
export function orientMarkets<T extends Known>(markets: readonly T[]): T[] {
  const sorted = markets
    .toSorted((a, b) => (b.summary.volume24h ?? -1) - (a.summary.volume24h ?? -1))
    .map((known) => ({ ...known, market: completed(known) }))
  const [first] = sorted
  const outcomes = first?.summary.outcomes.map(({ outcomeId }) => outcomeId) ?? []
  const sided = outcomes.find((outcome) => outcome === first?.market.yes || outcome === first?.market.no)
  if (sided === undefined || sided !== first?.market.no) return sorted
  return sorted.map((known) => {
    const { yes, no, ...ref } = known.market
    return { ...known, market: { ...ref, ...(no !== undefined && { yes: no }), ...(yes !== undefined && { no: yes }) } }
  })
}

function completed({ market, summary: { outcomes } }: Known): QuestionMarket {
  const { yes, no } = market
  const [first, second] = outcomes.map(({ outcomeId }) => outcomeId)
  if (outcomes.length !== 2 || first === undefined || second === undefined) return market
  const otherThan = (outcome: string | undefined) =>
    outcome === first ? second : outcome === second ? first : undefined
  const [ours, theirs] = [yes ?? otherThan(no), no ?? otherThan(yes)]
  return { ...market, ...(ours !== undefined && { yes: ours }), ...(theirs !== undefined && { no: theirs }) }
}
