import type { ExplainedPair, MarketCluster } from 'crossvenue'
import { useState } from 'preact/hooks'
import { percent } from '../shell/format.ts'
import { Failure, Skeleton } from '../shell/notice.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { venueName } from '../shell/venue-mark.tsx'
import { TwoTexts } from './two-texts.tsx'

type Market = MarketCluster['markets'][number]

const RELATIONS: Readonly<Record<string, string>> = {
  identity: 'Yes on one is Yes on the other',
  complement: 'Yes on one is No on the other',
}
const VERDICTS: Readonly<Record<string, string>> = {
  agree: 'agrees',
  differ: 'differs',
  missing: 'only one states it',
  veto: 'rules it out',
}

/** Why two markets of a question are matched: titles, each comparison in words, notes on settlement, and both rules. */
export function WhyMatched({ markets }: { markets: readonly Market[] }) {
  const [first, ...others] = markets
  const [chosen, choose] = useState(0)
  const other = others[Math.min(chosen, others.length - 1)]
  const ids =
    first && other ? [first, other].map(({ sourceExchange, marketId }) => `${sourceExchange}:${marketId}`) : []
  const explained = useLoaded(ids.join(' '), (client) => client.explainPair(ids[0] ?? '', ids[1] ?? ''))
  if (!first || !other) return null
  const [pair] = explained.isOld ? [] : (explained.data ?? [])
  return (
    <>
      <label class="choice">
        {venueName(first.sourceExchange)} and{' '}
        <select value={chosen} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          {others.map(({ sourceExchange, marketId }, index) => (
            <option key={`${sourceExchange}:${marketId}`} value={index}>
              {venueName(sourceExchange)}
            </option>
          ))}
        </select>
      </label>
      <TwoTexts name="Title" markets={[first, other]} texts={[first.title ?? '', other.title ?? '']} />
      <Failure loaded={explained} />
      {!pair && !explained.error && <Skeleton rows={5} />}
      {pair && <Verdict pair={pair} />}
      <TwoTexts name="Rules" markets={[first, other]} texts={[first.description ?? '', other.description ?? '']} />
    </>
  )
}

function Verdict({ pair }: { pair: ExplainedPair }) {
  const { relation, confidence, evidence, settlementNotes } = pair
  return (
    <>
      <p>
        <strong>{(relation && RELATIONS[relation]) ?? relation ?? 'No relation'}</strong>
        {confidence != null && <span class="quiet"> with a confidence of {percent(confidence)}</span>}
      </p>
      <ul class="evidence">
        {(evidence ?? []).map(({ comparison, verdict, a, b, weight }, index) => (
          <li key={`${comparison}${index}`} class={verdict}>
            <span>{comparison}</span>
            <span class="verdict">{VERDICTS[verdict] ?? verdict}</span>
            <span class="quiet">{[a, b].filter(Boolean).join(' · ')}</span>
            <span class="n quiet">
              {weight === undefined ? '' : `${weight > 0 ? '+' : '−'}${Math.abs(weight).toFixed(1)}`}
            </span>
          </li>
        ))}
      </ul>
      {(settlementNotes ?? []).map(({ kind, a, b }) => (
        <p class="note" key={`${kind}${a}${b}`}>
          <strong>May settle differently: {kind}.</strong> {[a, b].filter(Boolean).join(' / ')}
        </p>
      ))}
    </>
  )
}
