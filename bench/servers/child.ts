import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The resources that a server process has used so far. */
export interface Usage {
  /** Processor time of all its threads, in milliseconds. */
  cpuMs: number
  /** Resident memory, now and at its largest, in megabytes. */
  megabytes: number
  peakMegabytes: number
}

/** Returns what the parent process gives. */
export async function given<T>(): Promise<T> {
  const [message] = await once(process, 'message')
  return message.given as T
}

/** Reports that the process is ready, and answers `usage` and further questions from then on. */
export function ready(message: unknown, answer: (question: unknown) => unknown = () => undefined): void {
  process.on('message', async (question) =>
    process.send?.(question === 'usage' ? usage() : ((await answer(question)) ?? null)),
  )
  // The parent has ended, or needs it no longer.
  process.once('disconnect', () => process.exit())
  process.send?.(message)
}

/** Serves HTTP on a free port and returns the address. */
export async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return {
    cpuMs: (user + system) / 1_000,
    megabytes: process.memoryUsage.rss() / 2 ** 20,
    peakMegabytes: peakMegabytes(),
  }
}

function peakMegabytes(): number {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    if (peak !== undefined) return Number(peak) / 1_024
  } catch {
    // not Linux
  }
  return process.resourceUsage().maxRSS / 1_024
}
