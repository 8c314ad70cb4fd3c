import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html } from 'hono/html'
import { getAbsoluteFSPath } from 'swagger-ui-dist'
import { type Html, layout } from './layout.ts'

const START = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', follow)
follow()
window.onload = () => {
  SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#viewer',
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    persistAuthorization: true,
    tryItOutEnabled: true,
  })
}
`

/** Renders the page that browses the whole document, with links to the pages of single methods and venues. */
export const renderViewer = (methods: readonly string[], venues: readonly string[]): string =>
  layout(
    'Reference - crossvenue',
    html`<header><h1>Reference</h1></header>
<main>
<nav>${list('One page per method', '/reference/', methods)}
${list('One page per venue', '/reference/venues/', venues)}
<p><a href="/reference/ws">Streams over a WebSocket</a></p></nav>
<div id="viewer"></div>
</main>
<script src="/reference/assets/swagger-ui-bundle.js"></script>
<script src="/reference/assets/start.js"></script>`,
    html`<link rel="stylesheet" href="/reference/assets/swagger-ui.css">`,
  )

const list = (title: string, folder: string, names: readonly string[]): Html =>
  html`<details><summary>${title}</summary><ul>${names.map(
    (name) => html`<li><a href="${folder}${name}">${name}</a></li>`,
  )}</ul></details>`

const typeByName = new Map([
  ['start.js', 'text/javascript'],
  ['swagger-ui-bundle.js', 'text/javascript'],
  ['swagger-ui.css', 'text/css'],
])

/** Returns a file of the viewer; undefined for any name that is not on the list. */
export async function viewerAsset(name: string): Promise<{ type: string; body: string } | undefined> {
  const type = typeByName.get(name)
  if (type === undefined) return undefined
  return { type, body: name === 'start.js' ? START : await readFile(join(getAbsoluteFSPath(), name), 'utf8') }
}
