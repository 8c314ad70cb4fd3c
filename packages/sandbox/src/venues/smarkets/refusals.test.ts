import { expect } from 'vitest'
import { testLimits, testRefusals } from '../../__fixtures__/refusals.ts'

const invalid = { error_type: 'REQUEST_VALIDATION_ERROR', data: expect.any(String) }

testRefusals('smarkets', [
  { path: '/v3/events/?limit=1001', status: 400, answer: invalid },
  { path: '/v3/events/?q=derby', status: 400, answer: invalid },
  { path: '/v3/events/?state=open', status: 400, answer: invalid },
  { path: '/v3/markets/a/quotes/', status: 400, answer: invalid },
  { path: `/v3/events/${Array(51).fill('1').join()}/markets/`, status: 400, answer: invalid },
  { path: '/v3/events/1/', status: 404, answer: { error_type: 'NOT_FOUND', data: {} } },
])
testLimits('smarkets', [{ path: '/v3/markets/1/quotes/', most: 50 }])
