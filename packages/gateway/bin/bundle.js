import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

const root = new URL('../../../', import.meta.url)
const bundle = new URL('../bundle/', import.meta.url)
const KEY = 'crossvenue is bundled'

/** Lets this process and its threads start from the bundle if it is current. */
export const chooseBundle = () => setEnvironmentData(KEY, isCurrent())

/** Returns whether the bundle was chosen. */
export const isBundled = () => getEnvironmentData(KEY) === true

/** Returns a digest of the contents of some files, which are given by their paths from the root of the repository. */
export function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(new URL(file, root))).update('\n')
  return hash.digest('base64url')
}

/** Returns whether the bundle in a folder was made of the files as they are now. */
export function isCurrent(folder = bundle) {
  try {
    const { files, digest } = JSON.parse(readFileSync(new URL('inputs.json', folder), 'utf8'))
    return digestOf(files) === digest
  } catch {
    // There is no bundle, or a file that it was made of has gone.
    return false
  }
}
