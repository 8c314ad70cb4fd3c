import { expect, it } from 'vitest'
import type { ClusterPage } from './cluster.ts'
import type { PlacedQuery } from './cluster-query.ts'
import { onceMatched } from './once-matched.ts'

const page = { data: [] } as unknown as ClusterPage
const query = {} as PlacedQuery

it('says that nothing has been matched yet, rather than that nothing matches', async () => {
  let isMatched = false
  const clusters = onceMatched({ find: async () => page }, async () => isMatched)
  const refusal = { code: 'NOT_READY', status: 503, retryable: true, retryAfter: 5 }
  await expect(clusters.find(query)).rejects.toMatchObject(refusal)
  isMatched = true
  expect(await clusters.find(query)).toBe(page)
  isMatched = false
  expect(await clusters.find(query)).toBe(page)
})
