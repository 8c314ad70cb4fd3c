import { html } from 'hono/html'
import type { Html } from '../../packages/gateway/src/reference/layout.ts'
import { causes } from './causes.ts'
import { evidenceText } from './error-text.ts'
import { htmlTable } from './html-table.ts'
import type { WrongIdentity } from './wrong-identities.ts'

/** Renders wrong identities grouped by cause, then one by one with both titles, the worst first. */
export const wrongTables = (
  wrong: readonly WrongIdentity[],
): Html => html`<div class="wide"><h2>Wrong identities: ${wrong.length}</h2>
${htmlTable(
  ['count', 'kind', 'fate', 'decided by'],
  causes(wrong).map(({ count, kind, fate, comparison }) => [String(count), kind, fate, comparison]),
)}
<h2>One by one</h2>
${htmlTable(
  ['set', 'wrong', 'labelled', 'fate', 'both titles', 'decided by'],
  wrong.map((one) => [
    one.set,
    one.kind,
    one.labelled,
    fateOf(one),
    lines(one.titles),
    lines(one.deciding.map(evidenceText)),
  ]),
)}</div>`

const fateOf = ({ fate, confidence }: WrongIdentity) =>
  confidence === undefined ? fate : `${fate}, ${confidence.toFixed(3)}`

const lines = (texts: readonly string[]): Html => html`${texts.map((text) => html`<div>${text}</div>`)}`
