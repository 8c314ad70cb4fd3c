import { html } from 'hono/html'
import type { JsonSchema, OpenApi, Operation } from '../openapi.ts'
import { form } from './form.ts'
import { type Html, layout, loaded, places } from './layout.ts'
import { schemasOf } from './path-schemas.ts'
import { ANSWER_NOTE, recordedAnswer } from './recorded-answer.ts'
import { type Sample, samplesOf } from './samples.ts'
import { summariesOf } from './summaries.ts'
import { fieldTable, type Row, table } from './table.ts'

/** Renders the reference page of one path: endpoint, example, form, arguments, result and models. */
export function renderPage(path: string, document: OpenApi): string {
  const item = document.paths[path] ?? {}
  const { post, get, parameters = [] } = item
  const summaries = summariesOf(item)
  const { schemas } = document.components
  const name = pageName(path)
  const venues = parameters.find((parameter) => parameter.name === 'exchange')?.schema?.enum
  const { body, result, models } = schemasOf(item, document.components)
  return layout(
    `${name} - crossvenue`,
    html`${places}<header><h1>${name}</h1>${summaries.map(({ verbs, summary }) => html`<p>${summaries.length > 1 && html`<code>${verbs.join(', ')}</code> `}${summary}</p>`)}</header>
<main>
<section><h2>Endpoint</h2>
<pre>${summaries.flatMap(({ verbs }) => verbs.map((verb) => `${verb} ${path}\n`))}</pre>
${venues && html`<p>Venues: ${venues.map((venue) => html`<a href="/reference/venues/${venue}">${venue}</a> `)}</p>`}</section>
${samples(samplesOf(path, document))}
${answer(recordedAnswer(path, document))}
${form(path, document)}
${path.startsWith('/v0/') && parameters.length > 0 && section('In the path', '', parameterRows(parameters), schemas)}
${post && (body?.properties?.args ? section('Arguments', "Positional, in the body's args.", argumentRows(body), schemas) : html`<section><h2>Body</h2>${fieldTable(body ?? {}, schemas)}</section>`)}
${get && section('Query parameters', '', parameterRows(get.parameters), schemas)}
${item.delete && section('Query parameters of DELETE', '', parameterRows(item.delete.parameters), schemas)}
<section><h2>Result</h2>
${result ? fieldTable(result, schemas) : html`<p>Text.</p>`}
<p>Errors: <code><a href="#Failure">Failure</a></code></p></section>
${models.map(
  (model) => html`<section id="${model}"><h2>${model}</h2>
<p>${schemas[model]?.description}</p>
${fieldTable(schemas[model] ?? {}, schemas)}</section>
`,
)}
</main>`,
    html`${loaded()}
<script type="module" src="/reference/assets/try.js" data-gateway></script>`,
  )
}

/** Returns the name of a path's page: its operation, or the segments after `/v0`. */
export const pageName = (path: string): string =>
  path.startsWith('/v0/')
    ? path.slice('/v0/'.length).replaceAll(/[{}]/g, '').replaceAll('/', '-')
    : path.slice(path.lastIndexOf('/') + 1)

const answer = (text: string | undefined): Html | undefined =>
  text === undefined
    ? undefined
    : html`<section id="answer"><h2>Answer</h2>
<p>${ANSWER_NOTE}</p>
<pre tabindex="0">${text}</pre></section>`

/** The languages are tabs that need no script. */
const samples = (all: readonly Sample[]): Html =>
  html`<section class="samples"><h2>Example</h2>
${
  all.length > 1 &&
  all.map(
    ({ language }, index) =>
      html`<input type="radio" name="language" id="in-${language.toLowerCase()}" ${index === 0 ? 'checked' : ''}><label for="in-${language.toLowerCase()}">${language}</label>
`,
  )
}
${all.map(
  ({ language, text }) => html`<pre class="in-${language.toLowerCase()}">${text}</pre>
`,
)}</section>`

const section = (
  title: string,
  note: string,
  rows: readonly Row[],
  models: Readonly<Record<string, JsonSchema>>,
): Html =>
  html`<section><h2>${title}</h2>
${rows.length > 0 ? html`<p>${note}</p>${table(rows, models)}` : html`<p>None.</p>`}</section>`

function argumentRows(body: JsonSchema | undefined): Row[] {
  const args = body?.properties?.args
  return (args?.prefixItems ?? []).map((schema, position) => ({
    name: schema.title ?? String(position),
    schema,
    required: position < (args?.minItems ?? 0),
  }))
}

const parameterRows = (parameters: Operation['parameters'] = []): Row[] =>
  parameters.map(({ name, required = false, description, schema, content }) => ({
    name,
    required,
    schema: { ...(schema ?? content?.['application/json'].schema), ...(description !== undefined && { description }) },
  }))
