/** An event of a catalogue file; what its source does not state is absent. */
export interface ListedEvent {
  sourceExchange: string
  id: string
  slug?: string | undefined
  title: string
  subtitle?: string | undefined
  description?: string | undefined
  category?: string | undefined
  tags?: string[] | undefined
  url?: string | undefined
  volume24h?: number | undefined
  volume?: number | undefined
  markets: ListedMarket[]
}

export interface ListedMarket {
  marketId: string
  title: string
  subtitle?: string | undefined
  slug?: string | undefined
  description?: string | undefined
  outcomes: ListedOutcome[]
  resolutionDate?: string | undefined
  volume24h?: number | undefined
  volume?: number | undefined
  status?: string | undefined
  contractAddress?: string | undefined
}

export interface ListedOutcome {
  outcomeId: string
  label: string
  price?: number | undefined
  bestBid?: number | undefined
  bestAsk?: number | undefined
}

/** Returns Yes and No with ids made from that of their market, and their quotes where known. */
export const yesAndNo = (
  marketId: string,
  yes: Partial<ListedOutcome> = {},
  no: Partial<ListedOutcome> = {},
): ListedOutcome[] => [
  { outcomeId: `${marketId}:YES`, label: 'Yes', ...yes },
  { outcomeId: `${marketId}:NO`, label: 'No', ...no },
]

/** Returns events sorted by venue and id, each with the markets of all its lines, the first of each id. */
export function gather(lines: readonly ListedEvent[]): ListedEvent[] {
  const events = new Map<string, ListedEvent>()
  for (const line of lines) {
    const key = `${line.sourceExchange}:${line.id}`
    const known = events.get(key)
    const markets = [...(known?.markets ?? []), ...line.markets]
    const byId = new Map(markets.toReversed().map((market) => [market.marketId, market]))
    events.set(key, { ...(known ?? line), markets: [...byId.values()].reverse() })
  }
  return [...events].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, event]) => trimmed(event))
}

const trimmed = (event: ListedEvent): ListedEvent => ({
  ...event,
  title: event.title.trim(),
  markets: event.markets.map((market) => ({ ...market, title: market.title.trim() })),
})

const QUESTION_WORD = /^(who|what|which|when|where|how)\b/i

/**
 * Adds the label of a market to its title where the title does not name the option: it is shared with a sibling, or asks
 * who or which although the event has no other market.
 */
export function nameOptions(markets: readonly ListedMarket[]): ListedMarket[] {
  const count = new Map<string, number>()
  for (const { title } of markets) count.set(title, (count.get(title) ?? 0) + 1)
  return markets.map((market) => {
    const { title, subtitle } = market
    const isUnclear = (count.get(title) ?? 0) > 1 || (markets.length === 1 && QUESTION_WORD.test(title))
    if (!isUnclear || !subtitle || title.toLowerCase().includes(subtitle.toLowerCase())) return market
    return { ...market, title: `${title} - ${subtitle}` }
  })
}

/** Returns an instant in the form of the catalogues: without fractions of seconds, with Z. */
export const instant = (text: string | undefined): string | undefined => {
  if (!text || /^\d{4}-\d\d-\d\d$/.test(text)) return text || undefined
  return new Date(text).toISOString().replace(/\.\d{3}Z$/, 'Z')
}

export const text = (value: string | null | undefined): string | undefined => value || undefined
