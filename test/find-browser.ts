import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome']

/** Returns the path of an installed browser; says so where there is none, since the tests that need one are skipped. */
export function findBrowser(): string | undefined {
  const found = PROGRAMS.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()).find(existsSync)
  if (found === undefined) console.log(`skipped: none of ${PROGRAMS.join(', ')} is installed`)
  return found
}
