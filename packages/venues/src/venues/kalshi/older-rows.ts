import { toMillionths, toText } from '../../values/decimal.ts'

/** Fields that were whole cents, and their names since they are dollars. */
const dollars = new Map<string, string>(
  Object.entries({
    yes_price: 'yes_price_dollars',
    no_price: 'no_price_dollars',
    taker_fees: 'taker_fees_dollars',
    maker_fees: 'maker_fees_dollars',
    market_exposure: 'market_exposure_dollars',
    realized_pnl: 'realized_pnl_dollars',
  }),
)
/** Fields that were whole contracts, and their names since they are hundredths. */
const contracts = new Map<string, string>(
  Object.entries({
    count: 'count_fp',
    initial_count: 'initial_count_fp',
    fill_count: 'fill_count_fp',
    remaining_count: 'remaining_count_fp',
    position: 'position_fp',
  }),
)
const CENT = 10_000n

/**
 * Converts a row in the format used until 2026, with whole cents and contracts, to the present one; rows of the archive
 * still use it. Fields in the present format stay. A price of NO alone becomes one of YES.
 */
export function fromOlder(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const newer: Record<string, unknown> = { ...row }
  for (const [name, value] of Object.entries(row)) {
    const [asDollars, asContracts] = [dollars.get(name), contracts.get(name)]
    if (typeof value !== 'number' || !Number.isInteger(value)) continue
    if (asDollars !== undefined) newer[asDollars] ??= toText(BigInt(value) * CENT, 4)
    if (asContracts !== undefined) newer[asContracts] ??= `${value}.00`
  }
  const no = newer.yes_price_dollars ? undefined : toMillionths(String(newer.no_price_dollars ?? ''))
  if (no !== undefined) newer.yes_price_dollars = toText(100n * CENT - no, 4)
  return newer
}
