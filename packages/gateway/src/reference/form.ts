import { html } from 'hono/html'
import type { JsonSchema, OpenApi, Operation, Parameter } from '../openapi.ts'
import type { Html } from './layout.ts'
import { schemasOf } from './path-schemas.ts'

/** Renders the form that sends a request from the page. It is hidden until its script has loaded. */
export function form(path: string, document: OpenApi): Html {
  const item = document.paths[path] ?? {}
  const { get, post, parameters = [] } = item
  const { body } = schemasOf(item, document.components)
  const venue = parameters.find(({ name }) => name === 'exchange')
  return html`<section id="try" data-gateway hidden><h2>Try it</h2>
<form data-path="${path}" autocomplete="off">
<div class="fields"><label class="field">API key
<input id="try-key" type="password" autocomplete="off" spellcheck="false"></label>
${venue && html`<label class="field">Venue ${venueSelect(venue)}</label>`}${parameters
  .filter((parameter) => parameter !== venue)
  .map(pathField)}</div>
${get && queryFields(get)}
${post && bodyFields(post, body)}
</form>
<p id="try-status" role="status"></p>
<pre id="try-answer" tabindex="0" hidden></pre></section>`
}

const venueSelect = ({ schema, example }: Parameter): Html => html`<select id="try-venue">${(schema?.enum ?? []).map(
  (id) => html`
<option ${id === example ? 'selected' : ''}>${id}</option>`,
)}
</select>`

function queryFields({ parameters = [] }: Operation): Html {
  const isShown = ({ required, example }: Parameter) => required === true || example !== undefined
  const shown = parameters.filter(isShown)
  const others = parameters.filter((parameter) => !isShown(parameter))
  return html`<fieldset><legend>GET</legend>
${shown.length > 0 && html`<div class="fields">${shown.map(queryField)}</div>`}
${
  others.length > 0 &&
  html`<details><summary>${shown.length > 0 ? 'Other' : 'All'} parameters</summary><div class="fields">${others.map(queryField)}</div></details>`
}
<p><button value="GET">Send GET</button></p></fieldset>`
}

const pathField = ({ name, example }: Parameter): Html =>
  html`<label class="field">${name} <input data-part="${name}" value="${textOf(example)}" spellcheck="false"></label>
`

const queryField = ({ name, schema = {}, example }: Parameter): Html =>
  html`<label class="field">${name} ${control(name, schema, textOf(example))}</label>
`

function control(name: string, schema: JsonSchema, value: string): Html {
  const choices = schema.type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String)
  if (!choices) return html`<input data-query="${name}" value="${value}" spellcheck="false">`
  return html`<select data-query="${name}">${['', ...choices].map(
    (choice) => html`<option ${choice === value ? 'selected' : ''}>${choice}</option>`,
  )}</select>`
}

const textOf = (example: unknown): string => {
  if (example === undefined) return ''
  if (Array.isArray(example)) return example.join(',')
  return typeof example === 'object' ? JSON.stringify(example) : String(example)
}

function bodyFields({ requestBody }: Operation, schema: JsonSchema | undefined): Html {
  const { example = {} } = requestBody?.content['application/json'] ?? {}
  const { credentials, ...body } = example as Record<string, unknown>
  return html`<fieldset><legend>POST</legend>
<label class="field">Body ${textarea('try-body', body)}</label>
${
  schema?.properties?.credentials &&
  html`<label class="field">Credentials at the venue, sent with this request and not stored ${textarea('try-credentials', credentials)}</label>`
}
<p><button value="POST">Send POST</button></p></fieldset>`
}

function textarea(id: string, value: unknown): Html {
  const text = value === undefined ? '' : JSON.stringify(value, null, 2)
  const rows = Math.min(text.split('\n').length + 1, 24)
  return html`<textarea id="${id}" rows="${rows}" spellcheck="false">${text}</textarea>`
}
