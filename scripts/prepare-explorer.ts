import { fileURLToPath } from 'node:url'
import { buildExplorer } from './build-explorer.ts'

const built = buildExplorer(fileURLToPath(new URL('../packages/gateway/explorer', import.meta.url)))
console.log(built ? 'built the page' : 'left out the page: Vite is not installed; / leads to the reference')
