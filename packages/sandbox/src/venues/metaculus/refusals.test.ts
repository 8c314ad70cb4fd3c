import { testRefusals } from '../../__fixtures__/refusals.ts'
import { venue } from './index.ts'

const headers = { authorization: `Token ${venue.key}` }
const path = '/api/posts/'

testRefusals('metaculus', [
  { path, status: 401, answer: { detail: 'Authentication credentials were not provided.' } },
  { path, headers: { authorization: 'Token wrong' }, status: 401, answer: { detail: 'Invalid token.' } },
  { path: `${path}?order_by=id`, headers, status: 400, answer: { order_by: ['"id" is not a valid choice.'] } },
  { path: `${path}1/`, headers, status: 404, answer: { detail: 'No Post matches the given query.' } },
])
