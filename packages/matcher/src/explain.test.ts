import type { UnifiedEvent } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import type { Ref } from './edge.ts'
import { explain, explainPair } from './explain.ts'
import { match } from './match.ts'

describe('explain', () => {
  const starmer = listing('kalshi', { title: 'Will Keir Starmer leave office before July 1, 2027?' })

  it('sets two propositions side by side and names what decided', () => {
    const later = listing('polymarket', { title: 'Keir Starmer out by September 30, 2027?' })
    const [explanation] = explain(starmer, later)
    expect(explanation?.relation).toBe('subset')
    expect(explanation?.reason).toBe('subset: different window (before 2027-07-01 / before 2027-10-01) [other-window]')
    expect(explanation?.read).toContainEqual({ part: 'time', a: 'before 2027-07-01', b: 'before 2027-10-01' })
    expect(explanation?.evidence).toContainEqual(expect.objectContaining({ comparison: 'window', verdict: 'veto' }))
  })

  it('names the difference between unrelated questions', () => {
    const other = listing('polymarket', { title: 'Pedro Sánchez out by June 30, 2027?' })
    const [explanation] = explain(starmer, other)
    expect(explanation?.relation).toBeUndefined()
    expect(explanation?.reason).toMatch(/^unrelated: different words \(/)
  })

  it('names the comparison that decided, with both values, although later ones agree', () => {
    const deciding = (a: string, b: string) => {
      const [explanation] = explain(listing('kalshi', { title: a }), listing('polymarket', { title: b }))
      expect(explanation?.relation).toBeUndefined()
      return explanation?.reason
    }
    expect(deciding('Will Ann Roe leave office in 2027?', 'Number of Ann Roe vetoes in 2027?')).toBe(
      'unrelated: different words (leave / number veto) [other-verb]',
    )
    expect(deciding('Will it rain in Lima in 2026?', 'Will it rain in Lima in 2028?')).toBe(
      'unrelated: different window (2026 / 2028) [windows-apart]',
    )
    expect(deciding('Will it rain in Lima in March 2031?', 'Will it rain in Lima in May 2031?')).toBe(
      'unrelated: different window (2031-03-01 to 2031-03-31 / 2031-05-01 to 2031-05-31) [windows-apart]',
    )
  })

  it('names of several differences those that exclude each other where the relation is disjoint', () => {
    const one = listing('kalshi', { title: 'Will Ann Roe win the 2031 Ohio Senate election?' })
    const other = listing('polymarket', { title: 'Will Bob Doe win the 2031 Ohio Senate election by June 30, 2031?' })
    expect(explain(one, other)[0]?.reason).toBe('disjoint: different words (ann roe / bob doe) [other-answer]')
  })

  it('gives every market its likeliest counterpart, related ones first', () => {
    const markets = [
      { title: 'Will Ada Lovelace win the Turing Award?' },
      { title: 'Will Emmy Noether win the Turing Award?' },
    ]
    const one = listing('kalshi', { title: 'Who will win the Turing Award in 2027?', markets })
    const other = listing('polymarket', { title: 'Turing Award 2027', markets: markets.slice(1) })
    expect(explain(one, other).map(({ a, relation }) => [a.marketId, relation])).toEqual([
      ['2', 'identity'],
      ['1', 'disjoint'],
    ])
  })

  it('shows the ruling of an operator beside its own evidence', () => {
    const same = listing('polymarket', { title: 'Keir Starmer out by June 30, 2027?' })
    const [a, b] = [
      { venue: 'polymarket', eventId: 'polymarket-1' },
      { venue: 'kalshi', eventId: 'kalshi-1' },
    ]
    const overrides = [{ a, b, relation: 'none', note: 'read the rules' } as const]
    const [explanation] = explain(starmer, same, { overrides })
    expect(explanation).toMatchObject({
      confidence: 1,
      reason: 'ruled by the operator: none',
      override: { relation: 'none', note: 'read the rules' },
    })
    expect(explanation).not.toHaveProperty('relation')
    expect(explanation?.evidence).toContainEqual(expect.objectContaining({ comparison: 'window', verdict: 'agree' }))
  })

  it('shows where the rules of two related markets differ', () => {
    const title = 'Keir Starmer out by June 30, 2027?'
    const rules = 'If he leaves solely because he has died, the market settles at the last traded price.'
    const [one, other, unrelated] = [
      listing('polymarket', { title, markets: [{ title, rules }] }),
      listing('kalshi', { title, markets: [{ title, rules: 'Yes if he is out of office by the date.' }] }),
      listing('kalshi', { title: 'Rain in Lima?', markets: [{ title: 'Rain in Lima?', rules: 'Yes if it rains.' }] }),
    ]
    expect(explain(one, other)[0]?.settlement).toEqual([{ kind: 'death', a: rules }])
    expect(explain(one, unrelated)[0]?.settlement).toEqual([])
  })

  it('says that markets of one venue have no edge', () => {
    const [explanation] = explain(starmer, { ...starmer, id: 'again' })
    expect(explanation?.reason).toBe('identity by itself; markets of one venue have no edge')
  })
})

describe('an explanation in a catalogue', () => {
  const named = (event: UnifiedEvent, marketId = event.markets[0]?.marketId ?? '') => ({ event, marketId })
  const same = listing('polymarket', { title: 'Keir Starmer out by June 30, 2027?' })
  const starmer = listing('kalshi', { title: 'Will Keir Starmer leave office before July 1, 2027?' })

  it('has no identity where the catalogue has no edge', () => {
    expect(explainPair(named(starmer), named(same)).relation).toBe('identity')
    const explanation = explainPair(named(starmer), named(same), { edges: [] })
    expect(explanation).not.toHaveProperty('relation')
    expect(explanation).toMatchObject({
      confidence: 0,
      reason: 'identity by itself, but no edge: another counterpart fits better',
    })
  })

  it('joins two markets through a third one', () => {
    const through: Ref = { venue: 'limitless', eventId: 'l', marketId: '1' }
    const ends = [starmer, same].map(({ sourceExchange = '', id }) => ({
      venue: sourceExchange,
      eventId: id,
      marketId: '1',
    }))
    const edges = ends.map((a) => ({ a, b: through, relation: 'complement' as const, confidence: 0.9 }))
    expect(explainPair(named(starmer), named(same), { edges })).toMatchObject({
      relation: 'identity',
      confidence: 0.9,
      reason: 'identity through limitless:l/1',
    })
  })

  it('never contradicts an edge that follows from the days of other games', () => {
    // one venue names the day in its tickers; the other closes all its games six days later
    const games = [
      'Chicago Cubs vs. Texas Rangers',
      'Boston Red Sox vs. Toronto Blue Jays',
      'Detroit Tigers vs. Houston Astros',
    ]
    const events = games.flatMap((title, at) => [
      listing('kalshi', { id: `KXMLBGAME-26MAY1${at}`, title: `${title} (May 1${at}, 2026)` }),
      listing('polymarket', { id: `p${at}`, title, closes: `2026-05-1${at + 6}T23:00:00Z` }),
    ])
    const edges = match(events)
    expect(edges.map(({ relation }) => relation)).toEqual(['identity', 'identity', 'identity'])
    const find = ({ venue, eventId }: Ref) =>
      events.find(({ sourceExchange, id }) => sourceExchange === venue && id === eventId) as UnifiedEvent
    for (const { a, b, relation, confidence, evidence } of edges) {
      const [one, other] = [a, b].map((ref) => ({ event: find(ref), ...(ref.marketId && { marketId: ref.marketId }) }))
      if (!one || !other) continue
      expect(explainPair(one, other, { edges })).toMatchObject({ relation, confidence, evidence })
    }
    const alone = edges.map(({ a, b }) => explain(find(a), find(b))[0]?.relation)
    expect(alone).toEqual([undefined, undefined, undefined])
  })

  it('lists the event as a whole where only the events have an edge', () => {
    const [one, other] = ['kalshi', 'polymarket'].map((venue, at) =>
      listing(venue, {
        title: 'Who will win the Turing Award in 2027?',
        markets: [{ title: `Will ${['Ada Lovelace', 'Emmy Noether'][at]} win the Turing Award?` }],
      }),
    )
    if (!one || !other) throw new Error('two events')
    const ends = { a: { venue: 'kalshi', eventId: one.id }, b: { venue: 'polymarket', eventId: other.id } }
    const [first] = explain(one, other, { edges: [{ ...ends, relation: 'identity', confidence: 0.97 }] })
    expect(first).toMatchObject({ ...ends, relation: 'identity', confidence: 0.97 })
  })
})
