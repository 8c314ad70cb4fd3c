import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { withMargins } from './margins.ts'

const titleOf = (title: string, label: string) =>
  withMargins(listing('kalshi', { title, markets: [{ title: `${title} - ${label}`, label }] })).markets[0]?.title

describe('the margin of a winner', () => {
  it.each([
    [
      '2031 Lima mayoral election margin of victory',
      'Ann Roe, 3-6%',
      'Will Ann Roe win the 2031 Lima mayoral election by 3-6%?',
    ],
    ['What will be the margin in the Lima runoff?', 'Roe by 2% - 3%', 'Will Roe win the Lima runoff by 2% - 3%?'],
    [
      'What will the margin of victory be in the Lima runoff?',
      'Roe, less than 1%',
      'Will Roe win the Lima runoff by less than 1%?',
    ],
    [
      'Winning margin: 2031 Lima Senate race',
      'Democrats by 7+ pts',
      'Will Democrats win the 2031 Lima Senate race by 7+ pts?',
    ],
    [
      '2032 Lima Senate: margin of victory',
      'Republicans 5 points or more',
      'Will Republicans win the 2032 Lima Senate by 5 points or more?',
    ],
    ['What will be the margin in the Lima runoff?', 'Roe win', 'Will Roe win the Lima runoff?'],
    ['How much will Ann Roe win the Lima runoff by?', '3-6%', 'Will Ann Roe win the Lima runoff by 3-6%?'],
    [
      'By how many votes will Ann Roe win the Lima runoff?',
      'under 500',
      'Will Ann Roe win the Lima runoff by under 500?',
    ],
    [
      'Margin of victory for Ann Roe in the Lima runoff?',
      '10% or more',
      'Will Ann Roe win the Lima runoff by 10% or more?',
    ],
    [
      "Ann Roe's margin of victory in the Lima runoff",
      'Between 3% and 6%',
      'Will Ann Roe win the Lima runoff by Between 3% and 6%?',
    ],
  ])('%s - %s: %s', (title, label, question) => {
    expect(titleOf(title, label)).toBe(question)
  })

  it.each([
    ['2031 Lima mayoral election margin of victory', '3-6%'],
    ['2031 Lima mayoral election margin of victory', 'Under 3%'],
    ['2031 Lima mayoral election margin of victory', 'Ann Roe'],
    ['2031 Lima mayoral election turnout', 'Lima, 50-60%'],
    ['Margin of victory for the winner in the Lima runoff?', '3-6%'],
  ])('%s - %s: names no winner with a margin', (title, label) => {
    expect(titleOf(title, label)).toBe(`${title} - ${label}`)
  })

  it.each([
    [
      'Will the margin of victory for Ann Roe in the 2031 Lima mayoral election be greater than 5%?',
      'Will Ann Roe win the 2031 Lima mayoral election by greater than 5%?',
    ],
    ['Will the winning margin of Ann Roe in the Lima runoff be 3-6%?', 'Will Ann Roe win the Lima runoff by 3-6%?'],
    [
      'Will the margin of victory for the winner in the Lima runoff be greater than 5%?',
      'Will the margin of victory for the winner in the Lima runoff be greater than 5%?',
    ],
  ])('%s: %s', (title, question) => {
    expect(withMargins(listing('kalshi', { title: '2031 Lima vote', markets: [{ title }] })).markets[0]?.title).toBe(
      question,
    )
  })
})

it('a list of margins may ask how people vote', () => {
  const labels = ['Yes by 5% - 10%', 'Yes by less than 5%', 'No by 5% or more']
  const markets = labels.map((label) => ({ title: `Lima referendum?: ${label}`, label }))
  const [first] = withMargins(listing('predictit', { title: 'How will Lima vote on the measure?', markets })).markets
  expect(first?.title).toBe('Will Yes win the Lima referendum by 5% - 10%?')
  const one = listing('predictit', { title: 'How will Lima vote on the measure?', markets: markets.slice(0, 1) })
  expect(withMargins(one)).toBe(one)
})
