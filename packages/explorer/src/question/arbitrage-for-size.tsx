import type { OrderBook } from 'crossvenue'
import { parameters, setParameters } from '../shell/address.ts'
import { dollars, number, percent } from '../shell/format.ts'
import { venueName } from '../shell/venue-mark.tsx'
import { crossBook } from './cross-book.ts'

const DEFAULT_SIZE = '100'

/** The profit of buying and selling a number of contracts at once, after fees, by the live books of all venues. */
export function ArbitrageForSize({ book }: { book: (OrderBook & { withoutFees?: string[] }) | undefined }) {
  const text = parameters.value.get('size') ?? DEFAULT_SIZE
  const wanted = Number(text)
  const isValid = Number.isFinite(wanted) && wanted > 0
  const crossing = book && isValid ? crossBook(book, wanted) : undefined
  return (
    <>
      <label class="size-field">
        Contracts
        <input
          type="number"
          name="size"
          min="1"
          step="1"
          inputMode="numeric"
          value={text}
          onInput={({ currentTarget }) => setParameters({ size: currentTarget.value })}
        />
      </label>
      <div aria-live="polite">
        {isValid && !book && <p class="quiet">It is computed from the live books, once they are read.</p>}
        {!isValid && <p class="quiet">The number of contracts must be above 0.</p>}
        {crossing && crossing.size === 0 && (
          <p class="quiet">No profit after fees: no bid is above an ask at these prices.</p>
        )}
        {crossing && crossing.size > 0 && (
          <dl class="facts">
            <div>
              <dt>Size</dt>
              <dd>
                {number(crossing.size)} of {number(wanted)}
              </dd>
            </div>
            <div>
              <dt>Buy Yes at {names(crossing.buys)}</dt>
              <dd>{dollars(crossing.bought)}</dd>
            </div>
            <div>
              <dt>Sell Yes at {names(crossing.sells)}</dt>
              <dd>{dollars(crossing.sold)}</dd>
            </div>
            <div>
              <dt>Profit after fees</dt>
              <dd class="buy">
                <b>{dollars(crossing.profit)}</b> ({percent(crossing.profit / crossing.bought, 2)})
              </dd>
            </div>
          </dl>
        )}
        {book?.withoutFees && (
          <p class="quiet">Left out, because their fees are not known: {book.withoutFees.map(venueName).join(', ')}.</p>
        )}
      </div>
    </>
  )
}

const names = (sizes: ReadonlyMap<string, number>): string => [...sizes.keys()].map(venueName).join(', ')
