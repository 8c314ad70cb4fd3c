import { percent } from '../shell/format.ts'

interface Share {
  share?: number
  low: number
  high: number
}

/** A share with its interval as a bar from 0 to 100 per cent, and in figures. */
export const ShareBar = ({ share, low, high }: Share) => (
  <span class="share">
    <span class="share-track" aria-hidden="true">
      <i style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
      {share !== undefined && <b style={{ left: `${100 * share}%` }} />}
    </span>
    <span class="share-figures">
      <b>{percent(share)}</b>{' '}
      <span class="quiet">
        {percent(low, 0)}–{percent(high, 0)}
      </span>
    </span>
  </span>
)
