import type { MarketCluster } from 'crossvenue'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { questionPage } from '../shell/address.ts'
import { cents, compact, confidenceText, signedCents } from '../shell/format.ts'
import { Moving } from '../shell/moving.tsx'
import { readableTitle } from '../shell/readable-title.ts'
import { useVirtualRows } from '../shell/use-virtual-rows.ts'
import { useWide } from '../shell/use-wide.ts'
import { venueName } from '../shell/venue-mark.tsx'
import { VenuePrices } from './venue-prices.tsx'

const [ROW, NARROW_ROW] = [44, 104]
/** The next page is read while this many rows are left. */
const AHEAD = 30

interface ListOptions {
  questions: readonly MarketCluster[]
  /** Whether they answer an earlier request, while another one is answered. */
  isOld: boolean
  onEnd: () => void
}

/** Questions as rows, of which only those near the visible part exist. */
export function QuestionList({ questions, isOld, onEnd }: ListOptions) {
  const list = useRef<HTMLUListElement>(null)
  const isWide = useWide()
  const rows = useVirtualRows({ count: questions.length, rowHeight: isWide ? ROW : NARROW_ROW, list })
  const items = rows.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= questions.length - AHEAD) onEnd()
  })
  return (
    <div class="questions" aria-busy={isOld}>
      <div class="row head" aria-hidden="true">
        <span>Question</span>
        <span>Price of Yes by venue</span>
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
              <KeptRow question={question} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A row that is drawn again only if its question changed. */
const KeptRow = ({ question }: { question: MarketCluster }) => useMemo(() => <Row question={question} />, [question])

function Row({ question }: { question: MarketCluster }) {
  const { canonicalTitle, category, yes, volume24h, confidence, markets } = question
  const title = readableTitle(canonicalTitle)
  const gap = yes?.spread === undefined ? undefined : -yes.spread
  return (
    <a class="row" href={questionPage(markets[0]?.sourceExchange ?? '', markets[0]?.marketId ?? '')}>
      <span class="title" title={title}>
        <span>{title}</span>
        {category && <small>{category}</small>}
      </span>
      <VenuePrices markets={markets} />
      <Figure name="Bid" note={yes?.sell && venueName(yes.sell.venue)}>
        <Moving value={yes?.sell?.price} text={cents(yes?.sell?.price)} />
      </Figure>
      <Figure name="Ask" note={yes?.buy && venueName(yes.buy.venue)}>
        <Moving value={yes?.buy?.price} text={cents(yes?.buy?.price)} />
      </Figure>
      <Figure name="Gap" isCrossed={gap !== undefined && gap > 0}>
        {signedCents(gap)}
      </Figure>
      <Figure name="Volume">{compact(volume24h)}</Figure>
      <Figure name="Match">{confidenceText(confidence)}</Figure>
    </a>
  )
}

interface FigureOptions {
  name: string
  note?: string | undefined
  isCrossed?: boolean
  children: ComponentChildren
}

/** A figure of a row; its name is visible where there are no columns. */
const Figure = ({ name, note, isCrossed = false, children }: FigureOptions) => (
  <span class={`n figure ${name.toLowerCase()}${isCrossed ? ' crossed' : ''}`}>
    <span>{children}</span>
    <small>
      <span class="label">{name} </span>
      {note}
    </small>
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
