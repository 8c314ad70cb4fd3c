import { fileURLToPath } from 'node:url'
import { buildPackage, published } from './build-package.ts'
import './generate.ts'

// Regenerates the generated files and builds the packages that are published.

for (const name of published) {
  const target = fileURLToPath(new URL(`../packages/${name}/dist`, import.meta.url))
  await buildPackage(name, target)
  console.log(`built packages/${name}/dist`)
}
