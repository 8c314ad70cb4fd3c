import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { MarketOutcome, UnifiedMarket } from '../models.ts'
import type { Venue } from '../venue.ts'
import { outcomeOfSide } from './outcome-of-side.ts'

const outcome = (label: string): MarketOutcome => ({ outcomeId: `m:${label}`, label })
const [yes, no, red, blue, green] = ['Yes', 'No', 'red', 'blue', 'green'].map(outcome) as [
  MarketOutcome,
  MarketOutcome,
  MarketOutcome,
  MarketOutcome,
  MarketOutcome,
]

/** Finds the market by its id and by those of its outcomes. */
const venueOf = (
  market: Partial<UnifiedMarket> & Pick<UnifiedMarket, 'outcomes'>,
): Pick<Venue, 'id' | 'fetchMarket'> => ({
  id: 'small',
  async fetchMarket(params) {
    const isFound = params?.marketId === 'm' || market.outcomes.some(({ outcomeId }) => outcomeId === params?.outcomeId)
    if (isFound) return { marketId: 'm', title: 'Rain?', ...market }
    throw new CrossvenueError('MARKET_NOT_FOUND', 'no such market')
  },
})

describe('the outcome of an id and a side', () => {
  const binary = venueOf({ outcomes: [no, yes], yes, no })

  it('is that of the side where the id names a market', async () => {
    expect(await outcomeOfSide(binary, 'm', 'yes')).toBe('m:Yes')
    expect(await outcomeOfSide(binary, 'm', 'no')).toBe('m:No')
  })

  it('is the outcome itself where the id names one', async () => {
    expect(await outcomeOfSide(binary, 'm:Yes', 'no')).toBe('m:Yes')
  })

  it('is the first or the second of two with other labels', async () => {
    const teams = venueOf({ outcomes: [red, blue] })
    expect(await outcomeOfSide(teams, 'm', 'yes')).toBe('m:red')
    expect(await outcomeOfSide(teams, 'm', 'no')).toBe('m:blue')
  })

  it('is refused where a market of many outcomes has no such side', async () => {
    const colours = venueOf({ outcomes: [red, blue, green] })
    await expect(outcomeOfSide(colours, 'm', 'no')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'side',
      message: 'market m has no outcome for side no: name one of its outcomes',
    })
  })

  it('is left to the stream where no market is found, and fails with the venue', async () => {
    expect(await outcomeOfSide(binary, 'unknown', 'no')).toBe('unknown')
    expect(await outcomeOfSide({ id: 'small' }, 'm', 'no')).toBe('m')
    const down = new CrossvenueError('EXCHANGE_NOT_AVAILABLE', 'small is down')
    const failing = { id: 'small', fetchMarket: () => Promise.reject(down) }
    await expect(outcomeOfSide(failing, 'm', 'no')).rejects.toBe(down)
  })
})
