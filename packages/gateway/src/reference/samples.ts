import type { OpenApi } from '../openapi.ts'
import { clientName } from './client-name.ts'
import { example } from './example.ts'
import { pythonLiteral, snakeCase, typescriptLiteral } from './literals.ts'

/** The same call in one language. */
export interface Sample {
  language: 'curl' | 'Python' | 'TypeScript'
  text: string
}

/** Writes the example of a path for each language; only `curl` where the clients have no method for it. */
export function samplesOf(path: string, document: OpenApi): Sample[] {
  const curl: Sample = { language: 'curl', text: example(path, document) }
  const call = callOf(path, document)
  return call
    ? [curl, { language: 'TypeScript', text: typescript(call) }, { language: 'Python', text: python(call) }]
    : [curl]
}

/** A call of a client: its method, its arguments in order, and the venue where it goes to one. */
interface Call {
  method: string
  args: readonly unknown[]
  venue?: string
  credentials?: object
}

function callOf(path: string, document: OpenApi): Call | undefined {
  const { get, post, delete: removal, parameters = [] } = document.paths[path] ?? {}
  if (path.startsWith('/api/')) {
    if (!post) return undefined
    const venue = String(parameters.find(({ name }) => name === 'exchange')?.example)
    const { args = [], credentials } = (post.requestBody?.content['application/json'].example ?? {}) as Partial<Call>
    return { method: path.slice(path.lastIndexOf('/') + 1), args, venue, ...(credentials && { credentials }) }
  }
  const operation = post ?? get ?? removal
  const method = operation && clientName(operation)
  if (!path.startsWith('/v0/') || !method) return undefined
  const stated = [...parameters, ...(operation.parameters ?? [])].filter((parameter) => parameter.example !== undefined)
  const items = stated.filter(({ name }) => ITEMS.has(name)).map((parameter) => parameter.example)
  const options = stated.filter(({ name }) => !ITEMS.has(name)).map((parameter) => [parameter.name, parameter.example])
  const body = post?.requestBody?.content['application/json'].example
  const last = body ?? (options.length > 0 ? Object.fromEntries(options) : undefined)
  return { method, args: [...items, ...(last === undefined ? [] : [last])] }
}

/** The parameters that name an event, a market or a webhook: clients take these by position. */
const ITEMS: ReadonlySet<string> = new Set(['id', 'a', 'b', 'marketId', 'webhookId'])

function typescript({ method, args, venue, credentials }: Call): string {
  const account = venue !== undefined && credentials !== undefined
  return [
    "import { Crossvenue } from 'crossvenue'",
    '',
    '// The key and the address come from CROSSVENUE_API_KEY and CROSSVENUE_URL.',
    'const client = new Crossvenue()',
    ...(account ? [`const account = client.venue('${venue}', ${typescriptLiteral(credentials)})`] : []),
    `const answer = await ${account ? 'account' : target(venue, "'")}.${method}(${list(args.map(typescriptLiteral), '')})`,
    'console.log(answer)',
  ].join('\n')
}

function python({ method, args, venue, credentials }: Call): string {
  const account = venue !== undefined && credentials !== undefined
  const last = args.at(-1)
  // A built order is an argument; any other object at the end has the options.
  const isOptions = isObject(last) && method !== 'submitOrder'
  const positional = (isOptions ? args.slice(0, -1) : args).map((arg) => pythonLiteral(arg, method !== 'submitOrder'))
  const options = Object.entries(isOptions ? last : {}).map(
    ([name, value]) => `${snakeCase(name)}=${pythonLiteral(value)}`,
  )
  return [
    'from crossvenue import Crossvenue',
    '',
    '# The key and the address come from CROSSVENUE_API_KEY and CROSSVENUE_URL.',
    'with Crossvenue() as client:',
    ...(account ? [`    account = client.venue("${venue}", ${pythonLiteral(credentials)})`] : []),
    `    answer = ${account ? 'account' : target(venue, '"')}.${snakeCase(method)}(${list([...positional, ...options], '    ')})`,
    '    print(answer)',
  ].join('\n')
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Writes the client, or its part for a venue: a property where the name is plain. */
function target(venue: string | undefined, quote: string): string {
  if (venue === undefined) return 'client'
  return /^[a-z]+$/.test(venue) ? `client.${venue}` : `client.venue(${quote}${venue}${quote})`
}

const MAX_WIDTH = 64

/** Joins arguments; long ones stand below each other. */
function list(args: readonly string[], indent: string): string {
  const line = args.join(', ')
  if (line.length <= MAX_WIDTH) return line
  return `\n${args.map((arg) => `${indent}    ${arg},\n`).join('')}${indent}`
}
