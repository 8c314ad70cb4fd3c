import { testLimits, testRefusals } from '../../__fixtures__/refusals.ts'

const refused = (statusCode: number, error: string, message: string | string[]) => ({ error, message, statusCode })
const bad = (message: string | string[]) => refused(400, 'Bad Request', message)
const unknownHash = `0x${'1'.repeat(64)}`

testRefusals('sxbet', [
  { path: '/markets/active?pageSize=51', status: 400, answer: bad(['pageSize cannot be 51']) },
  { path: '/markets/active?league=1', status: 400, answer: bad(['unknown parameter league']) },
  { path: '/markets/active?paginationKey=nothing', status: 400, answer: bad(['paginationKey is invalid']) },
  { path: '/markets/find?marketHashes=1', status: 400, answer: bad('BAD_MARKET_HASHES') },
  { path: `/markets/find?marketHashes=${Array(31).fill(unknownHash).join()}`, status: 400 },
  { path: '/orderbook-v3/snapshot?marketHash=1', status: 400, answer: bad(['marketHash cannot be 1']) },
  { path: `/trades-v3/public?marketHash=${unknownHash}&perPage=101`, status: 400 },
  { path: '/orders-v3', status: 401, answer: refused(401, 'Unauthorized', 'BAD_AUTH') },
  { path: '/orders-v3', body: { orders: [] }, status: 401, answer: refused(401, 'Unauthorized', 'BAD_AUTH') },
  {
    path: '/user/balance-v3',
    headers: { 'x-sx-api-key': 'nobody' },
    status: 401,
    answer: refused(401, 'Unauthorized', 'INVALID_USER'),
  },
  { path: '/user/realtime-token-v3/api-key', status: 401 },
  { path: '/orders', status: 404 },
])

testLimits('sxbet', [{ path: '/metadata/obv3', most: 500 }])
