import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { html, raw } from 'hono/html'
import { layout, loaded, places } from '../packages/gateway/src/reference/layout.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The documents of the index. Those that they link to have pages too. */
const SECTIONS = {
  Guide: ['start', 'prices', 'matching', 'trading', 'streams', 'moving'].map((name) => `docs/guide/${name}.md`),
  'Running it': ['running', 'settings', 'reliability', 'scale'].map((name) => `docs/${name}.md`),
  'Measured quality': ['docs/accuracy.md', 'docs/conformance.md', 'bench/README.md'],
  Project: ['VENUES.md', 'DESIGN.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
} as const

interface Document {
  title: string
  headings: string[]
  /** Every word, once. */
  words: string
  body: string
  links: string[]
  images: string[]
}

/** Writes the documents as pages that the gateway serves at `/docs`. Returns false if Marked is not installed. */
export function buildGuide(target: string): boolean {
  const Marked = findMarked()
  if (!Marked) return false
  const documents = new Map<string, Document>()
  const waiting: string[] = Object.values(SECTIONS).flat()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (documents.has(path)) continue
    const document = render(path, Marked)
    documents.set(path, document)
    waiting.push(...document.links)
  }
  rmSync(target, { recursive: true, force: true })
  for (const [path, { title, headings, body, images }] of documents) {
    for (const image of images) copyFileSync(join(root, image), prepared(target, nameOfFile(image)))
    write(
      target,
      nameOfPage(path),
      layout(`${title} - crossvenue`, html`${places}${contents(headings)}<main class="document">${raw(body)}</main>`),
    )
  }
  write(target, 'index', renderIndex(documents))
  return true
}

/** The headings of a page, where it has more than fit on a screen. */
const contents = ([, ...headings]: readonly string[]) =>
  headings.length > 3 && html`<nav class="names">On this page: ${linksTo('', headings)}</nav>`

const linksTo = (page: string, headings: readonly string[]) =>
  headings.map((heading, index) => html`${index > 0 && ' · '}<a href="${page}#${anchorOf(heading)}">${heading}</a>`)

const nameOfFile = (path: string): string => path.replace(/^docs\/(guide\/)?/, '')

const nameOfPage = (path: string): string =>
  nameOfFile(path)
    .replace(/(\/README)?\.md$/, '')
    .toLowerCase()

const write = (target: string, name: string, text: string): void =>
  writeFileSync(prepared(target, `${name}.html`), text)

/** Returns the path of a file whose folder exists. */
function prepared(target: string, name: string): string {
  const file = join(target, name)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

type MarkedClass = typeof import('marked').Marked

/** Returns the Markdown parser, which production installations lack. */
function findMarked(): MarkedClass | undefined {
  try {
    return createRequire(import.meta.url)('marked').Marked
  } catch {
    return undefined
  }
}

function render(path: string, Marked: MarkedClass): Document {
  const headings: string[] = []
  const links: string[] = []
  const images: string[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth <= 2) headings.push(text.replaceAll('`', ''))
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // Long names may break behind an underscore, so that they fit on a phone.
      codespan: ({ text }) => `<code>${escaped(text).replaceAll('_', '_<wbr>')}</code>`,
      image({ href, text }) {
        const image = posix.join(posix.dirname(path), href)
        images.push(image)
        return `<img src="/docs/${nameOfFile(image)}" alt="${escaped(text)}" loading="lazy">`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        if (/^[a-z]+:/.test(href) || href.startsWith('#')) return `<a href="${href}">${text}</a>`
        const [file = '', anchor] = href.split('#')
        const to = posix.join(posix.dirname(path), file)
        // Sources are not on the site; their names are shown without a link.
        if (!to.endsWith('.md')) return text
        links.push(to)
        return `<a href="/docs/${nameOfPage(to)}${anchor ? `#${anchor}` : ''}">${text}</a>`
      },
    },
  })
  const text = readFileSync(join(root, path), 'utf8')
  const body = wrapTables(marked.parse(text, { async: false }))
  return { title: headings[0] ?? path, headings, links, images, body, words: wordsOf(text) }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const wordsOf = (text: string): string => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_-]{3,}/gu))].join(' ')

/** Tables scroll by themselves on narrow screens. */
const wrapTables = (body: string): string =>
  body.replaceAll('<table>', '<div class="table"><table>').replaceAll('</table>', '</table></div>')

/** The id of a heading as Markdown viewers derive it: in lower case, without punctuation, with hyphens for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const renderIndex = (documents: ReadonlyMap<string, Document>): string =>
  layout(
    'Documentation - crossvenue',
    html`<header><h1>Documentation</h1>
<p>Every operation is in the <a href="/reference">reference</a><span data-gateway>, with a form that sends it; <a href="/">/</a> shows the markets</span>.</p>
<label hidden>Search all documents <input id="search" type="search" autofocus></label></header>
<main>
${Object.entries(SECTIONS).map(
  ([title, paths]) => html`<section><h2>${title}</h2><ul class="entries">${paths.map((path) => {
    const document = documents.get(path)
    return html`
<li><a href="/docs/${nameOfPage(path)}">${document?.title}</a>
<div class="names">${linksTo(`/docs/${nameOfPage(path)}`, document?.headings.slice(1) ?? [])}</div>
<div hidden>${document?.words}</div></li>`
  })}
</ul></section>`,
)}
<p id="none" hidden>Nothing matches.</p>
</main>`,
    loaded('search.js'),
  )
