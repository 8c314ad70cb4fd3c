import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOpenAiJudge } from './openai-judge.ts'

// A small server with the wire format of chat completions, with valid and invalid answers.

const KEY = 'sk-very-secret'
let server: Server
let url: string
let answer: RequestListener
const seen: { path: string | undefined; authorization: string | undefined; body: Record<string, unknown> }[] = []

const read = async (request: IncomingMessage) => (await request.setEncoding('utf8').toArray()).join('')
const say =
  (content: string, status = 200): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }))

beforeEach(async () => {
  seen.length = 0
  server = createServer(async (request, response) => {
    seen.push({
      path: request.url,
      authorization: request.headers.authorization,
      body: JSON.parse((await read(request)) || '{}'),
    })
    answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (timeoutMs = 5000) =>
  createOpenAiJudge({ url, model: 'small', key: KEY, timeoutMs }).judge('A?', 'B?', new AbortController().signal)

describe('a judge behind an endpoint', () => {
  it('receives both texts and returns relation and confidence', async () => {
    answer = say('{"relation":"subset","confidence":0.7}')
    expect(await ask()).toEqual({ relation: 'subset', confidence: 0.7 })
    expect(seen).toMatchObject([
      {
        path: '/v1/chat/completions',
        authorization: `Bearer ${KEY}`,
        body: {
          model: 'small',
          temperature: 0,
          messages: [{ role: 'system' }, { role: 'user', content: '{"A":"A?","B":"B?"}' }],
        },
      },
    ])
  })

  it('needs no key', async () => {
    answer = say('{"relation":"none","confidence":1}')
    await createOpenAiJudge({ url: `${url}/`, model: 'small' }).judge('A?', 'B?', new AbortController().signal)
    expect(seen).toMatchObject([{ path: '/v1/chat/completions', authorization: undefined }])
  })

  it.each([
    ['EXCHANGE_ERROR', say('I think they are the same.')],
    ['EXCHANGE_ERROR', say('{"relation":"same","confidence":0.9}')],
    ['EXCHANGE_ERROR', say('{"relation":"identity","confidence":9}')],
    ['EXCHANGE_ERROR', ((_, response) => response.end('<html>')) as RequestListener],
    ['EXCHANGE_ERROR', ((_, response) => response.end('{"choices":[]}')) as RequestListener],
    ['AUTHENTICATION_ERROR', say(`wrong key ${KEY}`, 401)],
    ['RATE_LIMIT_EXCEEDED', say('slow down', 429)],
    ['EXCHANGE_NOT_AVAILABLE', say('broken', 503)],
    ['NETWORK_ERROR', ((request) => request.socket.destroy()) as RequestListener],
    [
      'NETWORK_ERROR',
      ((_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()) as RequestListener,
    ],
  ])('fails with %s', async (code, faulty) => {
    answer = faulty
    const error = await ask().catch((failure) => failure)
    expect(error).toMatchObject({ name: 'CrossvenueError', code })
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(KEY)
    expect(seen).toHaveLength(1)
  })

  it('ends when it is aborted', async () => {
    answer = () => undefined
    const judging = createOpenAiJudge({ url, model: 'small' }).judge('A?', 'B?', AbortSignal.timeout(50))
    await expect(judging).rejects.toMatchObject({ name: 'CrossvenueError' })
  })

  it('fails after the time limit if no answer comes', async () => {
    answer = () => undefined
    await expect(ask(50)).rejects.toMatchObject({ code: 'EXCHANGE_TIMEOUT' })
  })
})
