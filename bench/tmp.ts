import { startProcess } from './start-process.ts'
import { measure } from './measure.ts'
const sandbox = await startProcess('fake-venues.ts')
const gateway = await startProcess('gateway.ts', sandbox.message)
const { url, key } = gateway.message as { url: string; key: string }
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
for (const path of ['/health', '/v0/venues', '/v0/matched-event-clusters']) console.log(path, await measure({url: url + path, headers, method: 'GET'}))
for (const path of ['/api/polymarket/getExecutionPrice']) console.log(path, await measure({url: url + path, headers, method: 'POST', body: '{"args":[{"bids":[],"asks":[{"price":0.4,"size":100}]},"buy",5]}'}))
const bare = await startProcess('bare-server.ts', '{"a":1}')
console.log('bare', await measure({url: bare.message as string, headers, method: 'GET'}))
process.exit()
