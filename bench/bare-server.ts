import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [{ given: bytes }] = await once(process, 'message')
const server = createServer((request, response) => {
  request.resume()
  response.setHeader('content-type', 'application/json')
  response.end(bytes)
})
await once(server.listen(0, '127.0.0.1'), 'listening')
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
