import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { type Edge, type Ref, reversed } from '../edge.ts'
import { match } from '../match.ts'
import { type Override, readRulings } from './rulings.ts'

const ref = (text: string): Ref => {
  const [venue = '', eventId = '', marketId] = text.split('/')
  return { venue, eventId, ...(marketId !== undefined && { marketId }) }
}
const override = (a: string, relation: Override['relation'], b: string, note?: string): Override => ({
  a: ref(a),
  b: ref(b),
  relation,
  ...(note !== undefined && { note }),
})

describe('readRulings', () => {
  const rulings = readRulings([
    override('kalshi/E/m', 'subset', 'polymarket/e/1', 'read both rules'),
    override('kalshi/E', 'none', 'manifold/x'),
    override('kalshi/E/m', 'identity', 'manifold/x/1'),
    override('kalshi/E', 'identity', 'predictit/7'),
  ])

  it('turns with the ends', () => {
    expect(rulings(ref('kalshi/E/m'), ref('polymarket/e/1'))).toEqual({ relation: 'subset', note: 'read both rules' })
    expect(rulings(ref('polymarket/e/1'), ref('kalshi/E/m'))).toEqual({ relation: 'superset', note: 'read both rules' })
  })

  it('forbids every market of two forbidden events, also one that is pinned', () => {
    expect(rulings(ref('manifold/x/2'), ref('kalshi/E/n'))?.relation).toBe('none')
    expect(rulings(ref('kalshi/E/m'), ref('manifold/x/1'))?.relation).toBe('none')
  })

  it('says nothing of the markets of pinned events, nor of other pairs', () => {
    expect(rulings(ref('kalshi/E'), ref('predictit/7'))?.relation).toBe('identity')
    expect(rulings(ref('kalshi/E/m'), ref('predictit/7/1'))).toBeUndefined()
    expect(rulings(ref('kalshi/E'), ref('polymarket/e'))).toBeUndefined()
    expect(rulings(ref('kalshi/E/m'), ref('polymarket/e/2'))).toBeUndefined()
  })

  it('is the same in both directions', () => {
    const any = fc.constantFrom('kalshi/E', 'kalshi/E/m', 'polymarket/e/1', 'manifold/x', 'manifold/x/1', 'predictit/7')
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [forth, back] = [rulings(ref(a), ref(b)), rulings(ref(b), ref(a))]
        expect(back?.relation).toBe(forth && reversed(forth.relation))
      }),
    )
  })
})

describe('match with overrides', () => {
  const question = { title: 'Will Keir Starmer leave office before July 1, 2027?' }
  const listed = (venue: string, title = question.title) => listing(venue, { id: 'e', title })
  const ends = (edges: readonly Edge[]) =>
    edges.map(({ a, b, relation }) => `${a.venue}/${a.marketId ?? '*'} ${relation} ${b.venue}/${b.marketId ?? '*'}`)

  it('makes exactly the edge that is pinned', () => {
    const events = [listed('kalshi'), listed('polymarket', 'Will it rain in Lima on March 3, 2027?')]
    expect(match(events)).toEqual([])
    expect(match(events, { overrides: [override('polymarket/e/1', 'subset', 'kalshi/e/1', 'told so')] })).toEqual([
      {
        a: { venue: 'kalshi', eventId: 'e', marketId: '1' },
        b: { venue: 'polymarket', eventId: 'e', marketId: '1' },
        relation: 'superset',
        confidence: 1,
        outcomes: [],
        evidence: [{ comparison: 'override', verdict: 'agree', a: 'told so', weight: 0 }],
      },
    ])
  })

  it('states which outcomes settle alike under a pin', () => {
    const events = [listed('kalshi'), listed('polymarket', 'Will it rain in Lima on March 3, 2027?')]
    const [same] = match(events, { overrides: [override('kalshi/e/1', 'identity', 'polymarket/e/1')] })
    expect(same?.outcomes).toEqual([
      { a: '1#0', b: '1#0' },
      { a: '1#1', b: '1#1' },
    ])
    const [opposite] = match(events, { overrides: [override('kalshi/e/1', 'complement', 'polymarket/e/1')] })
    expect(opposite?.outcomes).toEqual([
      { a: '1#0', b: '1#1' },
      { a: '1#1', b: '1#0' },
    ])
  })

  it('makes an edge between events pinned as wholes, beside those of their markets', () => {
    const overrides = [override('kalshi/e', 'overlap', 'polymarket/e')]
    expect(ends(match([listed('kalshi'), listed('polymarket')], { overrides }))).toEqual([
      'kalshi/* overlap polymarket/*',
      'kalshi/1 identity polymarket/1',
    ])
  })

  it('gives another relation than the one found', () => {
    const events = [listed('kalshi'), listed('polymarket')]
    const overrides = [override('kalshi/e/1', 'overlap', 'polymarket/e/1')]
    expect(ends(match(events, { overrides }))).toEqual(['kalshi/1 overlap polymarket/1'])
  })

  it('takes the partner from a market that is pinned elsewhere in the event', () => {
    const two = listing('polymarket', { id: 'e', title: 'x', markets: [question, { title: 'Snow in Lima in 2027?' }] })
    const overrides = [override('kalshi/e/1', 'identity', 'polymarket/e/2')]
    expect(ends(match([listed('kalshi'), two], { overrides }))).toEqual(['kalshi/1 identity polymarket/2'])
  })

  it.each([
    ['of markets', override('kalshi/e/1', 'none', 'polymarket/e/1')],
    ['of events', override('polymarket/e', 'none', 'kalshi/e')],
  ])('never joins a forbidden pair %s, not even through a third one', (_, forbidden) => {
    const events = [listed('kalshi'), listed('manifold'), listed('polymarket')]
    expect(match(events)).toHaveLength(3)
    const edges = match(events, { overrides: [forbidden] })
    expect(ends(edges)).toHaveLength(1)
    expect(ends(edges)).not.toContain('kalshi/1 identity polymarket/1')
  })

  it('lets a pin wait for what is not there', () => {
    expect(match([listed('kalshi')], { overrides: [override('kalshi/e/1', 'identity', 'polymarket/e/1')] })).toEqual([])
  })
})
