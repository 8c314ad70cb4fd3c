import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

// A file that a program starts or reads is named in a text that no compiler checks.

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['bench', 'ccxt', 'compat', 'generators', 'oracles', 'packages', 'scripts', 'test']
const SOURCE = /^(?!.*(node_modules|\bdist\b)).*\.(ts|js)$/

it('finds every source file that another one names by its place', () => {
  const missing: string[] = []
  let found = 0
  for (const folder of FOLDERS) {
    for (const name of readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })) {
      if (!SOURCE.test(name)) continue
      const file = `${root}${folder}/${name}`
      for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(
        /new URL\('([^']+\.[jt]s)', import\.meta\.url\)/g,
      )) {
        found++
        if (!existsSync(new URL(named, pathToFileURL(file)))) missing.push(`${folder}/${name}: ${named}`)
      }
    }
  }
  expect(missing).toEqual([])
  expect(found).toBeGreaterThan(10)
})
