import { setImmediate as turn } from 'node:timers/promises'
import type { EventRef, OmittedEvent, OnMatchProgress, Override, PairEdges } from '@crossvenue/matcher'
import { nameEvents } from '../clusters/name-members.ts'
import type { Review } from '../judge/review.ts'
import { percentOf } from '../log-steps.ts'
import { matcherVersion } from '../matching/matcher-version.ts'
import { effectiveOverrides, forbiddenEvents } from '../overrides/effective-overrides.ts'
import { nameQuestions } from '../questions/name-questions.ts'
import type { Churn } from '../store/churn.ts'
import { parseServiceId, serviceId } from '../store/service-id.ts'
import type { CatalogueEvent, Store, View } from '../store/store.ts'

type Soon<T> = T | Promise<T>
type Batches = Iterable<readonly PairEdges[]> | AsyncIterable<readonly PairEdges[]>

/** The index of the matcher over the catalogue, in this thread or in another. */
export interface CatalogueIndex {
  /** Adds events; each replaces the event with the same id. */
  put(events: readonly CatalogueEvent[]): Soon<void>
  remove(events: readonly EventRef[]): Soon<void>
  /** Replaces the operator's overrides. */
  overrule(overrides: readonly Override[]): Soon<void>
  /** Pairs of events whose edges may have changed since the last call, in batches. */
  changes(): Batches
  /** All pairs of events that have edges, in batches. */
  pairs(): Batches
  /** Events that the matcher failed on, as of the last call of `changes` or `pairs`; all others are matched. */
  omitted(): Soon<readonly OmittedEvent[]>
  close(): Soon<void>
}

export interface IndexOptions {
  overrides: readonly Override[]
  onProgress?: OnMatchProgress
}

export type CreateIndex = (options: IndexOptions) => CatalogueIndex

export interface Matched {
  /** How many edges there are now. */
  edges: number
  revision: number
  /** Absent if another process has matched a later state meanwhile. */
  churn?: Churn
}

/** Called with the progress of long work. */
export type OnStep = (step: string, figures?: Record<string, number>) => void

/** Keeps the edges of a store up to date with its catalogue. */
export interface Matcher {
  /** Matches what changed, or everything if another version of the matcher made the edges. Undefined if nothing is due. */
  rematch(onStep?: OnStep): Promise<Matched | undefined>
  /** Events that the matcher failed on when it matched last; all others are matched. */
  omitted(): readonly OmittedEvent[]
  /** Aborts a matching under way. */
  close(): Promise<void>
}

/** A matcher whose index is in this thread. */
export interface HoldingMatcher extends Matcher {
  /** Whether it has an index, which the next matching needs. */
  isHolding(): boolean
}

export interface MatcherOptions {
  store: Store
  createIndex: CreateIndex
  /** Reviews doubtful edges after they are stored. */
  review?: Review | undefined
  /**
   * Another version of the matcher may make other edges of the same events. @default a digest of the matcher's source
   */
  version?: string
  now?: () => number
}

/** An index, and the state of the catalogue that it holds. */
interface Held {
  index: CatalogueIndex
  overrides: string
  /** Digest of the content of every event in it, by service id. */
  contents: ReadonlyMap<string, string>
  /** The store's `content` counter when the index's edges were last stored; absent until then. */
  stored?: number
  /** Pairs with edges that a judge has not answered yet. */
  unanswered: readonly PairEdges[]
}

const EVENTS_AT_ONCE = 100

/**
 * Creates a matcher that keeps its index between calls: only events that changed are read and matched, and only edges
 * of pairs that changed are replaced.
 */
export function keepMatched(options: MatcherOptions): HoldingMatcher {
  const { store, createIndex, review, version = matcherVersion(), now = Date.now } = options
  const madeBy = JSON.stringify([version, review?.name])
  let held: Held | undefined
  let omitted: readonly OmittedEvent[] = []
  const closing = new AbortController()
  /** Receives the progress of the matching under way; the index is used for several matchings. */
  let hear: OnStep = () => undefined
  const onProgress: OnMatchProgress = (step, done, of) => hear(step, { events: done, of, percent: percentOf(done, of) })

  /** Lets the event loop run, so that the thread notices that it is to stop. */
  async function goOn(): Promise<void> {
    await turn()
    if (closing.signal.aborted) throw new Error('the matcher is closed')
  }

  async function hold(overrides: readonly Override[]): Promise<Held> {
    await goOn()
    const written = JSON.stringify(overrides)
    if (held) {
      if (held.overrides !== written) await held.index.overrule(overrides)
      held.overrides = written
      return held
    }
    held = { index: createIndex({ overrides, onProgress }), overrides: written, contents: new Map(), unanswered: [] }
    return held
  }

  async function rematch(onStep: OnStep = () => undefined): Promise<Matched | undefined> {
    hear = onStep
    const due = await store.read(async (view) => {
      const { content, matched } = await view.counters()
      const maker = (await view.lastMatching())?.madeBy
      const isOurs = maker === madeBy || (maker === undefined && held?.stored === matched)
      if (content === matched && isOurs) return undefined
      const { overrides } = effectiveOverrides(await view.overrides())
      const current = await hold(overrides)
      await bringUpToDate(current, view, async (...step) => {
        onStep(...step)
        await goOn()
      })
      // Edges stored by another process are not those that this index returned.
      const partly = isOurs && current.stored === matched
      return { content, partly, overrides, current }
    })
    if (!due) return undefined
    const { content, partly, overrides, current } = due
    const fresh = current.stored === undefined
    const found = partly || fresh ? current.index.changes() : current.index.pairs()
    const replace = (pairs: Batches, whole: boolean) =>
      store.replaceEdges({
        pairs,
        whole,
        content,
        name: (known, links) => nameEvents(links, known, { apart: forbiddenEvents(overrides) }),
        nameQuestions: (known, edges) => nameQuestions(edges, known, overrides),
        at: now(),
      })
    const open: PairEdges[] = []
    async function* reviewedPairs() {
      for await (const batch of partly ? withThose(found, current.unanswered) : found) {
        await goOn()
        const reviewed = (await review?.apply(batch)) ?? { pairs: batch, open: [] }
        open.push(...reviewed.open)
        yield reviewed.pairs
      }
    }
    const replaced = await replace(reviewedPairs(), !partly)
    current.stored = content
    omitted = await current.index.omitted()
    const answered = review && open.length > 0 ? await ask(review, open) : undefined
    current.unanswered = answered?.open ?? []
    const last = answered ? await replace([answered.pairs], false) : replaced
    // Only this process knows the open and omitted pairs: without this mark, the next process matches everything again.
    if (current.unanswered.length + omitted.length === 0) await store.noteMadeBy(madeBy, content)
    return last
  }

  async function ask(review: Review, open: readonly PairEdges[]) {
    await review.ask(open, closing.signal)
    return review.apply(open)
  }

  return {
    async rematch(onStep) {
      try {
        return await rematch(onStep)
      } catch (error) {
        // After an error the index may hold only a part of the changes.
        await held?.index.close()
        held = undefined
        throw error
      }
    },
    omitted: () => omitted,
    isHolding: () => held !== undefined,
    async close() {
      closing.abort()
      await held?.index.close()
      held = undefined
    },
  }
}

type BeforeStep = (...step: Parameters<OnStep>) => Promise<void>

async function bringUpToDate(held: Held, view: View, beforeStep: BeforeStep): Promise<void> {
  const contents = await view.contents()
  const removed = [...held.contents.keys()].filter((id) => !contents.has(id))
  const changed = [...contents].filter(([id, content]) => held.contents.get(id) !== content).map(([id]) => id)
  if (removed.length > 0) await held.index.remove(removed.map(parseServiceId))
  for (let start = 0; start < changed.length; start += EVENTS_AT_ONCE) {
    const percent = percentOf(start, changed.length)
    await beforeStep('reading events', { events: start, of: changed.length, percent })
    await held.index.put(await view.events(changed.slice(start, start + EVENTS_AT_ONCE)))
  }
  held.contents = contents
}

/** Yields the pairs that changed, then the pairs of `others`. */
async function* withThose(changed: Batches, others: readonly PairEdges[]): AsyncGenerator<readonly PairEdges[]> {
  const left = new Map(others.map((pair) => [nameOf(pair), pair]))
  for await (const batch of changed) {
    for (const pair of batch) left.delete(nameOf(pair))
    yield batch
  }
  yield [...left.values()]
}

const nameOf = ({ a, b }: PairEdges) => `${idOf(a)} ${idOf(b)}`

const idOf = ({ venue, eventId }: EventRef): string => serviceId(venue, eventId)
