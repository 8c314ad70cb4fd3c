import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ListedMarket } from './__fixtures__/listing.ts'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { pairsOf, readGroups } from './__fixtures__/wordings.ts'

/** One wording of a question: a title, and behind "|" the answer, the rules and the closing date of its market. */
interface Wording {
  line: string
  /** Whether the line begins with "!": it denies the question. */
  denies: boolean
  market: ListedMarket
}

function readWording(line: string): Wording {
  const denies = line.startsWith('! ')
  const [title = '', label, rules, closes] = line
    .slice(denies ? 2 : 0)
    .split('|')
    .map((part) => part.trim())
  return {
    line,
    denies,
    market: { title, ...(label && { label }), ...(rules && { rules }), ...(closes && { closes }) },
  }
}

const sections = readGroups(
  readFileSync(new URL('__fixtures__/wordings-of-public-affairs.txt', import.meta.url), 'utf8'),
  readWording,
).map(([heading, groups]) => ({ heading, groups }))

const DIFFERENT = 'not the same'

describe.each(sections.filter(({ heading }) => heading !== DIFFERENT))('wordings of $heading', ({ groups }) => {
  it.each(groups.map((group) => [group[0]?.line, group] as const))('%s', (_, group) => {
    const found = pairsOf(group).map(([one, other]) => [one.line, other.line, relationOf(one.market, other.market)])
    const expected = pairsOf(group).map(([one, other]) => [
      one.line,
      other.line,
      one.denies === other.denies ? 'identity' : 'complement',
    ])
    expect(found).toEqual(expected)
  })
})

describe('questions that are not the same', () => {
  const pairs = sections
    .filter(({ heading }) => heading === DIFFERENT)
    .flatMap(({ groups }) => groups.flatMap(pairsOf))
    .map(([one, other]) => [one.line, other.line, one.market, other.market] as const)

  it.each(pairs)('%s || %s', (_one, _other, one, other) => {
    expect(['identity', 'complement']).not.toContain(relationOf(one, other))
    expect(['identity', 'complement']).not.toContain(relationOf(other, one))
  })
})

it('reads all groups', () => {
  expect(sections.length).toBeGreaterThan(20)
  expect(sections.flatMap(({ groups }) => groups).every((group) => group.length > 1)).toBe(true)
})
