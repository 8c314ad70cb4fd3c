import { testRefusals } from '../../__fixtures__/refusals.ts'

const call = { jsonrpc: '2.0', id: 1 }

testRefusals('baozi', [
  {
    path: '/',
    status: 200,
    body: { ...call, method: 'getAccountInfo', params: ['short', { encoding: 'base64' }] },
    answer: { ...call, error: { code: -32_602, message: 'Invalid param: WrongSize' } },
  },
])
