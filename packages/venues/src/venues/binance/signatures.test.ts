import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { signQuery } from './sign.ts'

// Requests that the official library signed; oracles/ at the root of the repository writes the file.

interface Vector {
  apiSecret: string
  timestamp: number
  query: string
  signature: string
}
const { requests }: { requests: Vector[] } = JSON.parse(
  readFileSync(new URL('./__fixtures__/signatures.json', import.meta.url), 'utf8'),
)

describe('the requests of the official library', () => {
  it.each(requests)('are signed alike: $query', ({ apiSecret, timestamp, query, signature }) => {
    expect(signQuery(query, apiSecret, timestamp)).toBe(
      `${query}${query && '&'}timestamp=${timestamp}&signature=${signature}`,
    )
  })

  it('are 25, some of them with texts to escape and some without parameters', () => {
    expect(requests).toHaveLength(25)
    expect(requests.filter(({ query }) => query.includes('%'))).not.toEqual([])
    expect(requests.filter(({ query }) => query === '')).toHaveLength(5)
  })
})
