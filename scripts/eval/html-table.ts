import { html } from 'hono/html'
import type { Html } from '../../packages/gateway/src/reference/layout.ts'

/** Renders rows of cells under a header; text is escaped. */
export const htmlTable = (header: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html =>
  html`<div class="table"><table>
<thead><tr>${header.map((title) => html`<th>${title}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>`
