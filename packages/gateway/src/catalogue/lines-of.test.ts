import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linesOf } from './lines-of.ts'

it.each([
  [
    'lines of several reads, with letters of several bytes at their borders',
    [`${'é€'.repeat(60_000)}`, '', 'ß'.repeat(40_001)],
  ],
  ['one line', ['a']],
  ['an end of line at the end', ['a', 'b', '']],
  ['an empty file', ['']],
])('reads %s', async (_, lines) => {
  const folder = mkdtempSync(join(tmpdir(), 'crossvenue-lines-'))
  try {
    const path = join(folder, 'file')
    writeFileSync(path, lines.join('\n'))
    const read: string[] = []
    for await (const some of linesOf(await open(path))) read.push(...some)
    expect(read).toEqual(lines)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
