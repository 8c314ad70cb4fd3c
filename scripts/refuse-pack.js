// Runs before `npm pack` and `npm publish` in a folder of sources: Node does not load TypeScript from node_modules.
import { readFileSync } from 'node:fs'

const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
console.error(
  `${name} is packed from its build: run \`npm run build\` at the root of the repository, then \`npm pack\` in dist`,
)
process.exitCode = 1
