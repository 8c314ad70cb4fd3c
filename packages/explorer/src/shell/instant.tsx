import { date, time } from './format.ts'

/** A time in the zone of the reader, with UTC on hover. */
export function Instant({ at, show = 'date' }: { at: string | null | undefined; show?: 'date' | 'time' }) {
  if (!at) return <span class="unknown">–</span>
  return (
    <time dateTime={at} title={/T/.test(at) ? `${at.replace('T', ' ').replace(/(\.\d+)?Z$/, '')} UTC` : at}>
      {show === 'date' ? date(at) : time(at)}
    </time>
  )
}
