import { ReadError } from './read.ts'

/** The advice to a model for each error code. For other codes the message alone is enough. */
const adviceByCode = new Map([
  [
    'AUTHENTICATION_ERROR',
    'The user must give a valid API key (`crossvenue keys create --name agent --scope read`), and for orders the credentials of the venue, in the settings of the MCP client.',
  ],
  [
    'PERMISSION_DENIED',
    'The user must give a key with the scope trade: `crossvenue keys create --name agent --scope trade`.',
  ],
  ['INVALID_ORDER', 'Change the order and call `prepare_order` again.'],
  ['INSUFFICIENT_FUNDS', 'Prepare a smaller order.'],
  ['AMBIGUOUS_IDENTIFIER', 'Write the id as `<venue>:<event id>`, as `search` returns it.'],
  ['EVENT_NOT_FOUND', 'Call `search` with a few words of the title and use the `event` of a result.'],
  [
    'MARKET_NOT_FOUND',
    'Call `markets` with a few words of the title and use the `market` of a result, or `question` for its event.',
  ],
  ['OUTCOME_NOT_FOUND', 'Call `question` for the event and use an `outcome` of the same venue.'],
  ['NOT_SUPPORTED', 'Another venue of the same question may offer it: call `question` to see them.'],
  ['NOT_READY', 'The catalogue is still being read and matched: try again in a minute.'],
  ['NOT_FOUND', 'The venues are listed in the answer of `search` without arguments.'],
])

/** Returns an error of the gateway as text for a model: the cause, and what to do. Throws any other error. */
export function adviseOn(error: unknown): string {
  if (!(error instanceof ReadError)) throw error
  const { code, message, retryAfter } = error
  const advice =
    retryAfter === undefined ? adviceByCode.get(code) : `Wait ${Math.ceil(retryAfter)} s, then try the same call again.`
  return [`${code}: ${message}.`, ...(advice === undefined ? [] : [advice])].join(' ')
}
