import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { venues } from '../packages/venues/src/create-venue.ts'

const source = fileURLToPath(new URL('../packages/venues/src/alone/', import.meta.url))
const inPlace = fileURLToPath(new URL('browser/in-place-of-node.ts', import.meta.url))

/** Reads accounts of a chain with the numbers of Node's buffers. */
const NODE_ONLY = ['baozi']
/** The venues that a page can read: those without a key for public data. */
export const browserVenues: readonly string[] = Object.values(venues)
  .filter(({ id, needsKey }) => !needsKey && !NODE_ONLY.includes(id))
  .map(({ id }) => id)

/** The modules that a page cannot have. */
const REPLACED = /^(node:(async_hooks|events|crypto|util)|\.\/(read-cache|web-socket|line-socket)\.ts)$/

/**
 * Writes one file per venue, which pages and bundlers load as it is, and one with all that venues share. None of them
 * imports anything else.
 */
export async function buildBrowser(target: string): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(browserVenues.map((id) => [id, `${source}${id}.generated.ts`])),
    platform: 'browser',
    logLevel: 'silent',
    transform: { inject: { Buffer: [inPlace, 'Buffer'] } },
    plugins: [{ name: 'in-place-of-node', resolveId: (name) => (REPLACED.test(name) ? inPlace : undefined) }],
  })
  await bundle.write({
    dir: target,
    format: 'esm',
    minify: true,
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'shared', test: (id) => !/src[\\/](venues[\\/][^/\\]+|alone)[\\/]/.test(id) }] },
  })
  await bundle.close()
}
