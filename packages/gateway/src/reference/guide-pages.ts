import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../guide', import.meta.url))

/** The pages of the documentation by name, as text, and its images by file name. */
export type Guide = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>

/** Reads the documentation, which `npm ci` renders; empty where it was not rendered. */
export function loadGuidePages(folder: string = FOLDER): Guide {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    files.flatMap((file): [string, string | Uint8Array<ArrayBuffer>][] => {
      if (file.endsWith('.html')) return [[file.slice(0, -'.html'.length), readFileSync(join(folder, file), 'utf8')]]
      return file.endsWith('.png') ? [[file, readFileSync(join(folder, file))]] : []
    }),
  )
}
