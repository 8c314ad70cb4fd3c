import type { SettlementAudit } from 'crossvenue'
import { TwoTexts } from '../question/two-texts.tsx'
import { questionPage } from '../shell/address.ts'
import { percent } from '../shell/format.ts'
import { readableTitle } from '../shell/readable-title.ts'
import { venueName } from '../shell/venue-mark.tsx'

type Pair = SettlementAudit['divergences'][number]

/** Two matched markets that were settled otherwise than their relation says, with both rules. */
export const Divergence = ({ pair: { relation, confidence, a, b } }: { pair: Pair }) => (
  <details class="divergence">
    <summary>
      {readableTitle(a.title)}{' '}
      <span class="quiet">
        · {relation}, stated {percent(confidence)}
      </span>
      <br />
      {[a, b].map(({ venue, winner }) => (
        <span class="winner" key={venue}>
          {venueName(venue)} paid <b>{winner}</b>
        </span>
      ))}
    </summary>
    <TwoTexts name="Title" venues={[a.venue, b.venue]} texts={[a.title, b.title]} />
    <TwoTexts name="Rules" venues={[a.venue, b.venue]} texts={[a.rules ?? '', b.rules ?? '']} />
    <p>
      <a href={questionPage(a.venue, a.marketId)}>The question</a>
    </p>
  </details>
)
