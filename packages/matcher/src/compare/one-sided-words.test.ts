import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('what is held to be likely', () => {
  testRelations([
    [
      "Will Peru's nuclear weapon be likely by July 2031?",
      "Will Peru's nuclear weapon be ready by July 2031?",
      'overlap',
    ],
    ["Peru: nuclear weapon 'likely' by July 2031?", 'Peru: nuclear weapon by July 2035?', 'overlap'],
    ["Lima: Zorro blackout 'likely' in 2031?", 'Lima: Zorro blackout in 2031?', 'overlap'],
    // other words make a question narrower, and other deadlines too
    ['Peru: secret nuclear weapon by July 2031?', 'Peru: nuclear weapon by July 2031?', 'subset'],
    ['Lima: Zorro Quibble blackout in 2031?', 'Lima: Zorro blackout in 2031?', 'subset'],
    ["Peru: nuclear weapon 'likely' by July 2031?", "Peru: nuclear weapon 'likely' by July 2035?", 'subset'],
    ['Peru: nuclear weapon by July 2031?', 'Peru: nuclear weapon by July 2035?', 'subset'],
  ])
})

describe('a place beside the home country of the venues', () => {
  const visits = (label: string) => ({ title: `Which places will Ann Roe visit in 2031? - ${label}`, label })
  testRelations([
    [visits('Quilmar'), 'Will Ann Roe visit the USA in 2031?', 'overlap'],
    [visits('Quilmar'), 'Will Ann Roe visit Quilmar in 2031?', 'identity'],
    [
      { title: 'Ann Roe visits in 2031? - Quilmar', label: 'Quilmar' },
      'Ann Roe visits Quilmar or the USA in 2031?',
      'subset',
    ],
  ])
})

describe('numbers of a part of a country and of the country', () => {
  const cases = (place: string, how: string) =>
    `Will ${place} average ${how} new COVID-19 cases per day by March 15, 2031?`
  testRelations([
    [cases('Florida', 'fewer than 1,500'), cases('the US', 'fewer than 100,000'), 'overlap'],
    [cases('Florida', 'fewer than 1,500'), cases('the US', 'more than 100,000'), 'overlap'],
    [cases('the US', 'fewer than 1,500'), cases('the US', 'fewer than 100,000'), 'subset'],
  ])
})

describe('an answer of light words beside another one', () => {
  const best = (film: string) => `Will ${film} win Best Picture at the 2031 Oscars?`
  const event = '2031 Oscar for Best Picture?'
  const still = { event, title: best("I'm Still Here"), label: "I'm Still Here", siblings: [best('Quilmar')] }
  testRelations([
    [still, best('"The Zorrium"'), 'disjoint'],
    [still, best('"I\'m Still Here"'), 'identity'],
  ])
})
