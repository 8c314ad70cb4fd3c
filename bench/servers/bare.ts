import { given, listen, ready } from './child.ts'

// Node's plain HTTP server: sends bytes from memory, or builds them with JSON.stringify.

export interface BareOptions {
  /** Sent in turns. */
  bodies: readonly string[]
  stringifies?: boolean
}

const { bodies, stringifies = false } = await given<BareOptions>()
const texts = bodies.map((body) => Buffer.from(body))
const values = stringifies ? bodies.map((body) => JSON.parse(body)) : []
let turn = 0

const url = await listen((request, response) => {
  request.resume()
  turn = (turn + 1) % bodies.length
  response.setHeader('content-type', 'application/json')
  response.end(stringifies ? JSON.stringify(values[turn]) : texts[turn])
})
ready(url)
