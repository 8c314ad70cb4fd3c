import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'

// A function that is longer than two screens is several. A group of tests is a list and may be as long as it likes.

const MAX_LINES = 120

const root = fileURLToPath(new URL('..', import.meta.url))

interface Found {
  /** From the root of the repository. */
  file: string
  /** The text before it, and its own. */
  before: string
  lines: number
}

/** Returns every function of a file. */
function functionsIn(file: string, text: string): Found[] {
  const groups = new Set<number>()
  const found = new Map<number, Found>()
  const note = ({ start, end }: { start: number; end: number }) =>
    found.set(start, { file, before: text.slice(0, start), lines: text.slice(start, end).split('\n').length })
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (/^describe\b/.test(text.slice(callee.start, callee.end))) for (const { start } of given) groups.add(start)
    },
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(parseSync(file, text).program)
  return [...found].filter(([start]) => !groups.has(start)).map(([, each]) => each)
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.js', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')

it(`no function is over ${MAX_LINES} lines`, () => {
  const functions = files.flatMap((file) => functionsIn(file, readFileSync(root + file, 'utf8')))
  expect(functions.length).toBeGreaterThan(5_000)
  const tooLong = functions.filter(({ lines }) => lines > MAX_LINES)
  const places = tooLong.map(({ file, before, lines }) => `${file}:${before.split('\n').length} has ${lines} lines`)
  expect(places).toEqual([])
})
