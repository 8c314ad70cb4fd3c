import { testLimits, testRefusals } from '../../__fixtures__/refusals.ts'

const list = '/predict/v2/markets'
const refused = (errno: number, errmsg: string) => ({ errno, errmsg, data: null })

testRefusals('insightx', [
  { path: '/predict/v2/market?market_id=1', status: 200, answer: refused(4001, 'market not found') },
  { path: '/predict/v2/market', status: 200, answer: refused(4001, 'market not found') },
  { path: `${list}?status=5`, status: 200, answer: refused(5000, 'status cannot be 5') },
  { path: `${list}?page=0`, status: 200, answer: refused(5000, 'page cannot be 0') },
  { path: `${list}?size=101`, status: 200, answer: refused(5000, 'size cannot be 101') },
  { path: '/predict/v2/orderbook', status: 404 },
])

testLimits('insightx', [{ path: `${list}?page=1&size=1&status=1`, most: 600 }])
