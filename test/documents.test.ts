import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.md') && !/(^|\/)(node_modules|\.venv|eval-report)\//.test(path),
)

/** The links of a document that lead into the repository: the file, and the heading where one is named. */
function* linksOf(path: string): Generator<{ link: string; file: string; heading: string | undefined }> {
  const text = readFileSync(join(root, path), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue
    const [target = '', heading] = link.split('#')
    yield { link, file: target === '' ? path : relative(root, join(root, dirname(path), target)), heading }
  }
}

/** The name by which a heading is linked: in lower case, without punctuation, with hyphens for spaces. */
const nameOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const headingsOf = (file: string): string[] =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.*)$/gm), ([, heading = '']) => nameOf(heading))

const scriptsOf = (folder: string): string[] => {
  const file = join(root, folder, 'package.json')
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : []
}

it('every link between documents leads to a file, and to a heading that it has', () => {
  const links = documents.flatMap((path) => Array.from(linksOf(path), (link) => ({ path, ...link })))
  expect(links.length).toBeGreaterThan(30)
  const broken = links.filter(
    ({ file, heading }) =>
      !existsSync(join(root, file)) ||
      (heading !== undefined && !(statSync(join(root, file)).isFile() && headingsOf(file).includes(heading))),
  )
  expect(broken.map(({ path, link }) => `${path}: ${link}`)).toEqual([])
})

it('the README is read in a few minutes: at most 120 lines', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

it('every npm script that a document names exists', () => {
  const named = documents
    .filter((path) => path !== 'CHANGELOG.md')
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const scripts = [...scriptsOf('.'), ...scriptsOf(dirname(path))]
      return Array.from(text.matchAll(/npm run (?:--silent )?([\w:-]+)/g), ([, name = '']) => ({
        path,
        name,
        exists: scripts.includes(name),
      }))
    })
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ exists }) => !exists)).toEqual([])
})
