import { cancelOrder } from './cancel-order.ts'
import { openOrders } from './open-orders.ts'
import { prepareOrder } from './prepare-order.ts'
import { submitOrder } from './submit-order.ts'
import type { TradingTool } from './trader.ts'

/** The tools of callers that may trade. An order is sent only by the token that its dry run returned. */
export const tradingTools: readonly TradingTool[] = [prepareOrder, submitOrder, openOrders, cancelOrder]
