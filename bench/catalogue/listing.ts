import type { UnifiedEvent } from '@crossvenue/venues'

/** A market of the made catalogue: its title, its label among its siblings, and its two sides. */
export interface Question {
  title: string
  label?: string
  sides?: readonly [string, string]
}

/** One event of a venue, as a catalogue holds it: with rules, prices and volumes, which are most of its bytes. */
export function listing(
  venue: string,
  id: string,
  title: string,
  closes: string,
  questions: readonly Question[],
): UnifiedEvent {
  return {
    id,
    sourceExchange: venue,
    title,
    slug: id.toLowerCase(),
    url: `https://${venue}.test/event/${id.toLowerCase()}`,
    volume24h: 1500 + questions.length,
    markets: questions.map(({ title: asked, label, sides = ['Yes', 'No'] }, position) => {
      const marketId = `${id}-${position}`
      const price = Math.round(1000 * ((position + 0.5) / (questions.length + 1))) / 1000
      return {
        marketId,
        eventId: id,
        title: asked,
        ...(label !== undefined && { subtitle: label }),
        slug: marketId.toLowerCase(),
        description: rules(asked, closes),
        outcomes: sides.map((side, number) => ({
          outcomeId: `${marketId}:${number}`,
          marketId,
          label: side,
          price: number === 0 ? price : Math.round(1000 * (1 - price)) / 1000,
        })),
        resolutionDate: closes,
        volume24h: position + 10,
        volume: 100 * position + 1000,
        status: 'open',
        sourceExchange: venue,
      }
    }),
  }
}

const rules = (asked: string, closes: string): string =>
  `If the following comes true, the market resolves to Yes: ${asked} Otherwise it resolves to No. ` +
  `The market closes when the outcome is known and at the latest on ${closes}. The outcome is taken from the official ` +
  'source; where that is not available, a consensus of credible reporting decides. Revisions after the close do not count.'
