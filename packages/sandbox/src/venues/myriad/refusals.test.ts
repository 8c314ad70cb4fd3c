import { testLimits, testRefusals } from '../../__fixtures__/refusals.ts'
import { venue } from './index.ts'

testRefusals('myriad', [
  { path: '/markets?limit=101', status: 400, answer: { message: 'limit cannot be 101' } },
  { path: '/markets?order=up', status: 400, answer: { message: 'order cannot be up' } },
  { path: '/markets/170201', status: 404, answer: { message: 'Market not found' } },
])
testLimits('myriad', [
  { path: '/markets', most: 30 },
  { path: '/markets', most: 100, headers: { 'x-api-key': venue.key ?? '' } },
])
