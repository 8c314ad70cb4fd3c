import { describe, expect, it } from 'vitest'
import { CATEGORIES, categorized, categoryOf, isOfCategory } from './category.ts'

describe('categoryOf', () => {
  it.each([
    ['Economy', 'Economics'],
    ['Economics', 'Economics'],
    ['Macro', 'Economics'],
    ['Elections', 'Politics'],
    ['Politics', 'Politics'],
    ['US Politics', 'Politics'],
    ['Tech', 'Science and Technology'],
    ['Science and Technology', 'Science and Technology'],
    ['Science & Technology', 'Science and Technology'],
    ['Technology', 'Science and Technology'],
    ['Financials', 'Business and Finance'],
    ['Companies', 'Business and Finance'],
    ['Climate and Weather', 'Climate and Weather'],
    ['Weather', 'Climate and Weather'],
    ['Entertainment', 'Culture'],
    ['Pop Culture', 'Culture'],
    ['Geopolitics', 'World'],
    ['horse-racing', 'Sports'],
    ['american_football', 'Sports'],
    ['Esports', 'Sports'],
    ['Crypto', 'Crypto'],
    ['Minutely', undefined],
    ['', undefined],
  ])('files %s under %s', (word, category) => {
    expect(categoryOf(word)).toBe(category)
  })

  it('files each category under itself', () => {
    expect(CATEGORIES.map(categoryOf)).toEqual(CATEGORIES)
  })
})

describe('categorized', () => {
  it.each([
    [['Economy'], { category: 'Economics', sourceCategory: 'Economy' }],
    [['Minutely', '5 min'], { sourceCategory: 'Minutely' }],
    [['Minutely', 'BTC'], { category: 'Crypto', sourceCategory: 'BTC' }],
    [[' Sports '], { category: 'Sports', sourceCategory: 'Sports' }],
    [[], {}],
    [[null, undefined, ''], {}],
  ])('reads %j as %j', (words, expected) => {
    expect(categorized(...words)).toEqual(expected)
  })
})

describe('isOfCategory', () => {
  const tennis = { category: 'Sports', sourceCategory: 'tennis' }
  it.each([
    ['Sports', tennis, true],
    ['sport', tennis, true],
    ['Tennis', tennis, true],
    // A part of a category is not the whole of it.
    ['football', tennis, false],
    ['Economy', { category: 'Economics', sourceCategory: 'Economics' }, true],
    ['ELECTIONS', { category: 'Politics', sourceCategory: 'Politics' }, true],
    ['tech', { category: 'Science and Technology', sourceCategory: 'Science' }, true],
    ['Minutely', { sourceCategory: 'minutely' }, true],
    ['Sports', {}, false],
    ['Unheard of', {}, false],
  ])('%s of %j: %s', (wanted, found, expected) => {
    expect(isOfCategory(wanted, found)).toBe(expected)
  })
})
