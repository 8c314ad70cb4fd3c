import { fork } from 'node:child_process'
import { once } from 'node:events'

import { measure } from './measure.ts'
const sandbox = { message: { polymarket: 'http://127.0.0.1:9' } }
const child = fork(new URL('tmp-gw.ts', import.meta.url).pathname, { execArgv: ['--import', 'tsx'] })
child.send({ given: sandbox.message })
const [{ url, key }] = await once(child, 'message')
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
for (const r of [{path:'/health', method: 'GET'}, {path:'/v0/matched-event-clusters', method: 'GET'}, {path: '/api/polymarket/fetchEvents', method: 'POST', body: '{"args":[{"limit":10}]}'}].filter((x) => process.argv[2] ? x.path.includes(process.argv[2]) : true)) {
  child.send({ given: 'start' })
  const { path, ...rest } = r
  console.log(path, await measure({ url: url + path, headers, ...rest } as any))
  child.send({ given: path })
  await new Promise((r) => setTimeout(r, 1500))
}
child.kill(); process.exit()
