import { McpServer } from '@modelcontextprotocol/server'
import { version } from '../version.ts'
import { adviseOn } from './advice.ts'
import type { Read } from './read.ts'
import { tools } from './tools.ts'

const INSTRUCTIONS = `Prediction markets of many venues, and which of their events are the same question. Begin with \`search\`, or \`markets\` for those of single venues; then \`best_prices\` or \`question\` for prices, \`matches\` or \`explain\` for the evidence, \`order_book\` for depth, \`arbitrage\` for pairs that pay. Prices are between 0 and 1; a value that a venue does not state is absent or null.`

/** Creates an MCP server whose tools read the gateway as one caller. */
export function createMcpServer(read: Read): McpServer {
  const server = new McpServer({ name: 'crossvenue', version }, { instructions: INSTRUCTIONS })
  for (const { name, title, description, input, run } of tools) {
    const annotations = { readOnlyHint: true, openWorldHint: true }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given) => {
      try {
        return text(await run(read, given))
      } catch (error) {
        return { ...text(adviseOn(error)), isError: true }
      }
    })
  }
  return server
}

const text = (content: string) => ({ content: [{ type: 'text' as const, text: content }] })
