import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hosted, libraryDocument, type OpenApi } from '../openapi.ts'
import { describedVenues } from './described-venues.ts'
import { pageName, renderPage } from './page.ts'

const FOLDER = fileURLToPath(new URL('../../reference', import.meta.url))
// Placeholder in the generated pages for the address of a running service.
const ADDRESS = 'http://127.0.0.1:3847'

/** Returns the document of a service that serves every venue, for which pages are generated at install. */
const installed = (): OpenApi => hosted(libraryDocument(), { publicUrl: ADDRESS, venues: describedVenues() })

/** Writes the page of every path as a file, at install. Returns the number of pages. */
export function writePages(folder: string = FOLDER): number {
  const document = installed()
  mkdirSync(folder, { recursive: true })
  const paths = Object.keys(document.paths)
  for (const path of paths) writeFileSync(file(folder, path), renderPage(path, document))
  return paths.length
}

/** Reference pages by name. */
export interface Pages {
  names: readonly string[]
  get(name: string): string | undefined
}

/**
 * Returns the pages of a service's document, each of which is read or rendered when it is first requested, because all
 * together take a fifth of a start. The pages generated at install are used if the document is the same; a service with
 * other venues or examples renders its own.
 */
export function loadPages(document: OpenApi, folder: string = FOLDER): Pages {
  const address = document.servers[0]?.url ?? ADDRESS
  const paths = new Map(Object.keys(document.paths).map((path) => [pageName(path), path]))
  const pages = new Map<string, string>()
  let isInstalled: boolean | undefined
  const load = (path: string): string => {
    isInstalled ??= JSON.stringify({ ...document, servers: [] }) === JSON.stringify({ ...installed(), servers: [] })
    const written = file(folder, path)
    if (!isInstalled || !existsSync(written)) return renderPage(path, document)
    return readFileSync(written, 'utf8').replaceAll(ADDRESS, address)
  }
  return {
    names: [...paths.keys()],
    get(name) {
      const path = paths.get(name)
      if (path === undefined) return undefined
      const page = pages.get(name) ?? load(path)
      pages.set(name, page)
      return page
    },
  }
}

const file = (folder: string, path: string): string => join(folder, `${pageName(path)}.html`)
