import { testRefusals } from '../../__fixtures__/refusals.ts'

testRefusals('probable', [
  { path: '/public/api/v1/events/?status=open', status: 400, answer: { error: 'status cannot be open' } },
  { path: '/public/api/v1/book?token_id=1', status: 404, answer: { error: 'not found' } },
])
