import type { FileHandle } from 'node:fs/promises'

const NEWLINE = 10

/** Yields the lines of a file, those of one read together: an event may be a hundred thousand bytes long. */
export async function* linesOf(file: FileHandle): AsyncGenerator<string[]> {
  let rest: Buffer[] = []
  for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
    const last = chunk.lastIndexOf(NEWLINE)
    if (last < 0) {
      rest.push(chunk)
      continue
    }
    const whole = Buffer.concat([...rest, chunk.subarray(0, last)])
    rest = [chunk.subarray(last + 1)]
    yield whole.toString().split('\n')
  }
  yield [Buffer.concat(rest).toString()]
}
