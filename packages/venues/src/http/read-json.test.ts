import { expect, it } from 'vitest'
import { readJson } from './read-json.ts'

/** An answer that arrives in chunks of this many bytes. */
const answer = (value: unknown, size: number): Response => {
  const bytes = Buffer.from(JSON.stringify(value))
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  return new Response(ReadableStream.from(chunks) as unknown as ReadableStream)
}

it('reads answers of any size and in any chunks, at the same time too', async () => {
  const values = [5, 70_000, 3, 1_300_000, 200_000, 12].map((length, n) => ({ n, text: 'é€😀'.repeat(length) }))
  const read = await Promise.all(values.map((value) => readJson(answer(value, 16_381), 'small')))
  expect(read).toEqual(values)
})
