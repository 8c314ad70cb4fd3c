import { expect, it } from 'vitest'
import { readText } from './read.ts'

const weightOf = (text: string, key: string) => readText(text).tokens.find((token) => token.key === key)?.weight
const aliasOf = (text: string, key: string) => readText(text).tokens.find((token) => token.key === key)?.alias

it('takes letters in brackets for another name of the words before them', () => {
  expect(aliasOf('Will the Party of Joy and Unity (PJU) win?', 'unity')).toBe('pju')
  expect(aliasOf('Will the Party of Joy and Unity (XYZ) win?', 'unity')).toBeUndefined()
})

it('takes a nickname for another name of the given name', () => {
  expect(aliasOf('Will Ferdinand "Bongbong" Marcos win?', 'ferdinand')).toBe('bongbong')
})

it('takes the first part of an address for another name of the whole', () => {
  expect(aliasOf('Will quark.family launch a token?', 'quarkfamily')).toBe('quark')
})

it('takes what stands before a whole question for its topic, unless the question points back to it', () => {
  expect(weightOf('Gizmo watch: Will Sony release a foldable phone in 2031?', 'gizmo')).toBe(0.2)
  expect(weightOf('Gizmo: Will Sony release it before a foldable phone in 2031?', 'gizmo')).toBe(1)
})

it('takes the film behind a nominated name for an aside', () => {
  expect(weightOf('Will Ann Lee (Rental Family) be nominated for an Academy Award?', 'family')).toBe(0.1)
})

it('knows who held a post before', () => {
  const tokens = readText('Who will replace Jane Roe as mayor?').tokens
  expect(tokens.filter(({ predecessor }) => predecessor).map(({ key }) => key)).toEqual(['jane', 'roe', 'mayor'])
})

it('reads the publisher of a result as an annotation', () => {
  expect(weightOf('How many gizmos will be sold in 2031, according to the Bureau of Gizmology?', 'gizmology')).toBe(0.1)
  expect(weightOf('Will the Bureau of Gizmology close in 2031?', 'gizmology')).toBe(1)
})
