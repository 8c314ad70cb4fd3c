import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from '../mcp/create-mcp-server.ts'
import { ReadError, readVia } from '../mcp/read.ts'
import { readSettings } from './settings.ts'

/** Serves MCP over standard input and output, with the tools of a running gateway, until its input ends. */
export async function serveMcp({ url }: { url?: string }): Promise<void> {
  const { CROSSVENUE_URL, CROSSVENUE_API_KEY } = process.env
  const gateway = (url ?? (CROSSVENUE_URL || `http://127.0.0.1:${readSettings({}).port}`)).replace(/\/+$/, '')
  if (!CROSSVENUE_API_KEY) {
    const hint = 'create a key with `crossvenue keys create --name agent --scope read`'
    throw Object.assign(new Error(`CROSSVENUE_API_KEY is not set; ${hint}`), { code: 'VALIDATION_ERROR' })
  }
  const headers = { authorization: `Bearer ${CROSSVENUE_API_KEY}` }
  const read = readVia((path) =>
    fetch(gateway + path, { headers }).catch((cause) => {
      const message = `no gateway answers at ${gateway} (${cause.cause?.code ?? cause.message}); start it with \`crossvenue serve\`, or set CROSSVENUE_URL`
      throw new ReadError({ code: 'NETWORK_ERROR', message })
    }),
  )
  serveStdio(() => createMcpServer(read))
}
