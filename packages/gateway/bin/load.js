// Loads the program: from the bundle that the install made if it was made of the files as they are, else from the source.
import { isMainThread } from 'node:worker_threads'
import { chooseBundle, isBundled } from './bundle.js'

// A thread runs the same program as the one that started it, even if files have changed since.
if (isMainThread) chooseBundle()
if (!isBundled()) await import('./load-typescript.js')

/** Loads a file of `src`, such as `clusters/serve-queries`. */
export const load = (name) => import(isBundled() ? `../bundle/${name.replace('/', '-')}.js` : `../src/${name}.ts`)
