import type { Accuracy, ExplainedPair, MarketCluster, SettlementAudit } from 'crossvenue'
import { useState } from 'preact/hooks'
import { confidenceText } from '../shell/format.ts'
import { Failure, Waiting } from '../shell/notice.tsx'
import { readableTitle } from '../shell/readable-title.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { venueName } from '../shell/venue-mark.tsx'
import { comparisonInWords, verdictInWords } from './comparison-in-words.ts'
import { ReadTitles } from './read-titles.tsx'
import { RulePair } from './rule-pair.tsx'
import { StatedBefore } from './stated-before.tsx'
import { TwoTexts } from './two-texts.tsx'
import { withoutTags } from './without-tags.ts'

type Market = MarketCluster['markets'][number]

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
  if (!first || !other) return null
  return (
    <>
      <label class="choice why-choice">
        {venueName(first.sourceExchange)} and{' '}
        <select value={chosen} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          {others.map(({ sourceExchange, marketId, title }, index) => (
            <option key={`${sourceExchange}:${marketId}`} value={index}>
              {venueName(sourceExchange)}
              {others.filter((other) => other.sourceExchange === sourceExchange).length > 1 &&
                `: ${readableTitle(title)}`}
            </option>
          ))}
        </select>
      </label>
      <Reasons key={refOf(other)} markets={[first, other]} />
    </>
  )
}

/** The reasons of two markets, which are shown once all of them are read. */
function Reasons({ markets }: { markets: readonly [Market, Market] }) {
  const [first, other] = markets
  const venues = [first.sourceExchange, other.sourceExchange] as const
  const explained = useLoaded('explained', (client) => client.explainPair(idOf(first), idOf(other)))
  // A venue may state its rules once for all markets of an event.
  const without = markets.filter(({ description }) => !description).map(eventOf)
  const events = useLoaded(without.join(' '), async (client) => {
    const read = await Promise.all(without.map(async (id) => [id, (await client.fetchCatalogueEvent(id)).description]))
    return new Map(read as [string, string | null | undefined][])
  })
  const audit = useLoaded('audit', (client) => client.fetchSettlementAudit({ limit: 1 }))
  const accuracy = useLoaded('accuracy', (client) => client.fetchAccuracy())
  const [pair] = explained.data ?? []
  const notes = pair?.settlementNotes ?? []
  const [a = '', b = ''] = markets.map((market) =>
    withoutTags(market.description || events.data?.get(eventOf(market)) || ''),
  )
  return (
    <Waiting reads={[explained, events, audit, accuracy]}>
      {pair ? (
        <ReadTitles venues={venues} titles={[pair.titles.a, pair.titles.b]} />
      ) : (
        <TwoTexts name="Title" venues={venues} texts={[first.title ?? '', other.title ?? '']} />
      )}
      <Failure loaded={explained} />
      {pair && <Verdict pair={pair} venues={venues} audit={audit.data} accuracy={accuracy.data} />}
      <RulePair a={refOf(first)} b={refOf(other)} onRuled={explained.again} />
      <TwoTexts
        name="Rules"
        venues={venues}
        texts={[a, b]}
        clauses={[notes.flatMap(({ a: quote }) => quote ?? []), notes.flatMap(({ b: quote }) => quote ?? [])]}
      />
    </Waiting>
  )
}

const eventOf = ({ sourceExchange, eventId }: Market): string => `${sourceExchange}:${eventId}`
const idOf = ({ sourceExchange, marketId }: Market): string => `${sourceExchange}:${marketId}`
const refOf = ({ sourceExchange, eventId, marketId }: Market): string => `${sourceExchange}:${eventId}/${marketId}`

interface VerdictOptions {
  pair: ExplainedPair
  venues: readonly [string, string]
  audit: SettlementAudit | undefined
  accuracy: Accuracy | undefined
}

function Verdict({ pair, venues, audit, accuracy }: VerdictOptions) {
  const { relation, confidence, evidence, settlementNotes, read } = pair
  return (
    <>
      <p>
        <strong>{(relation && RELATIONS[relation]) ?? relation ?? 'No relation'}</strong>
        {confidence != null && <span class="quiet"> with a confidence of {confidenceText(confidence, 1)}</span>}
      </p>
      {confidence != null && <StatedBefore confidence={confidence} audit={audit} accuracy={accuracy} />}
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
