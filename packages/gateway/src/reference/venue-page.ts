import { isMethod, operations } from '@crossvenue/venues'
import { html } from 'hono/html'
import type { VenueDescription } from '../routes/venues.ts'
import { layout, places } from './layout.ts'

/** Renders the page of one venue: the operations it offers, and why it does not offer the others. */
export const renderVenuePage = ({
  id,
  name,
  environment,
  environments,
  operations: offered,
  absences,
  frontOf,
  oneSource,
}: VenueDescription): string =>
  layout(
    `${name} - crossvenue`,
    html`${places}<header><h1>${name}</h1>
<p>Called <code>${id}</code> in paths: <code>/api/${id}/{method}</code>.${networkOf(environment, environments)}</p>${
      oneSource &&
      html`
<p><strong>Rests on one source.</strong> ${oneSource}</p>`
    }${
      frontOf &&
      html`
<p>Its order books are those of <a href="/reference/venues/${frontOf}"><code>${frontOf}</code></a>, and count once.</p>`
    }</header>
<main>
<section><h2>What it offers</h2>
<div class="table"><table>
<thead><tr><th>Operation</th><th>What it does</th></tr></thead>
<tbody>${offered.map(
      (method) => html`
<tr><td><a href="/reference/${method}"><code>${method}</code></a></td><td>${summary(method)}</td></tr>`,
    )}
</tbody></table></div></section>
<section><h2>What it does not offer</h2>
<div class="table"><table>
<thead><tr><th>Operation</th><th>Why</th></tr></thead>
<tbody>${Object.entries(absences).map(
      ([method, reason]) => html`
<tr><td><code>${method}</code></td><td>${reason}</td></tr>`,
    )}
</tbody></table></div></section>
</main>`,
  )

/** Says which network is used, where the venue has a test network. */
const networkOf = (environment: string, environments: readonly string[]): string =>
  environments.includes('test') ? ` This service uses its ${environment} network.` : ''

const summary = (method: string): string => (isMethod(method) ? operations[method].summary : '')
