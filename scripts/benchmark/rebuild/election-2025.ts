import { gather, type ListedEvent, type ListedMarket, nameOptions, text, yesAndNo } from '../catalogue.ts'
import type { Source } from '../source.ts'

interface Candidates {
  'ticker.kalshi': string
  'title.kalshi': string
  'yes_sub_title.kalshi': string
  'markets.polym': { 'id.polym': number; 'question.polym': string }[]
}
interface EventPair {
  ticker: string
  title: string
  id: string
  theirTitle: string
}

/** Another question has answers that the source does not name. */
const isYesNo = (question: string) =>
  (/^will\b/i.test(question) || question.trim().endsWith('?')) && !/^(who|what|which|when|where|how)\b/i.test(question)

/** Kalshi's event is the one whose ticker its markets begin with; each list of candidates is one event of Polymarket. */
export async function rebuild(source: Source): Promise<ListedEvent[]> {
  const [lists, pairs] = await Promise.all([
    source.json<Candidates[]>('data/CandidateMatchesAll.json'),
    source.text('data/EventMatchCheck.csv').then(readPairs),
  ])
  return gather(
    pairs.flatMap(({ ticker, title, id, theirTitle }): ListedEvent[] => {
      const own = lists.filter(
        (list) => list['ticker.kalshi'].startsWith(`${ticker}-`) || list['ticker.kalshi'] === ticker,
      )
      if (own.length === 0) return []
      const markets = own.map((list): ListedMarket => {
        const marketId = list['ticker.kalshi']
        const subtitle = text(list['yes_sub_title.kalshi'])
        return { marketId, title: list['title.kalshi'], subtitle, outcomes: yesAndNo(marketId) }
      })
      const theirs = own
        .flatMap((list) => list['markets.polym'])
        .map((market): ListedMarket => {
          const marketId = String(market['id.polym'])
          const question = market['question.polym']
          return { marketId, title: question, outcomes: isYesNo(question) ? yesAndNo(marketId) : [] }
        })
      return [
        { sourceExchange: 'kalshi', id: ticker, title, markets: nameOptions(markets) },
        { sourceExchange: 'polymarket', id, title: theirTitle, markets: theirs },
      ]
    }),
  )
}

/** Reads lines such as `"A-25","Who, and when?",123,"Who?","TRUE"`; a quote inside a cell is doubled. */
function readPairs(csv: string): EventPair[] {
  const lines = csv.trimEnd().split(/\r?\n/).slice(1)
  return lines.map((line) => {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"|([^",]+)/g)].map(([, quoted, plain]) =>
      (quoted ?? plain ?? '').replaceAll('""', '"'),
    )
    const [ticker = '', title = '', id = '', theirTitle = ''] = cells
    return { ticker, title, id, theirTitle }
  })
}
