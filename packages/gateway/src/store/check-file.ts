import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The file that a thread checks, and the flag by which it is stopped. */
export interface CheckOrder {
  path: string
  /** Not 0 when the check should stop. */
  stop: Int32Array
}

/**
 * Checks a database file in a separate thread, because SQLite reads all of it, which takes seconds for a large file.
 * Resolves to the first damage; undefined for a sound file or if the signal is aborted before. The thread
 * stops by itself: if it were terminated while SQLite reads, the process would abort.
 */
export async function checkFile(path: string, signal: AbortSignal): Promise<string | undefined> {
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: CheckOrder = { path, stop }
  const worker = new Worker(new URL('../../bin/check-worker.js', import.meta.url), { workerData })
  worker.unref()
  const end = () => void Atomics.store(stop, 0, 1)
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  let damage: string | undefined
  worker.on('message', (found: string | undefined) => {
    damage = found
  })
  worker.on('error', () => undefined)
  await once(worker, 'exit')
  signal.removeEventListener('abort', end)
  return damage
}
