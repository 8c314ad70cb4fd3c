import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

const ann = (what: string) => `Will Ann Roe ${what}?`

describe('the words that somebody says', () => {
  testRelations([
    [
      'Will Ann Roe say "Bob Doe" in her 2031 inauguration speech?',
      "Will Bob Doe attend Ann Roe's 2031 inauguration?",
      undefined,
    ],
    [
      'Will Ann Roe say "Bob Doe" in her 2031 inauguration speech?',
      'Will Ann Roe mention "Bob Doe" in her 2031 inauguration speech?',
      'identity',
    ],
  ])
})

describe('what two questions assert of one person', () => {
  it.each([
    ['resign as governor of Ohio in 2031', 'leave office as governor of Ohio in 2031', 'subset'],
    ['retire in 2031', 'leave office in 2031', 'subset'],
    ['win the 2031 Zorro Cup', 'qualify for the 2031 Zorro Cup', 'subset'],
    ['run for president in 2032', 'win the 2032 presidential election', 'superset'],
    ['be charged with fraud in 2031', 'be convicted of fraud in 2031', 'superset'],
    ['headline the 2031 Zorro Festival', 'perform at the 2031 Zorro Festival', 'subset'],
    ['be pardoned in 2031', 'be granted clemency in 2031', 'subset'],
    ['resign in 2031', 'be impeached in 2031', 'overlap'],
    ['win the 2031 Zorro League', 'be relegated from the Zorro League in 2031', 'disjoint'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(ann(one), ann(other))).toBe(relation)
  })

  it.each([
    ['announce that she will resign in 2031', 'leave office in 2031'],
    ['visit Peru in 2031', 'invade Peru in 2031'],
    ['endorse Bob Doe in 2031', 'pardon Bob Doe in 2031'],
  ])('%s | %s imply nothing', (one, other) => {
    expect(['subset', 'superset', 'identity', 'complement']).not.toContain(relationOf(ann(one), ann(other)))
  })

  it.each([
    ['Will Acme announce an IPO in 2031?', 'Will Acme IPO in 2031?', 'superset'],
    ['Will Acme file for an IPO in 2031?', 'Will Acme IPO in 2031?', 'superset'],
    ['Will Acme be sold in 2031?', 'Will Bolt buy Acme in 2031?', 'superset'],
    ['Will Zorro be announced in 2031?', 'Will Zorro be released in 2031?', 'superset'],
  ])('steps of a company: %s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})

describe('two questions about one office', () => {
  testRelations([
    // what happens to its holder and who gets it later
    [
      'Will the President be impeached before 2031?',
      'Will Ann Roe be the 2032 Republican presidential nominee?',
      undefined,
    ],
    ['Will the President be impeached before 2031?', 'Will the President leave office before 2031?', 'overlap'],
  ])
})

describe('land that is invaded or acquired', () => {
  testRelations([
    ['Will Trump invade Greenland by January 31, 2031?', 'Will Trump acquire Greenland before 2032?', 'overlap'],
    ['Will Peru invade Quibblia in 2031?', 'Will Peru annex Quibblia in 2031?', 'overlap'],
    ['Will Trump invade Greenland in 2031?', 'Will Trump acquire Canada in 2031?', undefined],
    ['Will Trump invade Cuba in 2031?', 'Will Trump acquire Zorro Inc in 2031?', undefined],
    ['Will Denmark invade Greenland in 2031?', 'Will Trump acquire Greenland in 2031?', undefined],
    ['Will China invade Taiwan in 2031?', 'Will Taiwan acquire F-35 jets in 2031?', undefined],
  ])
})

it('an answer of light words is not "Other"', () => {
  const song = (label: string) => ({ title: `Will "${label}" be #1 on the Hot 100 dated June 7, 2031?`, label })
  expect(relationOf(song('Please Please Please'), song('Other'))).toBe('overlap')
  expect(relationOf(song('Other'), song('Other'))).toBe('identity')
})
