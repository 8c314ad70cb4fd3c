import type { JsonSchema, OpenApi, Parameter } from '../openapi.ts'
import { pageName } from './page.ts'
import { schemasOf } from './path-schemas.ts'
import { ANSWER_NOTE, recordedAnswer } from './recorded-answer.ts'
import { samplesOf } from './samples.ts'
import { typeText } from './schema-text.ts'
import { summariesOf, summaryText } from './summaries.ts'

/** Renders the reference page of one path in Markdown, for programs that read text: the same without the form. */
export function renderMarkdownPage(path: string, document: OpenApi): string {
  const item = document.paths[path] ?? {}
  const { get, parameters = [] } = item
  const { schemas } = document.components
  const { body, result, models } = schemasOf(item, document.components)
  const answer = recordedAnswer(path, document)
  const args = body?.properties?.args
  const venues = parameters.find(({ name }) => name === 'exchange')?.schema?.enum
  const parts = [
    `# ${pageName(path)}`,
    summaryText(item),
    code(
      summariesOf(item)
        .flatMap(({ verbs }) => verbs.map((verb) => `${verb} ${path}`))
        .join('\n'),
    ),
    venues && `Venues: ${venues.join(', ')}`,
    '## Example',
    ...samplesOf(path, document).map(({ language, text }) => code(text, FENCES[language])),
    ...(answer === undefined ? [] : ['## Answer', ANSWER_NOTE, code(answer, 'json')]),
    ...(args?.prefixItems ? ["## Arguments, positional, in the body's args", ...args.prefixItems.map(argument)] : []),
    ...(body && !args ? ['## Body', fields(body)] : []),
    ...(path.startsWith('/v0/') && parameters.length > 0 ? ['## In the path', list(parameters.map(parameter))] : []),
    ...(get?.parameters?.length ? ['## Query parameters', list(get.parameters.map(parameter))] : []),
    ...(item.delete?.parameters?.length
      ? ['## Query parameters of DELETE', list(item.delete.parameters.map(parameter))]
      : []),
    '## Result',
    result ? fields(result) : 'Text.',
    ...models.flatMap((model) => [`## ${model}`, schemas[model]?.description, fields(schemas[model] ?? {})]),
  ]
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`
}

const FENCES = { curl: 'sh', TypeScript: 'ts', Python: 'python' } as const

const code = (text: string, language = ''): string => `\`\`\`${language}\n${text}\n\`\`\``
const list = (lines: readonly string[]): string => lines.join('\n')

const argument = (schema: JsonSchema, position: number): string => line(schema.title ?? String(position), schema)

const parameter = ({ name, required = false, description, schema, content }: Parameter): string =>
  line(
    name,
    { ...(schema ?? content?.['application/json'].schema), ...(description !== undefined && { description }) },
    required,
  )

function fields(schema: JsonSchema): string {
  const { properties, required = [] } = schema
  if (!properties) return `\`${typeText(schema)}\``
  return list(Object.entries(properties).map(([name, field]) => line(name, field, required.includes(name))))
}

const line = (name: string, schema: JsonSchema, isRequired = false): string =>
  `- \`${name}\` (\`${typeText(schema)}\`${isRequired ? ', always' : ''})${schema.description ? `: ${schema.description.replaceAll('\n', ' ')}` : ''}`
