import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edgeOf, eventOf } from '../clusters/__fixtures__/catalogue.ts'
import { nameEvents } from '../clusters/name-members.ts'
import { nameQuestions } from '../questions/name-questions.ts'
import { connectStore } from './connect-store.ts'
import { connectedParts, weightOf } from './connected-parts.ts'
import type { Connections } from './connections.ts'
import { createStore } from './create-store.ts'

describe('the parts in which all edges are replaced', () => {
  let connections: Connections
  beforeEach(async () => {
    connections = await connectStore(':memory:')
  })
  afterEach(() => connections.close())

  const staged = [
    { a: 'k:1', b: 'm:1', weight: 3 },
    { a: 'k:2', b: 'm:2', weight: 3 },
    { a: 'k:3', b: 'm:3', weight: 5 },
    { a: 'k:4', b: 'm:4', weight: 1 },
  ]

  it('end once they have the weight', async () => {
    expect(await connectedParts(connections.writer, staged, 5)).toEqual([
      ['k:1', 'm:1', 'k:2', 'm:2'],
      ['k:3', 'm:3'],
      ['k:4', 'm:4'],
    ])
  })

  it('are not divided where an edge joins their events', async () => {
    const joined = [...staged, { a: 'k:1', b: 'm:4', weight: 0 }]
    expect(await connectedParts(connections.writer, joined, 5)).toEqual([
      ['k:1', 'k:4', 'm:1', 'm:4', 'k:2', 'm:2'],
      ['k:3', 'm:3'],
    ])
  })

  it('weigh stored edges as staged ones', async () => {
    const ids = ['k:1', 'k:2', 'k:3', 'm:1', 'm:2', 'm:3']
    const store = createStore(connections)
    const sweep = await store.beginSweep('file', { at: 1, freshSince: Number.POSITIVE_INFINITY })
    await store.commitPage({ sweep, events: ids.map((id) => eventOf(id)), at: 1 })
    const edges = [
      edgeOf('k:1', 'm:1', { relation: 'subset' }),
      edgeOf('k:2', 'm:2'),
      edgeOf('k:3', 'm:3', { relation: 'subset' }),
    ]
    await store.replaceEdges({
      ...{ pairs: [edges.map((edge) => ({ a: edge.a, b: edge.b, edges: [edge] }))], whole: true, content: 1, at: 1 },
      name: (known, links) => nameEvents(links, known),
      nameQuestions: (known, made) => nameQuestions(made, known, []),
    })
    expect(await connectedParts(connections.writer, [], 20)).toEqual([
      ['k:1', 'm:1', 'k:2', 'm:2'],
      ['k:3', 'm:3'],
    ])
  })

  it('count an edge that makes a question twenty times', () => {
    expect(weightOf([{ relation: 'identity' }, { relation: 'complement' }, { relation: 'disjoint' }])).toBe(41)
  })
})
