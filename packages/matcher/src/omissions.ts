import type { EventRef } from './match-index.ts'
import { compareRefs } from './order.ts'

/** An event that the matcher failed on (an error was thrown) and left out, or did not compare with some others. */
export interface OmittedEvent {
  venue: string
  eventId: string
  /** At most 200 characters, without control characters. */
  title: string
  /** The failure in one sentence of at most 300 characters, without control characters. */
  reason: string
}

/** An event that may have caused a failure, by its id and title. */
export interface Suspect {
  ref: EventRef
  title: string
}

const MAX_TITLE = 200
const MAX_REASON = 300

/** Catches the errors of single events, so that all others are still matched, and lists these events. */
export interface Omissions {
  /** Does one step of the matching. Where it throws, the suspects are reported and the result is absent. */
  attempt<Result>(step: string, suspects: () => readonly Suspect[], work: () => Result): Result | undefined
  /** Whether something was reported of the event. */
  has(ref: EventRef): boolean
  /** Forgets what was reported of an event that is gone or has changed, and of others together with it. */
  forget(ref: EventRef): void
  /** The reported events, in the order of their ids. */
  list(): OmittedEvent[]
}

interface Report {
  omitted: OmittedEvent
  keys: readonly string[]
}

/** Creates an empty list of omitted events. */
export function createOmissions(): Omissions {
  const reports: Report[] = []
  const has = (ref: EventRef) => reports.some(({ omitted }) => keyOf(omitted) === keyOf(ref))
  return {
    has,
    attempt(step, suspects, work) {
      try {
        return work()
      } catch (error) {
        const events = suspects()
        const keys = events.map(({ ref }) => keyOf(ref))
        for (const { ref, title } of events) {
          if (has(ref)) continue
          reports.push({ omitted: { ...ref, title: plain(title, MAX_TITLE), reason: reasonOf(step, error) }, keys })
        }
        return undefined
      }
    },
    forget(ref) {
      const key = keyOf(ref)
      for (const report of reports.filter(({ keys }) => keys.includes(key))) reports.splice(reports.indexOf(report), 1)
    },
    list: () => reports.map(({ omitted }) => omitted).sort(compareOmitted),
  }
}

const compareOmitted = (x: OmittedEvent, y: OmittedEvent) => compareRefs(refOf(x), refOf(y))
const refOf = ({ venue, eventId }: EventRef): EventRef => ({ venue, eventId })
const keyOf = ({ venue, eventId }: EventRef) => `${venue} ${eventId}`

const reasonOf = (step: string, error: unknown) =>
  plain(`${step} failed: ${error instanceof Error ? error.message : String(error)}`, MAX_REASON)

const plain = (text: string, length: number) => String(text).slice(0, length).replace(/\p{C}/gu, ' ')
