import { posix } from 'node:path'
import type { SitePages } from './site-pages.ts'

/** An element that only a running gateway can fulfil, such as the form of a page. None has an element of its kind inside. */
const OF_A_GATEWAY = /<(\w+)\b[^>]* data-gateway\b[^>]*>[\s\S]*?<\/\1>/g
const LINK = /(href|src)="(\/[^"#]*)(#[^"]*)?"/g

/**
 * Turns the pages of a gateway, by path, into files that any static server can serve from any folder, by name: links are
 * relative, and elements marked `data-gateway` are left out. Throws if a page links to a path that is not in the list.
 */
export function standAlone(pages: SitePages): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>()
  for (const [path, text] of pages) {
    const name = fileOf(path)
    if (files.has(name)) throw new Error(`${path} and another page are both ${name}`)
    files.set(name, typeof text === 'string' && name.endsWith('.html') ? placed(text, path, pages) : text)
  }
  return files
}

const placed = (text: string, from: string, pages: SitePages): string =>
  text.replace(OF_A_GATEWAY, '').replace(LINK, (_, attribute, to, anchor = '') => {
    if (!pages.has(to)) throw new Error(`${from} links to ${to}, which is not on the site`)
    return `${attribute}="${posix.relative(posix.dirname(fileOf(from)), fileOf(to))}${anchor}"`
  })

/** The documentation is at the root, so that its index is what a server shows first. */
function fileOf(path: string): string {
  const name = path.replace(/^\/(docs\/?)?/, '')
  if (name === '') return 'index.html'
  if (name === 'reference') return 'reference/index.html'
  return posix.extname(name) === '' ? `${name}.html` : name
}
