import { WebSocket } from 'ws'
import { Crossvenue, CrossvenueError } from '../../packages/client/src/index.ts'
import type { LookupRow } from '../../packages/client/src/lookups.ts'
import { lookups } from '../../packages/client/src/types.generated.ts'
import { STREAMS } from '../../packages/gateway/src/streams/message.ts'
import type { Answer } from './answer.ts'
import { callTool } from './call-tool.ts'
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
    const { path, ...request } =
      on === 'v0'
        ? requestOf(operation, args)
        : { path: `/api/${on}/${operation}`, method: 'POST', body: JSON.stringify({ args, credentials }) }
    return (await (await fetch(url + path, { ...request, headers })).json()) as Answer
  },
})

/** Writes the request of a lookup: texts are what it begins at, an object has its parameters or is the body of a POST. */
function requestOf(operation: string, args: readonly unknown[]): { path: string; method: string; body?: string } {
  const { path, items, verb }: LookupRow = lookups[operation as keyof typeof lookups]
  const texts = args.filter((arg) => typeof arg === 'string')
  const [last = {}] = args.filter((arg) => typeof arg === 'object') as object[]
  const named = Object.fromEntries(texts.map((text, index) => [items[index] ?? '', text]))
  const parts = Array.from(path.matchAll(/\{(\w+)\}/g), ([, part = '']) => part)
  const address = parts.reduce(
    (filled, part) => filled.replace(`{${part}}`, encodeURIComponent(named[part] ?? '')),
    path,
  )
  if (verb === 'POST') return { path: address, method: verb, body: JSON.stringify(last) }
  const query = Object.entries({ ...named, ...last }).filter(([name]) => !parts.includes(name))
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]))
  return { path: `${address}?${search}`, method: verb ?? 'GET' }
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
  ask: ({ on, tool, credentials }) =>
    callTool({ url, key, on, credentials, name: tool?.name ?? '', input: tool?.input ?? {} }),
})
