import { candidatePairs, fittedWeights, handSetWeights } from '@crossvenue/matcher'
import { describe, expect, it } from 'vitest'
import { readSet, trapsFolder } from '../scripts/eval/labelled-sets.ts'
import { calibrate } from '../scripts/fit/calibrate.ts'
import { examplesOf } from '../scripts/fit/examples.ts'
import { fitWeights } from '../scripts/fit/fit-weights.ts'
import { fitLogistic, type Observation } from '../scripts/fit/logistic.ts'
import { heardOfIdentity } from '../scripts/fit/observations.ts'

const anywhere = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const
const times = (count: number, one: Observation): Observation[] => Array.from({ length: count }, () => one)
const seen = (right: boolean, values: Record<string, number>, share = 1): Observation => ({
  right,
  share,
  values: new Map(Object.entries(values)),
})

describe('logistic regression', () => {
  const observations = [...times(750, seen(true, { base: 1 })), ...times(250, seen(false, { base: 1 }))]
  const baseOf = (deviation: number, range: readonly [number, number] = anywhere) =>
    fitLogistic(observations, new Map([['base', { mean: 0, deviation, range }]])).get('base')

  it('finds the log-odds of three in four', () => {
    expect(baseOf(100)).toBeCloseTo(Math.log(3), 3)
  })

  it('stays near its prior where that is firm, and at its bound', () => {
    expect(baseOf(0.01)).toBeLessThan(0.03)
    expect(baseOf(0)).toBe(0)
    expect(baseOf(100, [0, 0.5])).toBe(0.5)
  })

  it('counts an observation as much as its share', () => {
    const halves = [...times(2, seen(true, { base: 1 }, 0.5)), seen(false, { base: 1 })]
    const prior = new Map([['base', { mean: 0, deviation: 100, range: anywhere }]])
    expect(fitLogistic(halves, prior).get('base')).toBeCloseTo(0, 3)
  })

  it('separates two columns', () => {
    const both = [...times(90, seen(true, { base: 1, hint: 1 })), ...times(10, seen(false, { base: 1, hint: 1 }))]
    const none = [...times(50, seen(true, { base: 1 })), ...times(50, seen(false, { base: 1 }))]
    const free = { mean: 0, deviation: 100, range: anywhere }
    const found = fitLogistic([...both, ...none], new Map(['base', 'hint'].map((name) => [name, free])))
    expect(found.get('base')).toBeCloseTo(0, 2)
    expect(found.get('hint')).toBeCloseTo(Math.log(9), 2)
  })
})

describe('calibration', () => {
  const stated = (count: number, odds: number, right: boolean) =>
    Array.from({ length: count }, () => ({ odds, right, share: 1 }))
  const confidence = ({ slope, offset, ceiling }: ReturnType<typeof calibrate>, odds: number) =>
    ceiling / (1 + Math.exp(-slope * odds - offset))

  it('learns what is right how often', () => {
    const found = calibrate([
      ...[...stated(900, 1, true), ...stated(100, 1, false)],
      ...[...stated(3000, 6, true), ...stated(30, 6, false)],
    ])
    expect(confidence(found, 1)).toBeCloseTo(0.9, 1)
    expect(confidence(found, 6)).toBeCloseTo(0.99, 2)
  })

  it('never calls anything certain', () => {
    const { ceiling, slope } = calibrate(stated(98, 5, true))
    expect(ceiling).toBeCloseTo(50 / 51, 4)
    expect(slope).toBeGreaterThan(0)
  })
})

describe('the traps as examples', () => {
  const trapExamples = async () => {
    const { events, labels } = await readSet(trapsFolder)
    return examplesOf(candidatePairs(events), labels)
  }

  it('state whether pairs are identical', async () => {
    const heard = heardOfIdentity(await trapExamples())
    expect(heard.length).toBeGreaterThan(20)
    expect(new Set(heard.map(({ right }) => right))).toEqual(new Set([true, false]))
    for (const { share, values } of heard) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(1)
      expect(values.get('prior')).toBe(1)
    }
  })

  it('take weights no further than they were set by hand', async () => {
    const { features } = fitWeights([await trapExamples()])
    for (const [name, weight] of Object.entries(handSetWeights.features)) {
      const fitted = features[name as keyof typeof features]
      if (weight > 0) expect([0 <= fitted, fitted <= weight], name).toEqual([true, true])
      else expect(fitted, name).toBeLessThanOrEqual(weight)
    }
  })
})

describe('the fitted weights', () => {
  it('are weights of the policy, and as cautious', () => {
    expect(Object.keys(fittedWeights.features).sort()).toEqual(Object.keys(handSetWeights.features).sort())
    for (const [name, weight] of Object.entries(handSetWeights.features)) {
      expect(fittedWeights.features[name as keyof typeof handSetWeights.features], name).toBeLessThanOrEqual(weight)
    }
  })

  it('call nothing certain', () => {
    for (const { slope, ceiling } of Object.values(fittedWeights.calibration)) {
      expect(slope).toBeGreaterThan(0)
      expect(ceiling).toBeLessThan(1)
    }
  })
})
