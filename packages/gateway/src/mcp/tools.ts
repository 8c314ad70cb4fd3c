import type { Tool } from './tool.ts'
import { arbitrage } from './tools/arbitrage.ts'
import { bestPrices } from './tools/best-prices.ts'
import { explain } from './tools/explain.ts'
import { markets } from './tools/markets.ts'
import { matches } from './tools/matches.ts'
import { orderBook } from './tools/order-book.ts'
import { question } from './tools/question.ts'
import { search } from './tools/search.ts'

/** Every tool of the MCP server. All of them only read. */
export const tools: readonly Tool[] = [search, markets, question, bestPrices, matches, explain, arbitrage, orderBook]
