import { date, moment, time } from './format.ts'

const WRITE = { date, time, moment } as const

/** A time in the zone of the reader, with UTC on hover. */
export function Instant({ at, show = 'date' }: { at: string | null | undefined; show?: keyof typeof WRITE }) {
  if (!at) return <span class="unknown">–</span>
  return (
    <time dateTime={at} title={/T/.test(at) ? `${at.replace('T', ' ').replace(/(\.\d+)?Z$/, '')} UTC` : at}>
      {WRITE[show](at)}
    </time>
  )
}
