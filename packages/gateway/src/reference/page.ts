import { html } from 'hono/html'
import type { JsonSchema, OpenApi, Operation } from '../openapi.ts'
import { type Html, layout } from './layout.ts'
import { example } from './example.ts'
import { modelsIn, typeText } from './schema-text.ts'

type Models = OpenApi['components']['schemas']

/** Renders the reference page of one path: endpoint, arguments, example, result and the venues that offer it. */
export function renderPage(path: string, document: OpenApi): Html {
  const item = document.paths[path]
  const operation = item?.post ?? item?.get
  if (!item || !operation) throw new Error(`${path} has no operation`)
  const models = document.components.schemas
  const name = pageName(path)
  const venues = item.parameters?.find((parameter) => parameter.name === 'exchange')?.schema?.enum as string[] | undefined
  const result = operation.responses['200']?.content?.['application/json']?.schema ?? {}
  return layout(
    `${name} - crossvenue`,
    html`<header><p><a href="/reference">Reference</a></p><h1>${name}</h1><p>${operation.summary}</p></header>
<main>
<section><h2>Endpoint</h2>
<pre>${(['get', 'post'] as const).filter((verb) => item[verb]).map((verb) => `${verb.toUpperCase()} ${path}\n`)}</pre>
${venues && html`<p>Venues: ${venues.join(', ')}</p>`}</section>
${item.post && bodySection(item.post)}
${item.get && querySection(item.get)}
<section><h2>Example</h2>
<pre>${example(path, document)}</pre></section>
<section><h2>Result</h2>
${fieldTable(result)}</section>
${modelsIn(item as JsonSchema, models)
  .filter((model) => models[model])
  .map((model) => modelSection(model, models))}
</main>`,
  )
}

/** A page is named after its path's last part. */
export const pageName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const bodySection = (post: Operation): Html => {
  const args = post.requestBody?.content['application/json'].schema.properties?.args
  const rows = (args?.prefixItems ?? []).map((schema, position) => ({
    name: schema.title ?? String(position),
    schema,
    required: position < (args?.minItems ?? 0),
  }))
  return html`<section><h2>Arguments</h2>
<p>Positional, in the body's <code>args</code>.</p>
${rows.length > 0 ? table(rows) : html`<p>None.</p>`}</section>`
}

const querySection = ({ parameters = [] }: Operation): Html => html`<section><h2>Query parameters</h2>
${parameters.length > 0 ? table(parameters.map(({ schema, content, ...rest }) => ({ ...rest, schema: schema ?? content?.['application/json'].schema ?? {} }))) : html`<p>None.</p>`}</section>`

const modelSection = (name: string, models: Models): Html => html`<section id="${name}"><h2>${name}</h2>
${models[name]?.description && html`<p>${models[name].description}</p>`}
${fieldTable(models[name] ?? {})}</section>`

const fieldTable = (schema: JsonSchema): Html =>
  schema.properties
    ? table(
        Object.entries(schema.properties).map(([name, field]) => ({
          name,
          schema: field,
          required: schema.required?.includes(name) ?? false,
        })),
      )
    : html`<p><code>${typeText(schema)}</code></p>`

interface Row {
  name: string
  schema: JsonSchema
  required?: boolean | undefined
  description?: string | undefined
}

const table = (rows: readonly Row[]): Html => html`<div class="table"><table>
<thead><tr><th>Name</th><th>Type</th><th>Given</th><th>Meaning</th></tr></thead>
<tbody>${rows.map(
  ({ name, schema, required, description }) => html`
<tr><td><code>${name}</code></td><td><code>${typeText(schema)}</code></td><td>${required ? 'always' : 'optional'}</td><td>${description ?? schema.description}</td></tr>`,
)}
</tbody></table></div>`
