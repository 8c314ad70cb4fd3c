import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../threads/give-way.ts'
import type { CheckOrder } from './check-file.ts'
import { openDatabase } from './open-database.ts'

const SOUND = 'ok'

giveWay('background')
parentPort?.postMessage(check(workerData))

/** Returns the first problem that SQLite finds in a file. When `stop` is set, it stops after the table in hand. */
function check({ path, stop }: CheckOrder): string | undefined {
  try {
    const database = openDatabase(path)
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").pluck().all() as string[]
    let problem: string | undefined
    for (const table of tables) {
      if (problem !== undefined || Atomics.load(stop, 0) !== 0) break
      const [found] = database.prepare(`pragma quick_check("${table}")`).raw().all() as [[string]]
      if (found[0] !== SOUND) problem = found[0]
    }
    database.close()
    return problem
  } catch (error) {
    const isDamage = error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))
    return isDamage ? error.message : undefined
  }
}
