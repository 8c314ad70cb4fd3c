import { McpServer } from '@modelcontextprotocol/server'
import { version } from '../version.ts'
import { adviseOn } from './advice.ts'
import type { Read } from './read.ts'
import { tools } from './tools.ts'
import { tradingTools } from './trading/tools.ts'
import type { Trader } from './trading/trader.ts'

const INSTRUCTIONS = `Prediction markets of many venues, and which of their events are the same question. Begin with \`search\`, or \`markets\` for those of single venues; then \`best_prices\` or \`question\` for prices, \`matches\` or \`explain\` for the evidence, \`order_book\` for depth, \`arbitrage\` for pairs that pay. Prices are between 0 and 1; a value that a venue does not state is absent or null.`

/** Creates an MCP server whose tools read the gateway as one caller, and trade where the caller may. */
export function createMcpServer(read: Read, trader?: Trader): McpServer {
  const server = new McpServer({ name: 'crossvenue', version }, { instructions: INSTRUCTIONS })
  for (const { name, title, description, input, run } of tools) {
    const annotations = { readOnlyHint: true, openWorldHint: true }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (given) =>
      answer(() => run(read, given)),
    )
  }
  for (const { name, title, description, input, isReading, run } of trader ? tradingTools : []) {
    const annotations = { readOnlyHint: isReading, destructiveHint: !isReading, openWorldHint: true }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (given) =>
      answer(() => run(trader as Trader, given)),
    )
  }
  return server
}

async function answer(run: () => Promise<string>) {
  try {
    return text(await run())
  } catch (error) {
    return { ...text(adviseOn(error)), isError: true }
  }
}

const text = (content: string) => ({ content: [{ type: 'text' as const, text: content }] })
