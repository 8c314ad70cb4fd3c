import type { MarketCluster } from 'crossvenue'
import { useEffect, useRef } from 'preact/hooks'
import { questionPage } from '../shell/address.ts'
import { cents, compact, confidenceText, signedCents } from '../shell/format.ts'
import { useVirtualRows } from '../shell/use-virtual-rows.ts'
import { useWide } from '../shell/use-wide.ts'
import { VenueMarks, venueName } from '../shell/venue-mark.tsx'

const [ROW, NARROW_ROW] = [44, 96]
/** The next page is read while this many rows are left. */
const AHEAD = 30

/** Questions as rows, of which only those near the visible part exist. */
export function QuestionList({ questions, onEnd }: { questions: readonly MarketCluster[]; onEnd: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  const isWide = useWide()
  const rows = useVirtualRows({ count: questions.length, rowHeight: isWide ? ROW : NARROW_ROW, list })
  const items = rows.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= questions.length - AHEAD) onEnd()
  })
  return (
    <div class="questions">
      <div class="row head" aria-hidden="true">
        <span>Question</span>
        <span>Venues</span>
        <span class="n">Bid</span>
        <span class="n">Ask</span>
        <span class="n">Gap</span>
        <span class="n">Volume 24h</span>
        <span class="n">Match</span>
      </div>
      <ul ref={list} style={{ height: `${rows.getTotalSize()}px` }} onKeyDown={moveFocus}>
        {items.map(({ index, start, size }) => {
          const question = questions[index]
          if (!question) return null
          return (
            <li
              key={question.clusterId}
              aria-setsize={questions.length}
              aria-posinset={index + 1}
              style={{ height: `${size}px`, transform: `translateY(${start - rows.options.scrollMargin}px)` }}
            >
              <Row question={question} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Row({ question }: { question: MarketCluster }) {
  const { canonicalTitle, category, yes, volume24h, confidence, markets } = question
  const venues = [...new Set(markets.map(({ sourceExchange }) => sourceExchange))]
  const gap = yes?.spread === undefined ? undefined : -yes.spread
  return (
    <a class="row" href={questionPage(markets[0]?.sourceExchange ?? '', markets[0]?.marketId ?? '')}>
      <span class="title" title={canonicalTitle}>
        <span>{canonicalTitle}</span>
        {category && <small>{category}</small>}
      </span>
      <VenueMarks ids={venues} />
      <Quote label="Bid" price={yes?.sell?.price} venue={yes?.sell?.venue} />
      <Quote label="Ask" price={yes?.buy?.price} venue={yes?.buy?.venue} />
      <span class={gap !== undefined && gap > 0 ? 'n gap crossed' : 'n gap'}>
        <span class="label">Gap </span>
        {signedCents(gap)}
      </span>
      <span class="n volume">
        <span class="label">Volume </span>
        {compact(volume24h)}
      </span>
      <span class="n match">
        <span class="label">Match </span>
        {confidenceText(confidence)}
      </span>
    </a>
  )
}

const Quote = ({ label, price, venue }: { label: string; price: number | undefined; venue: string | undefined }) => (
  <span class={`n quote ${label.toLowerCase()}`}>
    <span>
      <span class="label">{label} </span>
      {cents(price)}
    </span>
    {venue && <small>{venueName(venue)}</small>}
  </span>
)

/** Moves the focus from row to row with the arrow keys. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
  const item = (event.target as Element).closest('li')
  if (step === undefined || !item) return
  event.preventDefault()
  const place = Number(item.ariaPosInSet) + step
  item.parentElement?.querySelector<HTMLElement>(`li[aria-posinset="${place}"] a`)?.focus()
}
