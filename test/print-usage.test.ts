import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { openingComment } from '../scripts/print-usage.ts'

it('returns the first comment that begins a line, without its slashes', () => {
  expect(openingComment("import a from 'a'\n\n// Counts.\n//\n//   npm run count\n\n// Not this.\nrun()\n")).toBe(
    'Counts.\n\n  npm run count',
  )
  expect(openingComment('run() // a remark\n')).toBe('')
})

it('a program with --help prints its usage and does nothing else', () => {
  const printed = execFileSync('npx', ['tsx', 'scripts/words.ts', '--help'], { encoding: 'utf8' })
  expect(printed).toContain('npm run words')
})
