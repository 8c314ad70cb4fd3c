import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../guide', import.meta.url))

/** Reads the pages of the documentation by name, which `npm ci` renders; none where they were not rendered. */
export function loadGuidePages(folder: string = FOLDER): Map<string, string> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [file.slice(0, -'.html'.length), readFileSync(join(folder, file), 'utf8')]))
}
