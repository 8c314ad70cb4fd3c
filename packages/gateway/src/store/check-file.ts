import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Checks a database file in a separate thread, because SQLite reads all of it, which takes seconds for a large file.
 * Resolves to the first damage; undefined for a sound file or if the signal is aborted before.
 */
export async function checkFile(path: string, signal: AbortSignal): Promise<string | undefined> {
  const worker = new Worker(new URL('../../bin/check-worker.js', import.meta.url), { workerData: path })
  worker.unref()
  const end = () => void worker.terminate()
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
