import { describe, expect, it } from 'vitest'
import { bytesOf, type Packable, pack } from './msgpack.ts'

const hex = (value: Packable) => Buffer.from(pack(value)).toString('hex')

describe('pack', () => {
  // https://github.com/msgpack/msgpack/blob/master/spec.md
  it.each<[Packable, string]>([
    [true, 'c3'],
    [false, 'c2'],
    [0, '00'],
    [127, '7f'],
    [128, 'cc80'],
    [255, 'ccff'],
    [256, 'cd0100'],
    [65_535, 'cdffff'],
    [65_536, 'ce00010000'],
    [4_294_967_295, 'ceffffffff'],
    [4_294_967_296, 'cf0000000100000000'],
    [Number.MAX_SAFE_INTEGER, 'cf001fffffffffffff'],
    ['', 'a0'],
    ['é', 'a2c3a9'],
    ['a'.repeat(31), `bf${'61'.repeat(31)}`],
    ['a'.repeat(32), `d920${'61'.repeat(32)}`],
    [[], '90'],
    [[1, [true]], '920191c3'],
    [{}, '80'],
    [{ b: 1, a: [{ c: '' }] }, '82a16201a1619181a163a0'],
  ])('%o', (value, packed) => {
    expect(hex(value)).toBe(packed)
  })

  it.each<[Packable]>([[-1], [0.5], [2 ** 53], ['a'.repeat(256)], [Array(16).fill(1)]])('refuses %o', (value) => {
    expect(() => pack(value)).toThrow(RangeError)
  })
})

describe('bytesOf', () => {
  it('puts the highest first', () => {
    expect(bytesOf(1_790_000_000_000, 8)).toEqual([0, 0, 1, 160, 196, 80, 108, 0])
  })
})
