import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

const root = new URL('../../../', import.meta.url)
const record = new URL('../bundle/inputs.json', import.meta.url)
const KEY = 'crossvenue is bundled'

/** Lets this process and its threads start from the bundle if it was made of the files as they are now. */
export const chooseBundle = () => setEnvironmentData(KEY, isCurrent())

/** Returns whether the bundle was chosen. */
export const isBundled = () => getEnvironmentData(KEY) === true

/** Returns a digest of the contents of some files, which are given by their paths from the root of the repository. */
export function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(new URL(file, root))).update('\n')
  return hash.digest('base64url')
}

function isCurrent() {
  try {
    const { files, digest } = JSON.parse(readFileSync(record, 'utf8'))
    return digestOf(files) === digest
  } catch {
    // There is no bundle, or a file that it was made of has gone.
    return false
  }
}
