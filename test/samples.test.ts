import { expect, it } from 'vitest'
import { createProgram } from '../packages/gateway/src/program.ts'
import { samples } from '../scripts/samples.ts'

// The blocks of the documents that are no programs; `demo-guide.test.ts` runs those in TypeScript and for the shell, and
// `npm run test:python` those in Python.

const inLanguage = (language: string) => samples().filter((sample) => sample.language === language)

it('every block is in a language whose samples a test runs or reads', () => {
  const known = new Set(['json', 'python', 'sh', 'text', 'ts', 'yaml'])
  expect(samples().filter(({ language }) => !known.has(language))).toEqual([])
  expect(samples().length).toBeGreaterThan(40)
})

it('every block of JSON is JSON, or one object a line', () => {
  const isJson = (text: string): boolean => {
    try {
      return typeof JSON.parse(text) === 'object'
    } catch {
      return false
    }
  }
  const broken = inLanguage('json').filter(({ code }) => !isJson(code) && !code.trim().split('\n').every(isJson))
  expect(broken).toEqual([])
})

it('every block of YAML is read by the program', () => {
  // `plans.test.ts` and `settings-file.test.ts` read these; a further one needs a test like theirs.
  expect(inLanguage('yaml').map(({ name }) => name.replace(/, .*/, ''))).toEqual([
    'docs/running.md',
    'docs/settings.md',
  ])
})

/** The words of a command of the shell, without the variables before it and the remark behind it. */
function wordsOf(line: string): string[] {
  const words = line.replace(/\s#.*$/, '').match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? []
  return words.map((word) => word.replaceAll(/["']/g, '')).filter((word, index) => index > 0 || !/^[A-Z_]+=/.test(word))
}

/** Parses a command without running it, and returns why the program refuses it. */
function refusalOf(line: string): string | undefined {
  const words = wordsOf(line)
  const program = createProgram()
  withoutEffect(program)
  try {
    program.parse(words.slice(words.findIndex((word) => /^(@crossvenue\/gateway|crossvenue)$/.test(word)) + 1), {
      from: 'user',
    })
    return undefined
  } catch (error) {
    // The command prints help.
    if (error instanceof Error && 'exitCode' in error && error.exitCode === 0) return undefined
    return `${line.trim()}: ${error instanceof Error ? error.message : error}`
  }
}

function withoutEffect(command: ReturnType<typeof createProgram>): void {
  command.exitOverride().configureOutput({ writeOut: () => {}, writeErr: () => {} })
  if (command.commands.length === 0) command.action(() => {})
  for (const child of command.commands) withoutEffect(child as typeof command)
}

it('every command in a block is one that the program takes', () => {
  const lines = inLanguage('text').flatMap(({ code }) => code.split('\n'))
  const commands = lines.filter((line) => /^\s*(\w+=\S+ )*(npx )?(@crossvenue\/gateway|crossvenue) /.test(line))
  expect(commands.length).toBeGreaterThan(15)
  expect(commands.flatMap((line) => refusalOf(line) ?? [])).toEqual([])
  expect(refusalOf('npx crossvenue serve --prot 8080')).toMatch(/unknown option/)
})
