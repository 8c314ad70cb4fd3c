import { createHash } from 'node:crypto'
import type { UnifiedEvent } from '@crossvenue/venues'

/** A market of the generated catalogue: its title, its label among its siblings, and its two sides. */
export interface Question {
  title: string
  label?: string
  sides?: readonly [string, string]
}

type Market = UnifiedEvent['markets'][number]

/**
 * Returns one event of a venue with all fields that our adapters fill, so its markets are as long as real ones: in
 * recorded answers Kalshi's take 2.0 kB and Polymarket's, with token ids and longer rules, 3.3 kB.
 */
export function listing(
  venue: string,
  id: string,
  title: string,
  closes: string,
  questions: readonly Question[],
): UnifiedEvent {
  const url = `https://${venue}.test/event/${id.toLowerCase()}`
  const begins = new Date(Date.parse(closes) - 30 * DAY).toISOString()
  const onChain = ON_CHAIN.has(venue)
  return {
    id,
    sourceExchange: venue,
    title,
    slug: id.toLowerCase(),
    url,
    volume24h: 1500 + questions.length,
    markets: questions.map((question, position): Market => {
      const marketId = `${id}-${position}`
      const slug = marketId.toLowerCase()
      const price = Math.round(1000 * ((position + 0.5) / (questions.length + 1))) / 1000
      const [yes, no] = outcomesOf(marketId, question, price, onChain)
      return {
        marketId,
        eventId: id,
        title: question.title,
        ...(question.label !== undefined && { subtitle: question.label }),
        slug,
        description: onChain ? longRules(question, begins, closes) : rules(question, closes),
        outcomes: [yes, no],
        yes,
        no,
        startDate: begins,
        resolutionDate: closes,
        volume24h: position + 10,
        volume: 100 * position + 1000,
        volumeUnit: onChain ? 'USD' : 'contracts',
        liquidity: 10 * position + 500.25,
        openInterest: 7 * position + 300,
        url: onChain ? `${url}/${slug}` : url,
        category: 'Made',
        tickSize: 0.001,
        status: 'open',
        ...quotes(price),
        lastPrice: price,
        sourceExchange: venue,
        ...(onChain && {
          tags: ['Made', 'Of All Kinds', 'Recurring', 'Hide From New'],
          image: `https://images.${venue}.test/made/${id.toLowerCase()}-${digits(id, 12)}.png`,
          contractAddress: `0x${hash(marketId)}`,
        }),
        sourceMetadata: onChain ? chainFacts(marketId, position, begins) : listingFacts(id, begins, closes),
      }
    }),
  }
}

const ON_CHAIN = new Set(['limitless', 'polymarket', 'predict'])
const DAY = 86_400_000

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const digits = (text: string, length: number) =>
  BigInt(`0x${hash(text)}`)
    .toString()
    .padStart(length, '7')
    .slice(0, length)

/** Half a cent around the price; a side that would lie beyond 0 or 1 has no quote. */
function quotes(price: number): { bestBid?: number; bestAsk?: number } {
  const [bid, ask] = [Math.round(1000 * price - 5) / 1000, Math.round(1000 * price + 5) / 1000]
  return { ...(bid > 0 && { bestBid: bid }), ...(ask < 1 && { bestAsk: ask }) }
}

function outcomesOf(marketId: string, { sides = ['Yes', 'No'] }: Question, price: number, onChain: boolean) {
  const outcome = (side: 0 | 1) => {
    const own = side === 0 ? price : Math.round(1000 * (1 - price)) / 1000
    const outcomeId = onChain ? digits(`${marketId}:${side}`, 77) : `${marketId}:${side === 0 ? 'YES' : 'NO'}`
    return {
      outcomeId,
      marketId,
      label: sides[side],
      price: own,
      ...quotes(own),
      ...(onChain && { priceChange24h: 0.001 }),
    }
  }
  return [outcome(0), outcome(1)] as const
}

const listingFacts = (id: string, begins: string, closes: string) => ({
  seriesTicker: id.slice(0, 8),
  strikeType: 'custom',
  marketType: 'binary',
  openTime: begins,
  closeTime: closes,
  expectedExpirationTime: closes,
  latestExpirationTime: closes,
  earlyCloseCondition: 'The market closes early where the outcome is known early.',
  priceLevelStructure: 'linear_cent',
})

const chainFacts = (marketId: string, position: number, begins: string) => ({
  questionID: `0x${hash(`${marketId}?`)}`,
  acceptingOrders: true,
  orderMinSize: 5,
  negRisk: false,
  negRiskOther: false,
  startDate: begins,
  groupItemThreshold: String(position),
  feesEnabled: false,
})

const rules = ({ title }: Question, closes: string): string =>
  `If the following comes true, the market resolves to Yes: ${title} Otherwise it resolves to No.\n\n` +
  `The market closes when the outcome is known and at the latest on ${closes}. The outcome is taken from the official ` +
  'source; where that is not available, a consensus of credible reporting decides. Revisions after the close do not ' +
  'count. Who has access to unpublished facts or can influence the outcome must not trade.'

const longRules = (question: Question, begins: string, closes: string): string =>
  `${rules(question, closes)}\n\nOnly what happens between the opening of the market on ${begins} and its close counts. ` +
  'A statement of intent, an agreement in principle, a leak or a report that is withdrawn within a day is not enough; ' +
  'what has come true and is undone later is. Where the matter is postponed the market stays open until it is settled, ' +
  'and where it is called off with no new date it resolves to No. Times are those of the east coast of the United ' +
  'States.\n\nThe primary source is what the people and bodies in question say themselves, in whatever form they say ' +
  'it; a consensus of credible reporting may be used as well, and decides where the two are in conflict.'
