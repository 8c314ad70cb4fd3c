import { testLimits, testRefusals } from '../../__fixtures__/refusals.ts'

const headers = { 'x-api-key': 'a-key-of-the-sandbox' }
const refused = (code: number, error: string, message: string) => ({ success: false, code, error, message })

testRefusals('predictfun', [
  { path: '/v1/categories', status: 401, answer: refused(401, 'unauthorized', 'Invalid API key') },
  {
    path: '/v1/categories?status=CLOSED',
    headers,
    status: 400,
    answer: refused(400, 'bad_request', 'status cannot be CLOSED'),
  },
  { path: '/v1/categories?first=1001', headers, status: 400 },
  { path: '/v1/categories?after=nothing', headers, status: 400, answer: refused(400, 'bad_request', 'Invalid cursor') },
  { path: '/v1/markets/1', headers, status: 404, answer: refused(404, 'not_found', 'Market not found') },
  { path: '/v1/orders', headers, status: 401, answer: refused(401, 'unauthorized', 'Invalid token') },
  { path: '/v1/auth', headers, body: {}, status: 401, answer: refused(401, 'unauthorized', 'Invalid signature') },
  { path: '/orders/remove-by-hash', headers, body: { data: { hashes: [] } }, status: 404 },
])

testLimits('predictfun', [
  { path: '/v1/categories?first=1', headers, most: 250 },
  { path: '/v1/markets/5101/orderbook', headers, most: 500 },
])
