import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printUsage } from '../scripts/print-usage.ts'
import { comparisonPage, type Flags } from './comparison-page.ts'

// Writes docs/ccxt.md: what ccxt declares for each prediction market beside what we offer. Installs ccxt in this folder
// first. With --check it writes nothing and fails where the page differs. Fails where a row that we lack has no reason.

printUsage(import.meta.url)

const here = fileURLToPath(new URL('.', import.meta.url))
const file = new URL('../docs/ccxt.md', import.meta.url)

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: here, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr.slice(-2_000)}`)
  return stdout
}

if (!existsSync(new URL('node_modules/ccxt', import.meta.url)))
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-package-lock'])
const flags = JSON.parse(run(process.execPath, ['read-flags.mjs'])) as Flags
const { text, unexplained } = comparisonPage(flags)
for (const row of unexplained) console.error(`no reason why we lack ${row}: write it in ccxt/reasons.ts`)
const isSame = existsSync(file) && readFileSync(file, 'utf8') === text
if (process.argv.includes('--check')) {
  if (!isSame) console.error('docs/ccxt.md is not up to date: run `npm run compare:ccxt`')
} else writeFileSync(file, text)
process.exitCode = unexplained.length > 0 || (process.argv.includes('--check') && !isSame) ? 1 : 0
