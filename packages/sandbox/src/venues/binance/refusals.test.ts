import { createHmac } from 'node:crypto'
import { testLimits, testRefusals } from '../../__fixtures__/refusals.ts'
import { stillWorld } from '../../__fixtures__/still-world.ts'
import { READER } from './sign-in.ts'

const NOW = stillWorld.now()
const headers = { 'x-mbx-apikey': READER.key }

function signed(path: string, query = '', { at = NOW, secret = READER.secret } = {}): string {
  const dated = `${query}${query && '&'}timestamp=${at}`
  return `${path}?${dated}&signature=${createHmac('sha256', secret).update(dated).digest('hex')}`
}
const clockIsOff = { code: -1021, msg: 'Timestamp for this request is outside of the recvWindow.' }
const badSignature = { code: -1022, msg: 'Signature for this request is not valid.' }
const missing = (name: string) => ({ code: -1102, msg: `Mandatory parameter '${name}' was not sent.` })

testRefusals('binance', [
  { path: signed('/market/list'), status: 401, answer: { code: -2014, msg: 'API-key format invalid.' } },
  { path: signed('/market/list'), headers: { 'x-mbx-apikey': 'wrong' }, status: 401 },
  { path: '/market/list', headers, status: 400, answer: missing('signature') },
  { path: '/market/list?offset=0&signature=00', headers, status: 400, answer: missing('timestamp') },
  { path: signed('/market/list', '', { secret: 'wrong' }), headers, status: 400, answer: badSignature },
  // A part behind the signature, or written in another way, was not signed.
  { path: `${signed('/market/list')}&limit=1`, headers, status: 400 },
  { path: signed('/market/search', 'query=a+b').replace('a+b', 'a%20b'), headers, status: 400, answer: badSignature },
  { path: signed('/market/list', '', { at: NOW - 5_001 }), headers, status: 400, answer: clockIsOff },
  { path: signed('/market/list', '', { at: NOW + 1_000 }), headers, status: 400, answer: clockIsOff },
  { path: signed('/market/list', 'limit=101'), headers, status: 400 },
  { path: signed('/market/list', 'status=OPEN'), headers, status: 400 },
  { path: signed('/market/detail'), headers, status: 400, answer: missing('marketTopicId') },
  {
    path: signed('/market/detail', 'marketTopicId=1'),
    headers,
    status: 400,
    answer: { code: -1121, msg: 'Invalid symbol.' },
  },
  { path: signed('/order-book', 'marketId=1&tokenId=1'), headers, status: 400, answer: missing('vendor') },
  { path: signed('/order-book', 'vendor=PREDICT_FUN&marketId=1&tokenId=1'), headers, status: 400 },
  { path: signed('/trade/get-quote'), headers, status: 404 },
])

testLimits('binance', [{ path: signed('/market/list', 'limit=1'), headers, most: 60 }])
