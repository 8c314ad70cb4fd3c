import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { WebSocket } from 'ws'
import { Crossvenue, CrossvenueError } from '../../packages/client/src/index.ts'
import { lookups } from '../../packages/client/src/types.generated.ts'
import { STREAMS } from '../../packages/gateway/src/streams/message.ts'
import type { Answer } from './answer.ts'
import type { ResolvedCase } from './resolve.ts'

/** A way to reach the gateway. */
export interface Surface {
  name: 'TypeScript' | 'HTTP' | 'Socket' | 'MCP'
  offers(each: Pick<ResolvedCase, 'operation' | 'on' | 'tool'>): boolean
  ask(each: ResolvedCase): Promise<Answer>
}

interface Gateway {
  url: string
  key: string
}

/** The surfaces that a program in this process can use, over one gateway. */
export const surfacesOf = (gateway: Gateway): Surface[] => [
  typescript(gateway),
  http(gateway),
  socket(gateway),
  mcp(gateway),
]

type Callable = Record<string, ((...args: unknown[]) => Promise<unknown>) | undefined>

function typescript({ url, key }: Gateway): Surface {
  const client = new Crossvenue({ baseUrl: url, apiKey: key, WebSocket: WebSocket as never })
  return {
    name: 'TypeScript',
    offers: () => true,
    async ask({ on, operation, args, credentials }) {
      const caller = (on === 'v0' ? client : client.venue(on as 'mock', credentials as never)) as unknown as Callable
      try {
        return { data: await caller[operation]?.(...args) }
      } catch (error) {
        if (!(error instanceof CrossvenueError)) throw error
        const { code, field } = error
        return { error: { code, ...(field !== undefined && { field }) } }
      }
    },
  }
}

const http = ({ url, key }: Gateway): Surface => ({
  name: 'HTTP',
  offers: () => true,
  async ask({ on, operation, args, credentials }) {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const response = await (on === 'v0'
      ? fetch(url + addressOf(operation, args), { headers })
      : fetch(`${url}/api/${on}/${operation}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ args, credentials }),
        }))
    return (await response.json()) as Answer
  },
})

/** Writes the address of a lookup: texts are what it begins at, an object has its parameters. */
function addressOf(operation: string, args: readonly unknown[]): string {
  const { path, items } = lookups[operation as keyof typeof lookups]
  const texts = args.filter((arg) => typeof arg === 'string')
  const [parameters = {}] = args.filter((arg) => typeof arg === 'object') as object[]
  const named = Object.fromEntries(texts.map((text, index) => [items[index] ?? '', text]))
  const { id = '', ...query } = { ...named, ...parameters } as Record<string, unknown>
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return `${path.replace('{id}', encodeURIComponent(String(id)))}?${search}`
}

const socket = ({ url, key }: Gateway): Surface => ({
  name: 'Socket',
  offers: ({ operation }) => (STREAMS as readonly string[]).includes(operation),
  ask({ on, operation, args, credentials }) {
    const connection = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${key}` } })
    const answered = new Promise<Answer>((resolve, reject) => {
      connection.once('error', reject)
      connection.once('open', () =>
        connection.send(
          JSON.stringify({ id: 'a', action: 'subscribe', exchange: on, method: operation, args, credentials }),
        ),
      )
      connection.on('message', (text) => {
        const frame = JSON.parse(String(text)) as { event: string; data?: unknown; error?: { code: string } }
        if (frame.event === 'data') resolve({ data: frame.data })
        if (frame.error) resolve({ error: frame.error })
      })
    })
    return answered.finally(() => connection.close())
  },
})

/** The tools of MCP. Their answers are short texts of their own, so a case says what is in them. */
const mcp = ({ url, key }: Gateway): Surface => ({
  name: 'MCP',
  offers: ({ tool }) => tool !== undefined,
  async ask({ on, tool, credentials }) {
    const client = new Client({ name: 'conformance', version: '1' })
    const accounts = Buffer.from(JSON.stringify({ [on]: credentials })).toString('base64url')
    const headers = { authorization: `Bearer ${key}`, ...(credentials && { 'x-crossvenue-credentials': accounts }) }
    const requestInit = { headers }
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
    const { content, isError } = await client.callTool({ name: tool?.name ?? '', arguments: { ...tool?.input } })
    await client.close()
    const [{ text } = { text: '' }] = content as { text: string }[]
    if (!isError) return { data: JSON.parse(text) }
    const [code = ''] = /^[A-Z_]+/.exec(text) ?? []
    return { error: { code } }
  },
})
