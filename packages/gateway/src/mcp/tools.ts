import type { Tool } from './tool.ts'
import { arbitrage } from './tools/arbitrage.ts'
import { bestPrices } from './tools/best-prices.ts'
import { explain } from './tools/explain.ts'
import { history } from './tools/history.ts'
import { markets } from './tools/markets.ts'
import { matches } from './tools/matches.ts'
import { orderBook } from './tools/order-book.ts'
import { question } from './tools/question.ts'
import { search } from './tools/search.ts'
import { setArbitrage } from './tools/set-arbitrage.ts'

/** Every tool of the MCP server. All of them only read. */
export const tools: readonly Tool[] = [
  search,
  markets,
  question,
  bestPrices,
  matches,
  explain,
  history,
  arbitrage,
  setArbitrage,
  orderBook,
]
