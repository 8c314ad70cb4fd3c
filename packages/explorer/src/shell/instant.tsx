import { signal } from '@preact/signals'
import { date, duration, moment, time } from './format.ts'

const WRITE = { date, time, moment } as const

const utcOf = (at: string): string => (/T/.test(at) ? `${at.replace('T', ' ').replace(/(\.\d+)?Z$/, '')} UTC` : at)

/** A time in the zone of the reader, with UTC on hover. */
export function Instant({ at, show = 'date' }: { at: string | null | undefined; show?: keyof typeof WRITE }) {
  if (!at) return <span class="unknown">–</span>
  return (
    <time dateTime={at} title={utcOf(at)}>
      {WRITE[show](at)}
    </time>
  )
}

/** The time, of which only ages are drawn again. */
const everySecond = signal(Date.now())
setInterval(() => {
  if (!document.hidden) everySecond.value = Date.now()
}, 1_000)

/** How long ago something was, with the time on hover. `ahead` is how far the clock of the venues is ahead. */
export function Ago({ at, ahead }: { at: string | null | undefined; ahead: number }) {
  const now = everySecond.value
  if (!at) return <span class="unknown">–</span>
  return (
    <time class="age" dateTime={at} title={`${moment(at)}, ${utcOf(at)}`}>
      {duration((now + ahead - Date.parse(at)) / 1000)} ago
    </time>
  )
}
