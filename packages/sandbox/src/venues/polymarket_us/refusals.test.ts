import { testRefusals } from '../../__fixtures__/refusals.ts'

const failed = (code: number, message: string) => ({ code, message, details: [] })

testRefusals('polymarket_us', [
  { path: '/v1/events?page=2', status: 400, answer: failed(3, 'unknown parameter page') },
  { path: '/v1/markets/none/book', status: 404, answer: failed(5, 'not found') },
])
