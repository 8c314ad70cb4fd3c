import { afterEach, expect, it } from 'vitest'
import { type Listening, listen } from './listen.ts'

const open: Listening[] = []
const start = async (...args: Parameters<typeof listen>) => {
  const listening = await listen(...args)
  open.push(listening)
  return listening
}
afterEach(() => Promise.all(open.splice(0).map((listening) => listening.close())))

const portOf = ({ url }: Listening) => Number(new URL(url).port)

it('passes its address to the handler', async () => {
  const { url } = await start('127.0.0.1', [0], (url) => () => new Response(url))
  expect(await (await fetch(url)).text()).toBe(url)
})

it('takes the next free port', async () => {
  const first = await start('127.0.0.1', [0], () => () => new Response('first'))
  const second = await start('127.0.0.1', [portOf(first), 0], () => () => new Response('second'))
  expect(await (await fetch(second.url)).text()).toBe('second')
})

it('names the port in use and the option to choose another', async () => {
  const first = await start('127.0.0.1', [0], () => () => new Response('first'))
  const port = portOf(first)
  await expect(listen('127.0.0.1', [port], () => () => new Response())).rejects.toMatchObject({
    code: 'EADDRINUSE',
    message: `port ${port} is in use on 127.0.0.1; choose another with --port NUMBER or CROSSVENUE_PORT`,
  })
})

it('finishes requests under way before it is closed', async () => {
  let answer = (_: Response) => {}
  const requested = new Promise<void>((resolve) => {
    start('127.0.0.1', [0], () => () => {
      resolve()
      return new Promise((done) => {
        answer = done
      })
    }).then(({ url }) => {
      response = fetch(url).then((answered) => answered.text())
    })
  })
  let response: Promise<string> | undefined
  await requested
  const [listening] = open.splice(0)
  const closed = listening?.close()
  answer(new Response('done'))
  expect(await response).toBe('done')
  await closed
  await expect(fetch(listening?.url ?? '')).rejects.toThrow('fetch failed')
})

it('keeps a resting connection longer than clients and proxies do', async () => {
  const { url } = await start('127.0.0.1', [0], () => () => new Response())
  const { headers } = await fetch(url)
  expect(headers.get('keep-alive')).toBe('timeout=75')
})
