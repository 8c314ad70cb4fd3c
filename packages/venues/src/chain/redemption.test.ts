import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { word } from './call-data.ts'
import { redeemAll, redeemAmounts, settledCondition } from './redemption.ts'

const CONDITION = `0x${'c'.repeat(64)}`
const call = { chainId: 56, contract: `0x${'1'.repeat(40)}`, conditionId: CONDITION }
const wordsOf = (data: string): string[] => data.slice(10).match(/.{64}/g) ?? []
const selectorOf = (signature: string): string => `0x${bytesToHex(keccak_256(utf8ToBytes(signature)).subarray(0, 4))}`

describe('the transaction that redeems', () => {
  it('names the money, the market and both outcomes', () => {
    const { data, ...rest } = redeemAll({ ...call, money: `0x${'A'.repeat(40)}` })
    expect(rest).toEqual({ to: call.contract, value: '0', chainId: 56 })
    expect(data.slice(0, 10)).toBe(selectorOf('redeemPositions(address,bytes32,bytes32,uint256[])'))
    expect(wordsOf(data)).toEqual([
      ...[`${'0'.repeat(24)}${'a'.repeat(40)}`, '0'.repeat(64), 'c'.repeat(64)],
      ...[128, 2, 1, 2].map((number) => number.toString(16).padStart(64, '0')),
    ])
  })

  it('names the market and the shares of each outcome', () => {
    const { data } = redeemAmounts({ ...call, amounts: [255n, 10n ** 19n] })
    expect(data.slice(0, 10)).toBe(selectorOf('redeemPositions(bytes32,uint256[])'))
    expect(wordsOf(data).map((each) => BigInt(`0x${each}`))).toEqual([BigInt(CONDITION), 64n, 2n, 255n, 10n ** 19n])
  })
})

describe('the market of a redemption', () => {
  const market = { exchange: 'opinion', marketId: '7', isSettled: true, conditionId: CONDITION }

  it('is named with or without its prefix', () => {
    expect(settledCondition(market)).toBe(CONDITION)
    expect(settledCondition({ ...market, conditionId: 'c'.repeat(64) })).toBe('c'.repeat(64))
  })

  it('has to be settled', () => {
    expect(() => settledCondition({ ...market, isSettled: false })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR', field: 'marketId', exchange: 'opinion' }),
    )
  })

  it.each([undefined, null, '', '0x12'])('is refused without its id: %s', (conditionId) => {
    expect(() => settledCondition({ ...market, conditionId })).toThrow(
      expect.objectContaining({ code: 'EXCHANGE_ERROR' }),
    )
  })
})

// The id of a share follows from the money that pays for it, the market and the outcome, so recorded ids show whether a
// redemption names the right money.

/** The curve of the ids: y^2 = x^3 + 3 modulo this prime. */
const PRIME = 21888242871839275222246405745257275088696311157297823662689037894645226208583n
const hashOf = (words: string): bigint => BigInt(`0x${bytesToHex(keccak_256(hexToBytes(words)))}`)

function power(base: bigint, exponent: bigint): bigint {
  let [result, factor] = [1n, base]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % PRIME
    factor = (factor * factor) % PRIME
  }
  return result
}

/** Returns the id of a share, as CTHelpers of the contracts derives it. */
function shareIdOf(money: string, conditionId: string, indexSet: 1 | 2): string {
  const hash = hashOf(word(conditionId) + word(String(indexSet)))
  const isOdd = hash >> 255n !== 0n
  let [x, y] = [hash, 0n]
  for (let isOnCurve = false; !isOnCurve; ) {
    x = (x + 1n) % PRIME
    const square = (x * x * x + 3n) % PRIME
    y = power(square, (PRIME + 1n) / 4n)
    isOnCurve = (y * y) % PRIME === square
  }
  if (isOdd !== (y % 2n === 1n)) y = PRIME - y
  const collection = y % 2n === 1n ? x ^ (1n << 254n) : x
  return String(hashOf(money.slice(2).toLowerCase() + word(collection.toString(16))))
}

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url))
const folder = `${shared}/recorded`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded ids of shares are not checked: there is no ${folder}`)

interface Recorded {
  money: string
  conditionId: string
  shares: [string, string]
}
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

/** Polymarket pays for shares with the older dollar, or with one that wraps it; its adapters turn both into the present one. */
function polymarket(): Recorded[] {
  const rows: { markets: { conditionId: string; clobTokenIds: string; negRisk: boolean }[] }[] = read(
    'polymarket/gamma_events_nested_2026-03-02',
  )
  return rows
    .flatMap(({ markets }) => markets)
    .filter(({ clobTokenIds }) => clobTokenIds)
    .map(({ conditionId, clobTokenIds, negRisk }) => ({
      money: negRisk ? '0x3A3BD7bb9528E159577F7C2e685CC81A765002E2' : '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      conditionId,
      shares: JSON.parse(clobTokenIds),
    }))
}

function limitless(): Recorded[] {
  const rows: { conditionId: string; collateralToken: { address: string }; tokens: { yes: string; no: string } }[] =
    read('limitless/limitless_markets')
  return rows.map(({ conditionId, collateralToken: { address: money }, tokens: { yes, no } }) => ({
    money,
    conditionId,
    shares: [yes, no],
  }))
}

function predictfun(): Recorded[] {
  const { data }: { data: { markets: { conditionId: string; outcomes: { onChainId: string }[] }[] }[] } =
    read('predictfun/categories_page')
  const money = '0x55d398326f99059fF775485246999027B3197955'
  return data
    .flatMap(({ markets }) => markets)
    .map(({ conditionId, outcomes: [yes, no] }) => ({
      ...{ money, conditionId },
      shares: [yes?.onChainId ?? '', no?.onChainId ?? ''],
    }))
}

describe.skipIf(!isThere)('recorded ids of shares', () => {
  it.each([
    ['polymarket', polymarket, 239],
    ['limitless', limitless, 5],
    ['predictfun', predictfun, 1],
  ] as const)('%s: follow from the money of a redemption', (_, recorded, count) => {
    const rows = recorded()
    expect(rows).toHaveLength(count)
    for (const { money, conditionId, shares } of rows) {
      expect([1, 2].map((indexSet) => shareIdOf(money, conditionId, indexSet as 1 | 2))).toEqual(shares)
    }
  })
})
