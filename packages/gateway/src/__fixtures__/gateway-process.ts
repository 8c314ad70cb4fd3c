import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../bin/crossvenue.js', import.meta.url))

/** A gateway in a separate process. */
export interface GatewayProcess {
  url: string
  pid: number
  /** Waits for a line of its log that has a text; those logged before count. */
  logged(text: string): Promise<void>
  /** Requests a path with a key and returns the status and the body. */
  get(path: string, key?: string): Promise<{ status: number; body: Answer }>
  post(path: string, key: string, body: unknown): Promise<{ status: number; body: Answer }>
  /** Ends it and returns its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every route
type Answer = any

type Variables = Readonly<Record<string, string>>

/** Runs a command of the gateway to its end and returns what it prints. */
export async function runGateway(args: readonly string[], variables: Variables): Promise<string> {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const chunks: string[] = await child.stdout.setEncoding('utf8').toArray()
  return chunks.join('').trim()
}

/** Runs a command that fails; returns its exit code and what it prints on standard error. */
export async function runRefused(args: readonly string[], variables: Variables) {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: environment(variables),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exit = once(child, 'exit')
  const chunks: string[] = await child.stderr.setEncoding('utf8').toArray()
  const [code] = await exit
  return { code, message: chunks.join('').trim() }
}

/** Starts `crossvenue serve` on a free port and waits until it listens. */
export async function startGateway(variables: Variables, args: readonly string[] = []): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', ...args], {
    env: environment(variables),
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const lines: string[] = []
  const heard = new EventEmitter().setMaxListeners(0)
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line)
      heard.emit('line')
      const served = /"url":"([^"]+)".*"msg":"serving"/.exec(line)
      if (served?.[1] !== undefined) resolve(served[1])
    })
    child.once('exit', () => reject(new Error(lines.join('\n'))))
    child.once('exit', () => heard.emit('line'))
  })
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(url + path, init)
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  return {
    url,
    pid: child.pid ?? 0,
    async logged(text) {
      while (!lines.some((line) => line.includes(text))) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(lines.join('\n'))
        await once(heard, 'line')
      }
    },
    get: (path, key) => send(path, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }),
    post: (path, key, body) =>
      send(path, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(body) }),
    end: (signal) => end(child, signal),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  return (await exit)[0]
}

const environment = (variables: Variables) => ({ PATH: process.env.PATH, CROSSVENUE_LOG_LEVEL: 'info', ...variables })
