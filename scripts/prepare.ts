import { fileURLToPath } from 'node:url'
import { buildBundle } from './build-bundle.ts'
import { buildExplorer } from './build-explorer.ts'
import { buildGuide } from './build-guide.ts'

// `npm ci` builds the pages that the gateway serves, and the bundle that it starts from.

const folder = (name: string): string => fileURLToPath(new URL(`../packages/gateway/${name}`, import.meta.url))

const hasExplorer = buildExplorer(folder('explorer'))
console.log(hasExplorer ? 'built the page' : 'left out the page: Vite is not installed; / leads to the reference')
const hasGuide = buildGuide(folder('guide'))
console.log(hasGuide ? 'built the documentation' : 'left out the documentation: Marked is not installed')
const hasBundle = await buildBundle()
console.log(hasBundle ? 'built the bundle' : 'left out the bundle: Rolldown is not installed; a start takes longer')
