import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from '../mcp/create-mcp-server.ts'
import { callVia, ReadError, readVia, type Send } from '../mcp/read.ts'
import { parseCredentials } from '../mcp/trading/credentials.ts'
import { createPreparedOrders } from '../mcp/trading/prepared-orders.ts'
import type { Trader } from '../mcp/trading/trader.ts'
import { readSettings } from './settings.ts'

/** Serves MCP over standard input and output, with the tools of a running gateway, until its input ends. */
export async function serveMcp({ url }: { url?: string }): Promise<void> {
  const { CROSSVENUE_URL, CROSSVENUE_API_KEY, CROSSVENUE_CREDENTIALS } = process.env
  const gateway = (url ?? (CROSSVENUE_URL || `http://127.0.0.1:${readSettings({}).port}`)).replace(/\/+$/, '')
  if (!CROSSVENUE_API_KEY) {
    const hint = 'create a key with `crossvenue keys create --name agent --scope read`'
    throw Object.assign(new Error(`CROSSVENUE_API_KEY is not set; ${hint}`), { code: 'VALIDATION_ERROR' })
  }
  const headers = { authorization: `Bearer ${CROSSVENUE_API_KEY}` }
  const send: Send = (path, init) =>
    fetch(gateway + path, { headers, ...init }).catch((cause) => {
      const message = `no gateway answers at ${gateway} (${cause.cause?.code ?? cause.message}); start it with \`crossvenue serve\`, or set CROSSVENUE_URL`
      throw new ReadError({ code: 'NETWORK_ERROR', message })
    })
  const trader = CROSSVENUE_CREDENTIALS ? createTrader(send, CROSSVENUE_CREDENTIALS) : undefined
  serveStdio(() => createMcpServer(readVia(send), trader))
}

function createTrader(send: Send, text: string): Trader {
  try {
    const call = callVia(send, parseCredentials(text))
    return { keyId: 'the key of this process', prepared: createPreparedOrders(), call }
  } catch (error) {
    const message = `CROSSVENUE_CREDENTIALS: ${error instanceof Error ? error.message : error}`
    throw Object.assign(new Error(message), { code: 'VALIDATION_ERROR' })
  }
}
