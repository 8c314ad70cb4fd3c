import { testLimits, testRefusals } from '../../__fixtures__/refusals.ts'

const path = '/v1/prediction-markets/events'
const failed = (error: string, message: string) => ({ error, message })

testRefusals('gemini-titan', [
  { path: `${path}?limit=501`, status: 400, answer: failed('InvalidParameter', 'limit cannot be 501') },
  { path: `${path}/NONE`, status: 404, answer: failed('EventNotFound', 'Event not found') },
])
testLimits('gemini-titan', [{ path, most: 120 }])
