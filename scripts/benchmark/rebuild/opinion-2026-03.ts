import { gather, instant, type ListedEvent, type ListedMarket } from '../catalogue.ts'
import type { Source } from '../source.ts'

interface Matched {
  question: string
  opinion_market_id: number
  opinion_yes_token: string
  opinion_no_token: string
  polymarket_condition_id: string
  polymarket_yes_token: string
  polymarket_no_token: string
  polymarket_slug: string
  cutoff_at: number
}

/**
 * Opinion's events are its parents, "parent - child"; the source has no text of Polymarket but the slug, whose trailing
 * numbers the venue adds.
 */
export async function rebuild(source: Source): Promise<ListedEvent[]> {
  const pairs = await source.json<Matched[]>('market_matches.json')
  return gather(
    pairs.flatMap((pair): ListedEvent[] => {
      const id = String(pair.opinion_market_id)
      const [parent = '', ...child] = pair.question.split(' - ')
      const market: ListedMarket = {
        marketId: id,
        title: pair.question,
        ...(child.length > 0 && { subtitle: child.join(' - ') }),
        outcomes: yesNo(pair.opinion_yes_token, pair.opinion_no_token),
        resolutionDate: pair.cutoff_at > 0 ? instant(new Date(pair.cutoff_at * 1000).toISOString()) : undefined,
      }
      const { polymarket_condition_id: condition, polymarket_slug: slug } = pair
      const title = slug.replace(/(-\d{3})+$/, '').replaceAll('-', ' ')
      const theirs = yesNo(pair.polymarket_yes_token, pair.polymarket_no_token)
      return [
        { sourceExchange: 'opinion', id: child.length > 0 ? `parent:${parent}` : id, title: parent, markets: [market] },
        {
          ...{ sourceExchange: 'polymarket', id: condition, slug, title },
          markets: [{ marketId: condition, title, slug, outcomes: theirs, contractAddress: condition }],
        },
      ]
    }),
  )
}

const yesNo = (yes: string, no: string) => [
  { outcomeId: yes, label: 'Yes' },
  { outcomeId: no, label: 'No' },
]
