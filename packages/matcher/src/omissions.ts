import type { EventRef } from './match-index.ts'
import { compareRefs, eventKey, eventOf } from './order.ts'

/** An event that the matcher left out, or did not compare with some others, because an error was thrown. */
export interface OmittedEvent {
  venue: string
  eventId: string
  /** At most 200 characters, without control characters. */
  title: string
  /** The error in one sentence of at most 300 characters, without control characters. */
  reason: string
}

/** An event that may have caused an error, with its id and title. */
export interface Suspect {
  ref: EventRef
  title: string
}

const MAX_TITLE = 200
const MAX_REASON = 300

/**
 * Catches errors of single events, so that all other events are still matched, and lists the events that caused them.
 */
export interface Omissions {
  /** Runs one step of the matching. If it throws, reports the suspects and returns undefined. */
  attempt<Result>(step: string, suspects: () => readonly Suspect[], work: () => Result): Result | undefined
  /** Whether a failure of the event was reported. */
  has(ref: EventRef): boolean
  /** Forgets the failures of an event that was removed or has changed, and those of other events in the same step. */
  forget(ref: EventRef): void
  /** Returns the reported events, sorted by id. */
  list(): OmittedEvent[]
}

/** Creates an empty list of events that are left out because of errors. */
export function createOmissions(): Omissions {
  const reports: { omitted: OmittedEvent; keys: readonly string[] }[] = []
  const has = (ref: EventRef) => reports.some(({ omitted }) => eventKey(omitted) === eventKey(ref))
  return {
    has,
    attempt(step, suspects, work) {
      try {
        return work()
      } catch (error) {
        const events = suspects()
        const keys = events.map(({ ref }) => eventKey(ref))
        for (const { ref, title } of events) {
          if (has(ref)) continue
          reports.push({ omitted: { ...ref, title: plain(title, MAX_TITLE), reason: reasonOf(step, error) }, keys })
        }
        return undefined
      }
    },
    forget(ref) {
      const key = eventKey(ref)
      for (const report of reports.filter(({ keys }) => keys.includes(key))) reports.splice(reports.indexOf(report), 1)
    },
    list: () => reports.map(({ omitted }) => omitted).sort((x, y) => compareRefs(eventOf(x), eventOf(y))),
  }
}

const reasonOf = (step: string, error: unknown) =>
  plain(`${step} failed: ${error instanceof Error ? error.message : String(error)}`, MAX_REASON)

const plain = (text: string, length: number) => String(text).slice(0, length).replace(/\p{C}/gu, ' ')
