import type { Ref } from '@crossvenue/matcher'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainTwo } from '../packages/gateway/src/matches/explain-pair.ts'
import { writeRef } from '../packages/gateway/src/overrides/ref-text.ts'
import { parseServiceId } from '../packages/gateway/src/store/service-id.ts'
import type { MarketRef, View } from '../packages/gateway/src/store/store.ts'
import { openDemoCatalogue } from './demo-catalogue.ts'

let demo: Awaited<ReturnType<typeof openDemoCatalogue>>
beforeAll(async () => {
  demo = await openDemoCatalogue()
})
afterAll(() => demo.close())

const refOf = ({ eventId, marketId }: MarketRef): Ref => ({ ...parseServiceId(eventId), marketId })

async function relationOf(view: View, a: Ref, b: Ref): Promise<string | undefined> {
  const { data } = await explainTwo(view, { a: writeRef(a), b: writeRef(b), pretty: false })
  const pairs = data as { a: Ref; b: Ref; relation: string; confidence: number }[]
  return pairs.find((pair) => writeRef(pair.a) === writeRef(a) && writeRef(pair.b) === writeRef(b))?.relation
}

/** Every n-th item; all of them would take minutes. */
const sample = <T>(items: readonly T[], every: number): T[] => items.filter((_, at) => at % every === 0)

const isMerging = (relation: string | undefined) => relation === 'identity' || relation === 'complement'

describe('the explanation of two markets of the scenario', () => {
  it('has the relation of the stored edge', async () => {
    const wrong = await demo.store.read(async (view) => {
      const edges = await view.edges({})
      expect(edges.length).toBeGreaterThan(10_000)
      const found: string[] = []
      const [merging, others] = [true, false].map((wanted) =>
        edges.filter((edge) => isMerging(edge.relation) === wanted),
      )
      for (const { a, b, relation } of [...sample(merging ?? [], 20), ...sample(others ?? [], 300)]) {
        const explained = await relationOf(view, a, b)
        if (explained !== relation) found.push(`${writeRef(a)} ~ ${writeRef(b)}: ${relation}, explained ${explained}`)
      }
      return found
    })
    expect(wrong).toEqual([])
  })

  it('joins the markets of every question, also those that share no edge', async () => {
    const wrong = await demo.store.read(async (view) => {
      const found: string[] = []
      for (const { markets } of sample(await view.questions(), 10)) {
        for (const [at, one] of markets.entries()) {
          for (const other of markets.slice(at + 1)) {
            const explained = await relationOf(view, refOf(one), refOf(other))
            if (!isMerging(explained)) found.push(`${one.marketId} ~ ${other.marketId}: ${explained}`)
          }
        }
      }
      return found
    })
    expect(wrong).toEqual([])
  })

  it('calls no two markets of different questions identical or opposite', async () => {
    const wrong = await demo.store.read(async (view) => {
      const questions = sample(await view.questions(), 4)
      const firsts = questions.flatMap(({ markets }) => markets.slice(0, 1)).map(refOf)
      const found: string[] = []
      for (const [at, one] of firsts.entries()) {
        for (const other of firsts.slice(at + 1, at + 4)) {
          if (one.venue === other.venue) continue
          const explained = await relationOf(view, one, other)
          if (isMerging(explained)) found.push(`${writeRef(one)} ~ ${writeRef(other)}`)
        }
      }
      return found
    })
    expect(wrong).toEqual([])
  })
})
