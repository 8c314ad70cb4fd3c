import { testRefusals } from '../../__fixtures__/refusals.ts'
import { venue } from './index.ts'

const [appKey = '', token = ''] = venue.key?.split(/:(.*)/s) ?? []
const headers = { 'x-application': appKey, 'x-authentication': token }
const at = (operation: string) => `/exchange/betting/rest/v1.0/${operation}/`
const failure = (errorCode: string, faultstring: string) => ({
  faultcode: 'Client',
  faultstring,
  detail: {
    APINGException: { requestUUID: 'sandbox-0001', errorCode, errorDetails: '' },
    exceptionname: 'APINGException',
  },
})
const filter = {}

testRefusals('betfair', [
  { path: at('listEvents'), body: { filter }, status: 400, answer: failure('NO_APP_KEY', 'ANGX-0004') },
  {
    path: at('listEvents'),
    headers: { 'x-application': appKey },
    body: { filter },
    status: 400,
    answer: failure('NO_SESSION', 'ANGX-0005'),
  },
  {
    path: at('listEvents'),
    headers: { ...headers, 'x-authentication': 'nobody' },
    body: { filter },
    status: 400,
    answer: failure('INVALID_SESSION_INFORMATION', 'ANGX-0003'),
  },
  { path: at('listEvents'), headers, status: 404 },
  { path: at('listSecrets'), headers, body: {}, status: 404 },
  { path: at('listEvents'), headers, body: { filter: { eventIds: 7 } }, status: 400 },
  {
    path: at('listMarketCatalogue'),
    headers,
    body: { filter, marketProjection: ['MARKET_DESCRIPTION'], maxResults: 201 },
    status: 400,
    answer: failure('TOO_MUCH_DATA', 'ANGX-0001'),
  },
  {
    path: at('listMarketCatalogue'),
    headers,
    body: { filter },
    status: 400,
    answer: failure('INVALID_INPUT_DATA', 'ANGX-0002'),
  },
  {
    path: at('listMarketBook'),
    headers,
    body: { marketIds: Array(41).fill('1.1'), priceProjection: { priceData: ['EX_BEST_OFFERS'] } },
    status: 400,
    answer: failure('TOO_MUCH_DATA', 'ANGX-0001'),
  },
])
