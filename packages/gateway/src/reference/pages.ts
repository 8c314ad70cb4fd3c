import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVenue, venues } from '@crossvenue/venues'
import { hosted, libraryDocument, type OpenApi } from '../openapi.ts'
import { pageName, renderPage } from './page.ts'

const FOLDER = fileURLToPath(new URL('../../reference', import.meta.url))
// Placeholder in the generated pages for the address of a running service.
const ADDRESS = 'http://127.0.0.1:3847'

/** Returns the document of a service that serves every venue, for which pages are generated at install. */
const installed = (): OpenApi =>
  hosted(libraryDocument(), { publicUrl: ADDRESS, venues: Object.keys(venues).map((id) => createVenue(id)) })

/** Writes the page of every path as a file, at install. Returns the number of pages. */
export function writePages(folder: string = FOLDER): number {
  const document = installed()
  mkdirSync(folder, { recursive: true })
  const paths = Object.keys(document.paths)
  for (const path of paths) writeFileSync(file(folder, path), renderPage(path, document))
  return paths.length
}

/**
 * Returns the pages of a service's document by name. The pages generated at install are used if the document is the same;
 * a service with other venues or examples renders its own.
 */
export function loadPages(document: OpenApi, folder: string = FOLDER): Map<string, string> {
  const address = document.servers[0]?.url ?? ADDRESS
  const isInstalled = JSON.stringify({ ...document, servers: [] }) === JSON.stringify({ ...installed(), servers: [] })
  const pages = Object.keys(document.paths).map((path) => {
    const written = file(folder, path)
    const text =
      isInstalled && existsSync(written)
        ? readFileSync(written, 'utf8').replaceAll(ADDRESS, address)
        : renderPage(path, document)
    return [pageName(path), text] as const
  })
  return new Map(pages)
}

const file = (folder: string, path: string): string => join(folder, `${pageName(path)}.html`)
