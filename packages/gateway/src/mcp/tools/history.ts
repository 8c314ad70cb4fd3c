import { z } from 'zod'
import type { PriceHistory } from '../../history/price-history.ts'
import { maxTokens, withinBudget } from '../budget.ts'
import { ReadError } from '../read.ts'
import { type Served, stated } from '../served.ts'
import { tool } from '../tool.ts'

/** Shows the past quotes of one question on every venue. */
export const history = tool({
  name: 'history',
  title: 'Past prices of a question',
  description:
    'Shows past bids and asks of one question on every venue at the same instants, oldest first, for the outcomes that settle alike. Of more instants than fit, it shows some, evenly apart, always with the first and the last. `close` is the last price of an hour before quotes were kept, not a quote.',
  input: z.object({
    market: z.string().min(1).optional().describe('A market as `<venue>:<market id>`, as `markets` returns it.'),
    url: z.string().min(1).optional().describe('Instead of `market`: its public page.'),
    from: z.string().optional().describe('Not before this instant, such as 2026-11-20 or 2026-11-20T12:00Z.'),
    to: z.string().optional().describe('Not after this instant.'),
    maxTokens,
  }),
  async run(read, { market, url, from, to, maxTokens }) {
    if ((market === undefined) === (url === undefined)) {
      throw new ReadError({ code: 'VALIDATION_ERROR', message: 'give either `market` or `url`; `markets` finds both' })
    }
    const { data } = await read('/v0/price-history', { marketId: market, url, from, to })
    const { times, series } = data as Served<PriceHistory>
    const isFilled = (close: readonly unknown[]) => close.some((value) => value != null)
    const columns = [
      'time',
      ...series.flatMap(({ venue, close }) => [
        `${venue} bid`,
        `${venue} ask`,
        ...(isFilled(close) ? [`${venue} close`] : []),
      ]),
    ]
    const row = (at: number) => [
      times[at],
      ...series.flatMap(({ bid, ask, close }) => [
        bid[at] ?? null,
        ask[at] ?? null,
        ...(isFilled(close) ? [close[at] ?? null] : []),
      ]),
    ]
    return withinBudget(maxTokens, times.length, (size) => ({
      outcomes: series.map(({ venue, marketId, outcomeId, title }) =>
        stated({ venue, market: marketId, outcome: outcomeId, title }),
      ),
      columns,
      rows: evenly(times.length, size).map(row),
      ...(times.length === 0 && { advice: NONE }),
      ...(size < times.length && {
        leftOut: `${times.length - size} instants; raise \`maxTokens\`, or give \`from\` and \`to\``,
      }),
    }))
  },
})

const NONE = 'No quote is known of that time. Quotes are kept from the day on which the markets were matched.'

/** Returns `size` indexes of a list, evenly spaced, with the first and the last one. */
const evenly = (length: number, size: number): number[] =>
  size < 2
    ? Array.from({ length: Math.min(size, length) }, () => length - 1)
    : Array.from({ length: size }, (_, step) => Math.round((step * (length - 1)) / (size - 1)))
