import { tools } from '../mcp/tools.ts'
import { type OpenApi, operationsOf, type PathItem } from '../openapi.ts'
import { pageName } from './page.ts'
import { parameterNames } from './parameter-names.ts'
import { summaryText } from './summaries.ts'

/** Renders `/llms.txt`: the service and the call of each operation, in few words. */
export function renderLlmsText(document: OpenApi, venues: readonly string[]): string {
  const url = document.servers[0]?.url ?? ''
  return `# crossvenue

> A gateway to prediction markets: one surface for every venue, and the events that are the same question on several of them.

- Base address: ${url}
- Every call needs the header \`Authorization: Bearer <API key>\`. /openapi.json, /reference, /health and /ready need none.
- Call an operation of a venue with \`POST /api/{exchange}/{method}\` and the body \`{"args": [...]}\`: positional arguments, options as one object. Operations marked GET take the same as query parameters. Operations on an account also take \`"credentials": {...}\` in the body.
- Answers are \`{"success": true, "data": ...}\` or \`{"success": false, "error": {"code", "message", "retryable"}}\`. Prices are between 0 and 1. Values that a venue does not state are absent or null. \`pretty=true\` indents an answer of \`/v0\`.
- MCP: ${url}/mcp (streamable HTTP, the same header) has the tools ${tools.map(({ name }) => name).join(', ')}; over standard input and output they are \`crossvenue mcp\`.
- Find the counterparts of an event: \`GET /v0/matched-event-clusters?url=<page of the event or market>\`.
- Venues (\`exchange\`): ${venues.join(', ')}
${sections(document, url).join('\n')}
## Optional

- [Documentation](${url}/docs): guides to prices, matching, trading and streams.
- [OpenAPI](${url}/openapi.json): every schema.
- [Streams](${url}/reference/ws): order books, trades and accounts over a WebSocket.
`
}

/** Shorter lists of parameters are written again where another operation takes the same. */
const MIN_SHARED = 5

function sections({ tags = [], paths, components }: OpenApi, url: string): string[] {
  const nameByList = new Map<string, string>()
  const takes = (name: string, item: PathItem): string => {
    const names = parameterNames(item, components).filter((each) => each !== 'pretty')
    const list = names.join(', ')
    const before = nameByList.get(list)
    if (names.length < MIN_SHARED || before === undefined) {
      nameByList.set(list, name)
      return list === '' ? '' : ` Takes ${list}.`
    }
    return ` Takes what ${before} takes.`
  }
  const line = ([path, item]: [string, PathItem]): string => {
    const name = pageName(path)
    const verbs = operationsOf(item).map(({ verb }) => verb.toUpperCase())
    return `- [${verbs.join(', ')} ${path}](${url}/reference/${name}.md): ${summaryText(item)}${takes(name, item)}`
  }
  return tags.map(({ name }) => {
    const own = Object.entries(paths).filter(([, item]) =>
      operationsOf(item).some(({ operation }) => operation.tags?.includes(name)),
    )
    return `\n## ${name}\n\n${own.map(line).join('\n')}\n`
  })
}
