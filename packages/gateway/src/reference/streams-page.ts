import { operations, type Venue } from '@crossvenue/venues'
import { html } from 'hono/html'
import { STREAMS } from '../streams/message.ts'
import { layout, places } from './layout.ts'

/** The frames of `/ws`: the sender and the text of each, in the order of a session. */
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
    html`${places}<header><h1>Streams</h1>
<p>Order books, trades and prices as venues send them, over one WebSocket at <code>/ws</code>.</p></header>
<main>
<section><h2>Connect</h2>
<p>Send the API key in the header <code>Authorization: Bearer</code>. Browsers cannot set it; there, use the query:
<code>/ws?apiKey=...</code>.</p></section>
<section><h2>Frames</h2>
<p>Each frame is JSON text. The client chooses the id of each subscription. The gateway first sends what it has, then a
frame per change; every frame carries the full value, such as the whole order book. An error ends its subscription.
Leave <code>exchange</code> out where the id names the venue: <code>polymarket:&lt;outcomeId&gt;</code>, or a Kalshi
ticker with its side. To watch a market id, add the side: <code>["&lt;marketId&gt;", null, {"side": "no"}]</code>. Where
a venue requires signed requests even for public streams, send <code>credentials</code> beside
<code>args</code>.</p>
<div class="table"><table><thead><tr><th>Sender</th><th>Frame</th></tr></thead><tbody>${FRAMES.map(
      ([sender, text]) => html`
<tr><td>${sender}</td><td><code>${text}</code></td></tr>`,
    )}
</tbody></table></div></section>
<section><h2>Methods</h2>
<div class="table"><table><thead><tr><th>Method</th><th>Sends</th><th>Venues</th></tr></thead><tbody>${STREAMS.map(
      (method) => html`
<tr><td><a href="/reference/${method}"><code>${method}</code></a></td><td>${operations[method].summary}</td><td>${venues
        .filter((venue) => venue[method])
        .map(({ id }) => html`<a href="/reference/venues/${id}">${id}</a> `)}</td></tr>`,
    )}
<tr><td><code>watchAllOrderBooks</code></td><td>The order books of the busiest open markets of all venues, or
of those in <code>args</code>: <code>[["polymarket"]]</code>. Send no <code>exchange</code>.</td><td>all with
<code>watchOrderBook</code></td></tr>
</tbody></table></div>
<p>A subscription to several books starts with one frame that has all of them; each later frame has one book and its
<code>symbol</code>.</p></section>
</main>`,
  )
