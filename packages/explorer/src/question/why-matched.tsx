import type { ExplainedPair, MarketCluster } from 'crossvenue'
import { useState } from 'preact/hooks'
import { confidenceText } from '../shell/format.ts'
import { Failure, Skeleton } from '../shell/notice.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { venueName } from '../shell/venue-mark.tsx'
import { comparisonInWords, verdictInWords } from './comparison-in-words.ts'
import { ReadTitles } from './read-titles.tsx'
import { RulePair } from './rule-pair.tsx'
import { StatedBefore } from './stated-before.tsx'
import { TwoTexts } from './two-texts.tsx'
import { withoutTags } from './without-tags.ts'

type Market = MarketCluster['markets'][number]
type Notes = NonNullable<ExplainedPair['settlementNotes']>

const RELATIONS: Readonly<Record<string, string>> = {
  identity: 'Yes on one is Yes on the other',
  complement: 'Yes on one is No on the other',
}

/** Why two markets of a question are matched: titles, each comparison in words, notes on settlement, and both rules. */
export function WhyMatched({ markets }: { markets: readonly Market[] }) {
  const [first] = markets
  // Other venues first: two markets of one venue are joined through them.
  const others = markets
    .slice(1)
    .sort(
      (a, b) => Number(a.sourceExchange === first?.sourceExchange) - Number(b.sourceExchange === first?.sourceExchange),
    )
  const [chosen, choose] = useState(0)
  const other = others[Math.min(chosen, others.length - 1)]
  const venues = first && other ? ([first.sourceExchange, other.sourceExchange] as const) : undefined
  const ids =
    first && other ? [first, other].map(({ sourceExchange, marketId }) => `${sourceExchange}:${marketId}`) : []
  const explained = useLoaded(ids.join(' '), (client) => client.explainPair(ids[0] ?? '', ids[1] ?? ''))
  if (!first || !other || !venues) return null
  const [pair] = explained.isOld ? [] : (explained.data ?? [])
  return (
    <>
      <label class="choice why-choice">
        {venueName(first.sourceExchange)} and{' '}
        <select value={chosen} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          {others.map(({ sourceExchange, marketId, title }, index) => (
            <option key={`${sourceExchange}:${marketId}`} value={index}>
              {venueName(sourceExchange)}
              {others.filter((other) => other.sourceExchange === sourceExchange).length > 1 && `: ${title}`}
            </option>
          ))}
        </select>
      </label>
      {pair ? (
        <ReadTitles venues={venues} titles={[pair.titles.a, pair.titles.b]} />
      ) : (
        <TwoTexts name="Title" venues={venues} texts={[first.title ?? '', other.title ?? '']} />
      )}
      <Failure loaded={explained} />
      {!pair && !explained.error && <Skeleton rows={5} />}
      {pair && <Verdict pair={pair} venues={venues} />}
      <RulePair key={ids.join(' ')} a={refOf(first)} b={refOf(other)} onRuled={explained.again} />
      <Rules markets={[first, other]} notes={pair?.settlementNotes ?? []} />
    </>
  )
}

/** Both rules. A venue may state them once for all markets of an event. */
function Rules({ markets, notes }: { markets: readonly [Market, Market]; notes: Notes }) {
  const without = markets.filter(({ description }) => !description).map(eventOf)
  const events = useLoaded(without.join(' '), async (client) => {
    const read = await Promise.all(without.map(async (id) => [id, (await client.fetchCatalogueEvent(id)).description]))
    return new Map(read as [string, string | null | undefined][])
  })
  const [a, b] = markets.map((market) => withoutTags(market.description || events.data?.get(eventOf(market)) || ''))
  return (
    <TwoTexts
      name="Rules"
      venues={[markets[0].sourceExchange, markets[1].sourceExchange]}
      texts={[a ?? '', b ?? '']}
      clauses={[notes.flatMap(({ a: quote }) => quote ?? []), notes.flatMap(({ b: quote }) => quote ?? [])]}
    />
  )
}

const eventOf = ({ sourceExchange, eventId }: Market): string => `${sourceExchange}:${eventId}`
const refOf = ({ sourceExchange, eventId, marketId }: Market): string => `${sourceExchange}:${eventId}/${marketId}`

function Verdict({ pair, venues }: { pair: ExplainedPair; venues: readonly [string, string] }) {
  const { relation, confidence, evidence, settlementNotes, read } = pair
  return (
    <>
      <p>
        <strong>{(relation && RELATIONS[relation]) ?? relation ?? 'No relation'}</strong>
        {confidence != null && <span class="quiet"> with a confidence of {confidenceText(confidence, 1)}</span>}
      </p>
      {confidence != null && <StatedBefore confidence={confidence} />}
      {read.length > 0 && (
        <details>
          <summary>What was read of both</summary>
          <dl class="read">
            {read.map(({ part, a, b }, index) => (
              <div key={`${part}${index}`}>
                <dt>{part}</dt>
                <dd>{a ?? '–'}</dd>
                <dd>{b ?? '–'}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <ul class="evidence">
        {(evidence ?? []).map((one, index) => (
          <li key={`${one.comparison}${index}`} class={one.verdict}>
            <span class="comparison">{one.comparison}</span>
            <span class="verdict">{verdictInWords(one)}</span>
            <span class="quiet">{comparisonInWords(one)}</span>
            <span class="n quiet" title="What it adds to the certainty, as log-odds">
              {one.weight === undefined ? '' : `${one.weight > 0 ? '+' : '−'}${Math.abs(one.weight).toFixed(1)}`}
            </span>
          </li>
        ))}
      </ul>
      {(settlementNotes ?? []).map(({ kind, a, b }) => (
        <p class="note" key={`${kind}${a}${b}`}>
          <strong>May settle differently: {kind}.</strong> The clause is marked in the rules below
          {(a === undefined || b === undefined) &&
            `; ${venueName(venues[a === undefined ? 0 : 1])} states nothing of it`}
          .
        </p>
      ))}
    </>
  )
}
