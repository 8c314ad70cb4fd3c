import { operations, type Venue } from '@crossvenue/venues'
import { html } from 'hono/html'
import { STREAMS } from '../streams/message.ts'
import { layout } from './layout.ts'

/** The frames of `/ws`: who sends each, and when. */
const FRAMES = [
  [
    'client',
    '{"id": "a", "action": "subscribe", "exchange": "polymarket", "method": "watchOrderBook", "args": ["<outcomeId>"]}',
  ],
  ['gateway', '{"event": "subscribed", "id": "a"}'],
  [
    'gateway',
    '{"event": "data", "id": "a", "method": "watchOrderBook", "source": "polymarket", "symbol": "<outcomeId>", "data": {"bids": [], "asks": []}}',
  ],
  [
    'gateway',
    '{"event": "error", "id": "a", "error": {"code": "OUTCOME_NOT_FOUND", "message": "...", "retryable": false}}',
  ],
  ['client', '{"id": "a", "action": "unsubscribe"}'],
] as const

/** Renders the page of the WebSocket: its protocol, and the streams of each venue. */
export const renderStreamsPage = (venues: readonly Venue[]): string =>
  layout(
    'Streams - crossvenue',
    html`<header><p><a href="/reference">Reference</a></p><h1>Streams</h1>
<p>What venues tell as it happens, over one WebSocket at <code>/ws</code>.</p></header>
<main>
<section><h2>Connect</h2>
<p>The API key stands in the header <code>Authorization: Bearer</code> or, because browsers can set none, in the query:
<code>/ws?apiKey=...</code>.</p></section>
<section><h2>Frames</h2>
<p>JSON texts. Each subscription has an id that the client chooses. What a stream knows comes first, and every value is
whole: a book is a book and no change of one. An error ends its subscription. <code>exchange</code> may be left out where the id names the venue: as
<code>polymarket:&lt;outcomeId&gt;</code>, or a Kalshi ticker with its side. A market id is taken with a side:
<code>["&lt;marketId&gt;", null, {"side": "no"}]</code>. Where a venue wants even public streams
signed, <code>credentials</code> stand beside <code>args</code>.</p>
<div class="table"><table><thead><tr><th>Who</th><th>Says</th></tr></thead><tbody>${FRAMES.map(
      ([who, text]) => html`
<tr><td>${who}</td><td><code>${text}</code></td></tr>`,
    )}
</tbody></table></div></section>
<section><h2>Methods</h2>
<div class="table"><table><thead><tr><th>Method</th><th>What it tells</th><th>Venues</th></tr></thead><tbody>${STREAMS.map(
      (method) => html`
<tr><td><a href="/reference/${method}"><code>${method}</code></a></td><td>${operations[method].summary}</td><td>${venues
        .filter((venue) => venue[method])
        .map(({ id }) => html`<a href="/reference/venues/${id}">${id}</a> `)}</td></tr>`,
    )}
<tr><td><code>watchAllOrderBooks</code></td><td>The order books of the busiest open markets, of all venues
without <code>args</code> and of some with <code>[["polymarket"]]</code>; it names no exchange.</td><td>those with
<code>watchOrderBook</code></td></tr>
</tbody></table></div>
<p>Several books are told whole at first and one by one afterwards, each with its <code>symbol</code>.</p></section>
</main>`,
  )
