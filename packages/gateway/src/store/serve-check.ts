import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../threads/give-way.ts'
import { openDatabase } from './open-database.ts'

const SOUND = 'ok'

giveWay('background')
parentPort?.postMessage(check(workerData))

/** Returns the first problem that SQLite finds in a file. */
function check(path: string): string | undefined {
  try {
    const database = openDatabase(path)
    const [found] = database.prepare('pragma quick_check(1)').raw().all() as [[string]]
    database.close()
    return found[0] === SOUND ? undefined : found[0]
  } catch (error) {
    const isDamage = error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))
    return isDamage ? error.message : undefined
  }
}
