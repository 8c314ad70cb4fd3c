import type { Strike } from '../../scenario.ts'
import type { Option } from './options.ts'

/** A number that will be read once, and what the scenario expects of it. */
export interface Reading {
  mean: number
  deviation: number
  /** The step the number is published in; absent where it is as good as continuous, so that > and >= are one. */
  step?: number
  /** How a value is written in full. @default the number with thousands separators */
  write?: (value: number) => string
}

/**
 * Makes options of the values that win. Two bands with the same edges are the same proposition, and a band that is
 * open below is the opposite of the one that begins where it ends:
 *
 *     at most 2.6   [------------)
 *     above 2.6                  [------------   the same key, opposite
 */
export function bands({ mean, deviation, step = 0, write = plain }: Reading) {
  const above = (value: number) => {
    const share = 1 / (1 + Math.exp((1.702 * (value - step / 2 - mean)) / deviation))
    return share
  }
  const next = (value: number) => Number((value + step).toFixed(6))

  const option = (
    [low, high]: readonly [number | undefined, number | undefined],
    strike: Strike,
    words: { name: string; band: string; short: string },
    code: string,
  ): Option => {
    const fair = (low === undefined ? 1 : above(low)) - (high === undefined ? 0 : above(high))
    return {
      code,
      fair: Math.min(Math.max(fair, 0.003), 0.997),
      strike,
      words,
      key: low === undefined ? `>= ${high}` : high === undefined ? `>= ${low}` : `${low} .. ${high}`,
      opposite: low === undefined,
    }
  }

  return {
    above: (...values: readonly number[]) =>
      values.map((floor) =>
        option(
          [next(floor), undefined],
          { kind: 'above', floor },
          { name: `Above ${write(floor)}`, band: `above ${write(floor)}`, short: `>${write(floor)}` },
          `T${floor}`,
        ),
      ),
    atLeast: (...values: readonly number[]) =>
      values.map((floor) =>
        option(
          [floor, undefined],
          { kind: 'at-least', floor },
          { name: `${write(floor)} or above`, band: `${write(floor)} or above`, short: `≥${write(floor)}` },
          `A${floor}`,
        ),
      ),
    below: (...values: readonly number[]) =>
      values.map((cap) =>
        option(
          [undefined, cap],
          { kind: 'below', cap },
          { name: `Below ${write(cap)}`, band: `below ${write(cap)}`, short: `<${write(cap)}` },
          `L${cap}`,
        ),
      ),
    atMost: (...values: readonly number[]) =>
      values.map((cap) =>
        option(
          [undefined, next(cap)],
          { kind: 'at-most', cap },
          { name: `${write(cap)} or below`, band: `${write(cap)} or below`, short: `≤${write(cap)}` },
          `M${cap}`,
        ),
      ),
    /** Both ends win, save the upper end of a continuous number, where the next band begins. */
    between: (...values: readonly (readonly [number, number])[]) =>
      values.map(([floor, cap]) =>
        option(
          [floor, next(cap)],
          { kind: 'between', floor, cap },
          {
            name: `${write(floor)} to ${write(cap)}`,
            band: `between ${write(floor)} and ${write(cap)}`,
            short: `${write(floor)}–${write(cap)}`,
          },
          `B${floor}`,
        ),
      ),
    exactly: (...values: readonly number[]) =>
      values.map((value) =>
        option(
          [value, next(value)],
          { kind: 'between', floor: value, cap: value },
          { name: `Exactly ${write(value)}`, band: `exactly ${write(value)}`, short: write(value) },
          `E${value}`,
        ),
      ),
  }
}

const plain = (value: number) => value.toLocaleString('en-US')

export const percent = (value: number) => `${value.toFixed(1)}%`
