import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html } from 'hono/html'
import { getAbsoluteFSPath } from 'swagger-ui-dist'
import { type Html, layout } from './layout.ts'

const START = `window.onload = () => {
  SwaggerUIBundle({ url: '/openapi.json', dom_id: '#viewer', deepLinking: true, docExpansion: 'none' })
}
`

/** Renders the page that browses the whole document, with links to the pages of single methods. */
export const renderViewer = (pages: readonly string[]): Html =>
  layout(
    'Reference - crossvenue',
    html`<header><h1>Reference</h1></header>
<main>
<nav><details><summary>One page per method</summary><ul>${pages.map(
      (page) => html`<li><a href="/reference/${page}">${page}</a></li>`,
    )}</ul></details></nav>
<div id="viewer"></div>
</main>
<script src="/reference/assets/swagger-ui-bundle.js"></script>
<script src="/reference/assets/start.js"></script>`,
    html`<link rel="stylesheet" href="/reference/assets/swagger-ui.css">`,
  )

/** Returns a file of the viewer; undefined for any name but these three. */
export async function viewerAsset(name: string): Promise<{ type: string; body: string } | undefined> {
  if (name === 'start.js') return { type: 'text/javascript', body: START }
  const type = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }[name]
  return type ? { type, body: await readFile(join(getAbsoluteFSPath(), name), 'utf8') } : undefined
}
