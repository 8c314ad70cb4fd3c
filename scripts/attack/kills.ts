import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { type Attack, countOf, outcome, pause } from './attack.ts'
import { call } from './call.ts'
import { createRandom } from './hostile-text.ts'
import { startTarget } from './target.ts'

/** Kills the gateway at any moment of its start, reading and matching; keys that were issued must remain. */
export const kills: Attack = {
  name: 'kills at any moment',
  finding: 'section 1',
  before: '50 kills, nothing lost',
  async run({ venueUrls, long, ms }) {
    const end = performance.now() + ms
    const count = long ? 100 : 2
    const directory = mkdtempSync(join(tmpdir(), 'crossvenue-kills-'))
    const random = createRandom(3)
    const handedOut: string[] = []
    const options = { venueUrls, directory, ingestSeconds: 1 }
    let at = 0
    for (; at < count && performance.now() < end; at += 1) {
      const holder = `holder-${at}`
      const target = await startTarget({ ...options, holders: at % 4 === 0 ? [holder] : [] })
      if (target.keys[holder]) handedOut.push(target.keys[holder])
      await pause(100 + random() * 3_000)
      await target.kill()
    }
    const database = new Database(join(directory, 'crossvenue.db'))
    const [{ integrity_check: integrity }] = database.prepare('pragma integrity_check').all() as [
      { integrity_check: string },
    ]
    const half = database
      .prepare(
        'select count(*) as count from edges a join edges b on a.a_event = b.b_event and a.b_event = b.a_event and a.a_market = b.b_market and a.b_market = b.a_market',
      )
      .get() as { count: number }
    database.close()
    const last = await startTarget(options)
    const statuses = await Promise.all(
      handedOut.map(async (key) => (await call({ ...last, keys: { attacker: key } }, '/v0/status')).status),
    )
    await last.kill()
    rmSync(directory, { recursive: true, force: true })
    const lost = statuses.filter((status) => status !== 200).length
    return outcome(`${countOf(at, count, 'kills')}, ${lost} of ${handedOut.length} keys lost, integrity ${integrity}`, {
      'keys are lost': lost > 0,
      'the store is damaged': integrity !== 'ok',
      'edges are stored in both directions': half.count > 0,
    })
  },
}
