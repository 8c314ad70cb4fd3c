import { expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { match } from '../match.ts'
import { withBracketedAnswer } from './bracketed-answers.ts'

const question = 'Who will win the 2031 Peruvian presidential election?'
const split = (title: string) => listing('v0', { title, markets: [{ title, outcomes: [] }] })
const single = (title: string) => listing('v1', { title })

it.each([
  [`${question} (Ann Roe)`, 'Will Ann Roe win the 2031 Peruvian presidential election?', 'identity'],
  [`${question} (Ann Roe)`, 'Will Ann Roe be elected President of Peru in the 2031 presidential election?', 'identity'],
  [`[Short Fuse] ${question} (Ann Roe)`, 'Will Ann Roe win the 2031 Peruvian presidential election?', 'identity'],
  [`${question} (Ann Roe)`, 'Will Ben Poe win the 2031 Peruvian presidential election?', 'disjoint'],
  [`${question} (Ann Roe)`, 'Will Ann Roe win the 2031 Chilean presidential election?', undefined],
  ['Which club will win the 2031 Lima Cup? (Acme United)', 'Will Acme United win the 2031 Lima Cup?', 'identity'],
  ['Which club will win the 2031 Lima Cup? (Acme United)', 'Will Zorro City win the 2031 Lima Cup?', 'disjoint'],
])('a question with one of its answers in brackets is about the answer: %s | %s: %s', (title, other, relation) => {
  const edges = match([split(title), single(other)])
  expect(edges[0]?.relation).toBe(relation)
})

it('the market may have its answer as a label too', () => {
  const title = `${question} (Ann Roe)`
  const labelled = (label: string) => listing('v0', { title, markets: [{ title, label, outcomes: [] }] })
  const edges = match([labelled('Ann Roe'), single('Will Ben Poe win the 2031 Peruvian presidential election?')])
  expect(edges[0]?.relation).toBe('disjoint')
  const other = labelled('Ben Poe')
  expect(withBracketedAnswer(other)).toBe(other)
})

it.each([
  'Who will win the 2031 Lima Cup?',
  'Who will win the Lima Cup? (On May 3, 2031)',
  'Who will win the Lima Cup? (In 2031)',
  'Who will win the Lima Cup? (Season 4)',
  'Who will win the Lima Cup? (any other)',
  'Who will be the next mayor of Lima? (For the next council)',
  'How many goals will Ann Roe score in the Lima Cup? (4-6)',
  'How many seats will the Zorro Party win in 2031? (Precise)',
  'Will Ann Roe win the 2031 Lima Cup? (Doubles)',
  'Ann Roe to win the 2031 Lima Cup (Doubles)',
])('no answer is in the brackets: %s', (title) => {
  const event = split(title)
  expect(withBracketedAnswer(event)).toBe(event)
})

it('a list keeps its titles', () => {
  const titles = ['Ann Roe', 'Ben Poe'].map((name) => `${question} (${name})`)
  const event = listing('v0', { title: question, markets: titles.map((title) => ({ title })) })
  expect(withBracketedAnswer(event)).toBe(event)
})
