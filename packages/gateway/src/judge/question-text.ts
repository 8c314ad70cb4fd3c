import type { Ref } from '@crossvenue/matcher'
import type { CatalogueEvent } from '../store/store.ts'

const RULES = 2000

/** Writes a market as text: everything that may decide how it settles, and nothing that changes with trading. */
export function questionText(event: CatalogueEvent, { marketId }: Ref): string {
  const market = event.markets.find((one) => one.marketId === marketId)
  const rules = market?.description ?? event.description
  return [
    `Event: ${event.title}`,
    market && `Market: ${market.title}`,
    market?.subtitle !== undefined && `Option: ${market.subtitle}`,
    market && `Outcomes: ${market.outcomes.map(({ label }) => label).join(', ')}`,
    market?.resolutionDate !== undefined && `Closes: ${market.resolutionDate}`,
    rules !== undefined && `Rules: ${rules.slice(0, RULES)}`,
  ]
    .filter((line) => line)
    .join('\n')
}
