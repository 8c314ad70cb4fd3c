import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Answer } from './answer.ts'

interface Call {
  url: string
  key: string
  /** The venue of the account. */
  on: string
  credentials?: object | undefined
  name: string
  input: object
}

/** Calls a tool over MCP with the official client, and returns its answer. */
export async function callTool({ url, key, on, credentials, name, input }: Call): Promise<Answer> {
  const client = new Client({ name: 'conformance', version: '1' })
  const accounts = Buffer.from(JSON.stringify({ [on]: credentials })).toString('base64url')
  const headers = { authorization: `Bearer ${key}`, ...(credentials && { 'x-crossvenue-credentials': accounts }) }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }))
  const { content, isError } = await client.callTool({ name, arguments: { ...input } })
  await client.close()
  const [{ text } = { text: '' }] = content as { text: string }[]
  if (!isError) return { data: JSON.parse(text) }
  const [code = ''] = /^[A-Z_]+/.exec(text) ?? []
  return { error: { code } }
}
