import { html } from 'hono/html'
import { type OpenApi, operationsOf } from '../openapi.ts'
import { type Html, layout, loaded } from './layout.ts'
import { pageName } from './page.ts'
import { parameterNames } from './parameter-names.ts'
import { schemasOf } from './path-schemas.ts'
import { summaryText } from './summaries.ts'

interface Entry {
  href: string
  name: string
  summary?: string | undefined
  names: readonly string[]
}

/** Renders the index: every operation with its parameters, every model with its fields, and a search over them. */
export const renderIndex = (document: OpenApi, venues: readonly string[]): string =>
  layout(
    'Reference - crossvenue',
    html`<header><h1>Reference</h1>
<p><span data-gateway>Each page has a form that sends requests.</span> Tools read the same as <a href="/openapi.json">OpenAPI</a>.
The <a href="/docs">documentation</a> has guides.</p>
<label hidden>Search operations, parameters and models <input id="search" type="search" autofocus></label></header>
<main>
${(document.tags ?? []).map(({ name }) => section(name, entriesOf(name, document)))}
${section('Streams over a WebSocket', [{ href: '/reference/ws', name: '/ws', summary: 'Streams of all venues.', names: [] }])}
${section(
  'Venues',
  venues.map((id) => ({ href: `/reference/venues/${id}`, name: id, names: [] })),
)}
${section('Models', modelsOf(document))}
<p id="none" hidden>Nothing matches.</p>
</main>`,
    loaded('search.js'),
  )

const section = (title: string, entries: readonly Entry[]): Html =>
  html`<section><h2>${title}</h2><ul class="entries">${entries.map(
    ({ href, name, summary, names }) => html`
<li><a href="${href}"><code>${name}</code></a> ${summary}
${names.length > 0 && html`<div class="names">${names.join(', ')}</div>`}</li>`,
  )}
</ul></section>`

const entriesOf = (tag: string, { paths, components }: OpenApi): Entry[] =>
  Object.entries(paths).flatMap(([path, item]) => {
    if (!operationsOf(item).some(({ operation }) => operation.tags?.includes(tag))) return []
    const name = pageName(path)
    return [{ href: `/reference/${name}`, name, summary: summaryText(item), names: parameterNames(item, components) }]
  })

/** Links each model to its section on the first page that has it. */
function modelsOf({ paths, components }: OpenApi): Entry[] {
  const { schemas } = components
  const pageByModel = new Map<string, string>()
  for (const [path, item] of Object.entries(paths)) {
    for (const model of schemasOf(item, components).models) {
      if (!pageByModel.has(model)) pageByModel.set(model, pageName(path))
    }
  }
  return [...pageByModel]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, page]) => ({
      href: `/reference/${page}#${name}`,
      name,
      summary: schemas[name]?.description,
      names: Object.keys(schemas[name]?.properties ?? {}),
    }))
}
