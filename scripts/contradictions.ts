import { parseArgs } from 'node:util'
import { type Edge, match } from '@crossvenue/matcher'
import type { UnifiedMarket } from '@crossvenue/venues'
import { readSet, recordedFolders } from './eval/labelled-sets.ts'
import { printUsage } from './print-usage.ts'

// Lists the matched markets of the recorded catalogues whose recorded prices contradict their relation. It needs no labels:
// two identical questions cost about the same, a narrower one costs no more, and two of which one comes true at most cost
// no more than 1 together. A stale price contradicts too, so each row has to be read.
//
//   npm run contradictions                     gaps above 0.15
//   npm run contradictions -- --above 0.3      larger ones only
//   npm run contradictions -- --set 2021       sets whose name has the word

printUsage(import.meta.url)

const { values } = parseArgs({
  options: { above: { type: 'string', default: '0.15' }, set: { type: 'string', default: '' } },
})

for (const folder of recordedFolders().filter((path) => path.includes(values.set))) {
  const { name, events } = await readSet(folder)
  const markets = new Map(
    events.flatMap(({ sourceExchange, id, markets: listed }) =>
      listed.map((market) => [[sourceExchange, id, market.marketId].join(' '), market] as const),
    ),
  )
  const marketOf = ({ venue, eventId, marketId }: Edge['a']) => markets.get([venue, eventId, marketId].join(' '))
  const found = match(events)
    .flatMap(({ a, b, relation, confidence, evidence }) => {
      const [one, other] = [marketOf(a), marketOf(b)]
      const gap = one && other && gapOf(relation, priceOf(one), priceOf(other))
      if (gap === undefined || gap <= Number(values.above)) return []
      const rules = evidence.flatMap(({ rules: ids = [] }) => ids).join(', ')
      return {
        gap,
        text: `${gap.toFixed(2)} ${relation} ${confidence.toFixed(3)} ${rules}\n  ${one?.title}\n  ${other?.title}`,
      }
    })
    .sort((x, y) => y.gap - x.gap || (x.text < y.text ? -1 : 1))
  console.log(`${name}: ${found.length}`)
  for (const { text } of found) console.log(text)
}

/** Returns how far two prices are from what a relation allows; undefined if it allows all, or a price is unknown. */
function gapOf(relation: Edge['relation'], a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined || relation === 'overlap') return undefined
  if (relation === 'subset') return a - b
  if (relation === 'superset') return b - a
  if (relation === 'disjoint') return a + b - 1
  return Math.abs(a - (relation === 'identity' ? b : 1 - b))
}

/** Returns the middle of the best quotes of the first outcome if they are close, else its last price. */
function priceOf({ yes, outcomes }: UnifiedMarket): number | undefined {
  const { bestBid, bestAsk, price } = yes ?? outcomes[0] ?? {}
  const isClose = bestBid !== undefined && bestAsk !== undefined && bestAsk - bestBid < 0.15
  return isClose ? (bestBid + bestAsk) / 2 : price
}
