import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { explain } from './explain.ts'

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
      'unrelated: different words (leave / number veto) [narrower-question]',
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

  it('says where a relation makes no edge', () => {
    const [explanation] = explain(starmer, { ...starmer, id: 'again' })
    expect(explanation?.reason).toBe(
      'identity by itself, but no edge: the venue is the same, or another counterpart fits better',
    )
  })
})
