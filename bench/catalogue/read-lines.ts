import { closeSync, openSync, readSync } from 'node:fs'

const CHUNK = 1 << 22

/** Yields the lines of a file, with at most a few megabytes in memory. */
export function* readLines(path: string): Generator<string> {
  const file = openSync(path, 'r')
  try {
    const chunk = Buffer.alloc(CHUNK)
    let rest: Buffer = Buffer.alloc(0)
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      const text = Buffer.concat([rest, chunk.subarray(0, size)])
      let start = 0
      for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
        yield text.toString('utf8', start, end)
        start = end + 1
      }
      rest = text.subarray(start)
    }
  } finally {
    closeSync(file)
  }
}
