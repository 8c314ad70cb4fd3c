import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A block of code of a document, or a program of `examples/`. */
export interface Sample {
  /** The file, and the position among its blocks. */
  name: string
  /** The word behind the fence; empty where there is none. */
  language: string
  code: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const PROGRAMS = new Map([
  ['ts', 'ts'],
  ['py', 'python'],
])

/** Returns every sample of the repository, so that a new one cannot escape the tests that run them. */
export function samples(): Sample[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', 'examples']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return files.sort().flatMap((name) => {
    const language = PROGRAMS.get(name.slice(name.lastIndexOf('.') + 1))
    if (name.startsWith('examples/') && language) return [{ name, language, code: read(name) }]
    return name.endsWith('.md') ? blocksOf(name) : []
  })
}

/** Blocks may be indented, as those in a list are. */
const blocksOf = (file: string): Sample[] =>
  Array.from(
    read(file).matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm),
    ([, indent = '', language = '', code = ''], index) => ({
      name: `${file}, sample ${index + 1}`,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )

const read = (name: string): string => readFileSync(join(root, name), 'utf8')
