import { testLimits, testRefusals } from '../../__fixtures__/refusals.ts'
import { venue } from './index.ts'

const headers = { apikey: venue.key ?? '' }
const failed = (errno: number, errmsg: string) => ({ errno, errmsg, result: null })

testRefusals('opinion', [
  { path: '/market', status: 401, answer: failed(401, 'invalid apikey') },
  { path: '/market?limit=21', headers, status: 400, answer: failed(10_400, 'limit cannot be 21') },
  { path: '/market/1', headers, status: 200, answer: failed(10_200, 'market not found') },
])
testLimits('opinion', [{ path: '/market', most: 15, headers }])
