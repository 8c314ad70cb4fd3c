import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { generatedFiles } from './generated-files.ts'
import { printUsage } from './print-usage.ts'

// Writes every generated file. With --check it writes nothing, names the files that differ and fails.

printUsage(import.meta.url)

const check = process.argv.includes('--check')
for (const { path, make } of await generatedFiles()) {
  const file = new URL(`../${path}`, import.meta.url)
  const text = await make()
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  if (check) {
    console.error(`${path} is not up to date: run \`npm run generate\``)
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log(`wrote ${path}`)
  }
}
