import { html } from 'hono/html'
import type { JsonSchema } from '../openapi.ts'
import type { Html } from './layout.ts'
import { typeText } from './schema-text.ts'

export interface Row {
  name: string
  schema: JsonSchema
  required: boolean
}

type Models = Readonly<Record<string, JsonSchema>>

/** Renders named values with type and meaning; a type that is a model links to its section. */
export const table = (rows: readonly Row[], models: Models): Html => html`<div class="table"><table>
<thead><tr><th>Name</th><th>Type</th><th>Given</th><th>Meaning</th></tr></thead>
<tbody>${rows.map(
  ({ name, schema, required }) => html`
<tr><td><code>${name}</code></td><td>${type(schema, models)}</td><td>${required ? 'always' : 'optional'}</td><td>${meaning(schema)}</td></tr>`,
)}
</tbody></table></div>`

/** Renders the fields of an object, or the type of anything else. */
export function fieldTable(schema: JsonSchema, models: Models): Html {
  const { properties, required = [] } = schema
  if (!properties) return html`<p>${type(schema, models)}</p>`
  const fields = Object.entries(properties)
  return table(
    fields.map(([name, field]) => ({ name, schema: field, required: required.includes(name) })),
    models,
  )
}

/** Renders a description: `names` as code, defaults as words. */
const meaning = ({ description = '', default: value = /@default (.+)$/.exec(description)?.[1] }: JsonSchema): Html[] =>
  `${description.replace(/@default .+$/, '').trim()}${value === undefined ? '' : ` Without it: \`${value}\`.`}`
    .trim()
    .split('`')
    .map((part, position) => (position % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

const type = (schema: JsonSchema, models: Models): Html => {
  const words = typeText(schema).split(/\b/)
  return html`<code>${words.map((word) => (Object.hasOwn(models, word) ? html`<a href="#${word}">${word}</a>` : word))}</code>`
}
