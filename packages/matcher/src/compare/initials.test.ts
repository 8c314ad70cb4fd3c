import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('an initial', () => {
  testRelations([
    ['Will J. Quibble win the 2031 Lima Cup?', 'Will Jane Quibble win the 2031 Lima Cup?', 'identity'],
    ['Will Jane Quibble win the 2031 Lima Cup?', 'J. Quibble to win the 2031 Lima Cup', 'identity'],
    ['Will Gukbar Q win the 2031 Lima Cup?', 'Will Gukbar Quibble win the 2031 Lima Cup?', 'identity'],
    ['Will Gukbar Z win the 2031 Lima Cup?', 'Will Gukbar Quibble win the 2031 Lima Cup?', 'overlap'],
    ['Will J. Quibble win the 2031 Lima Cup?', 'Will Bob Quibble win the 2031 Lima Cup?', 'disjoint'],
    ['Will A. Quibble win the 2031 Lima Cup?', 'Will Ann Quibble win the 2031 Lima Cup?', 'identity'],
    ['Will A. Quibble win the 2031 Lima Cup?', 'Will Bob Quibble win the 2031 Lima Cup?', 'disjoint'],
    [
      'Will A. D. Tarcila Quibble win the 2031 Lima Cup?',
      'Will Ann de Tarcila Quibble win the 2031 Lima Cup?',
      'identity',
    ],
    ['Will John E. Quibble win the 2031 Lima Cup?', 'Will John Quibble win the 2031 Lima Cup?', 'identity'],
    ['Will J. Quibble win the 2031 Lima Cup?', 'Will Jane Zorro win the 2031 Lima Cup?', 'disjoint'],
  ])
})

const nominee = (name: string) => `Will ${name} be the Republican nominee for OH-15?`
const inPrimary = (label: string) => ({
  title: 'Who will win the Republican nomination in the OH-15 House primary?',
  label,
})

describe('the given name of a candidate', () => {
  testRelations([
    [nominee('Russ Quibble'), nominee('Russell Quibble'), 'identity'],
    [nominee('James Quibble'), inPrimary('Jim Quibble'), 'identity'],
    [nominee('Alda Quibble'), inPrimary('A. Quibble'), 'identity'],
    [nominee('Robert Quibble Jr.'), inPrimary('Rob Quibble'), 'identity'],
    [{ title: nominee('Ann Quibble Sr.'), label: 'Ann Quibble' }, nominee('Ann Quibble'), 'identity'],
    [nominee('Russ Quibble'), nominee('Rudy Quibble'), 'disjoint'],
    [nominee('Russ Quibble'), nominee('Russell Zorro'), 'disjoint'],
    [nominee('Paul Quibble'), nominee('Paula Quibble'), 'disjoint'],
    [nominee('Dan Quibble'), nominee('Danielle Quibble'), 'disjoint'],
    [nominee('Nate Quibble'), inPrimary('Nathan Quibble'), 'identity'],
    [nominee('V. Quibble-Zorro'), inPrimary('Alda Quibble-Zorro'), 'disjoint'],
    [nominee('V. Quibble-Zorro'), inPrimary('Verlina Quibble-Zorro'), 'identity'],
    [nominee('Alda Quibble'), inPrimary('B. Quibble'), 'disjoint'],
    [nominee('Alda Zorro'), inPrimary('Bob Quibble'), 'disjoint'],
  ])
})
