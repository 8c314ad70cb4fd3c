import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome']
const program = PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0)

export interface Page {
  /** Sends a command of the DevTools protocol to the page. */
  send(method: string, params?: object): Promise<Record<string, unknown>>
  /** Loads an address and waits until its scripts have run. */
  open(url: string): Promise<void>
  /** Returns the value of an expression, or what it resolves to if it is a promise. */
  evaluate(expression: string): Promise<unknown>
  /** The problems reported so far: refused by a policy, not found, thrown. */
  problems: string[]
}

/** Opens an empty page in a headless browser; returns the reason if this machine has no browser. */
export async function openBrowser(): Promise<{ page: Page; close: () => Promise<void> } | { reason: string }> {
  if (program === undefined) return { reason: `none of ${PROGRAMS.join(', ')} is installed` }
  const profile = mkdtempSync(join(tmpdir(), 'crossvenue-browser-'))
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
  const child = spawn(program, [...options, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const socket = new WebSocket(await addressIn(child.stderr))
  await once(socket, 'open')
  const page = await openPage(socket)
  return {
    page,
    async close() {
      const isEnded = once(child, 'exit')
      await page.send('Browser.close')
      await isEnded
      // Processes of the browser may still write for a moment.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^DevTools listening on (ws:.+)$/.exec(line) ?? []
    // The rest is read and discarded, because the browser would otherwise wait for a reader.
    if (address !== undefined) {
      output.resume()
      return address
    }
  }
  throw new Error('the browser ended before it was reachable')
}

interface Message {
  id?: number
  method?: string
  params?: { entry?: { text: string; url?: string }; exceptionDetails?: { text: string } }
  result?: Record<string, unknown>
  error?: { message: string }
}

async function openPage(socket: WebSocket): Promise<Page> {
  const waiting = new Map<number, (message: Message) => void>()
  const problems: string[] = []
  let count = 0
  let sessionId: unknown
  let loaded = () => {}
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    const { entry, exceptionDetails } = message.params ?? {}
    if (message.method === 'Log.entryAdded') problems.push(`${entry?.text} ${entry?.url ?? ''}`)
    if (message.method === 'Runtime.exceptionThrown') problems.push(exceptionDetails?.text ?? 'thrown')
    if (message.method === 'Page.loadEventFired') loaded()
  })
  async function send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    count += 1
    const id = count
    const { result, error } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }))
    })
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result ?? {}
  }
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  sessionId = (await send('Target.attachToTarget', { targetId, flatten: true })).sessionId
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`)
  return {
    send,
    problems,
    async open(url) {
      const isLoaded = new Promise<void>((resolve) => {
        loaded = resolve
      })
      await send('Page.navigate', { url })
      await isLoaded
    },
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      const { result, exceptionDetails } = answer as { result: { value: unknown }; exceptionDetails?: object }
      if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
      return result.value
    },
  }
}
