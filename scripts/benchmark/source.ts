import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A public repository at one commit. */
export interface PublicSource {
  repository: string
  /** Absent where the files are of several commits. */
  commit?: string
  licence: string
}

/** A set of the benchmark and where it is from. */
export interface BenchmarkSet {
  set: string
  sources: PublicSource[]
  /** Why no rebuilder is there. */
  notRebuilt?: string
}

/** Reads the list of sets. */
export const readSources = (): BenchmarkSet[] =>
  JSON.parse(readFileSync(new URL('../../benchmark/sources.json', import.meta.url), 'utf8'))

/** Reads the files of a source. */
export interface Source {
  text(path: string): Promise<string>
  json<T>(path: string): Promise<T>
}

const run = promisify(execFile)
const MAX_BYTES = 512 * 2 ** 20

/** Reads files from GitHub, or from clones in `<folder>/<owner>/<name>`. Throws where a file is not there. */
export function openSource({ repository, commit }: PublicSource, clones: string | undefined): Source {
  async function read(path: string): Promise<string> {
    if (clones !== undefined) {
      const args = ['-C', join(clones, repository), 'show', `${commit}:${path}`]
      return (await run('git', args, { maxBuffer: MAX_BYTES })).stdout
    }
    const url = `https://raw.githubusercontent.com/${repository}/${commit}/${path}`
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    return response.text()
  }
  return { text: read, json: async (path) => JSON.parse(await read(path)) }
}
