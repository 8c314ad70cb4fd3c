import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const source = dirname(createRequire(import.meta.url).resolve('@crossvenue/matcher'))
let version: string | undefined

/** Returns a digest of the matcher's source. With the same digest, the same events have the same edges. */
export function matcherVersion(): string {
  version ??= digestOf(source)
  return version
}

function digestOf(folder: string): string {
  const hash = createHash('sha256')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|js|json)$/.test(path) && !/\.test\.ts$|__fixtures__/.test(path))
    .sort()
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(folder, path)))
  return hash.digest('base64url').slice(0, 22)
}
