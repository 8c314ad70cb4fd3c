import {
  type Explanation,
  explain,
  explainPair,
  type KnownEdge,
  type MarketOrEvent,
  match,
  type Override,
} from '@crossvenue/matcher'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { knownEdges } from '../matches/known-edges.ts'
import { effectiveOverrides } from '../overrides/effective-overrides.ts'
import { loadOverrideFile } from '../overrides/load-override-file.ts'
import { eventsNamedBy, findRef, writeRef } from '../overrides/ref-text.ts'
import { printable } from '../printable.ts'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent } from '../store/store.ts'
import { describeExplanation } from './describe-explanation.ts'
import type { Settings } from './settings.ts'
import { wrap } from './side-by-side.ts'
import { withStore } from './with-store.ts'

/** At most this many markets without a counterpart in the other event are printed. */
const UNRELATED = 3
const [NARROWEST, WIDEST] = [80, 120]

/** Prints how two events or markets relate, the values read of both, and every comparison with its weight. */
export async function explainTwo(
  a: string,
  b: string,
  { catalogue, ...settings }: Settings & { catalogue?: string[] },
): Promise<void> {
  const { named, ...options } = catalogue
    ? await readFiles(catalogue, settings.overrides, [a, b])
    : await readStore(settings, [a, b])
  const [one, other] = named
  const width = Math.min(Math.max(process.stdout.columns ?? 100, NARROWEST), WIDEST)
  const found = explanationsOf(one, other, options)
  console.log(
    printable(
      [
        ...[one, other].map((named) => describeNamed(named, width)),
        ...found.map((each) => describeExplanation(each, width)),
      ].join('\n\n'),
    ),
  )
}

/** The two that are compared, with the rulings and edges of the catalogue that they are in. */
interface Material extends Catalogue {
  named: readonly [NamedEvent, NamedEvent]
}

interface Catalogue {
  overrides: readonly Override[]
  edges: readonly KnownEdge[]
}

type TwoTexts = readonly [string, string]

async function readFiles(paths: readonly string[], file: string | undefined, [a, b]: TwoTexts): Promise<Material> {
  const events = await readCatalogueFiles(paths)
  const overrides = file === undefined ? [] : await loadOverrideFile(file)
  const named = [namedEvent(a, events), namedEvent(b, events)] as const
  return { named, overrides, edges: match(events, { overrides }) }
}

const readStore = (settings: Settings, [a, b]: TwoTexts): Promise<Material> =>
  withStore(settings, (store) =>
    store.read(async (view) => {
      const events = await view.events([...new Set([a, b].flatMap(eventsNamedBy))])
      const named = [namedEvent(a, events), namedEvent(b, events)] as const
      const { overrides } = effectiveOverrides(await view.overrides())
      return { named, overrides, edges: await knownEdges(view, named, overrides) }
    }),
  )

interface NamedEvent extends MarketOrEvent {
  event: CatalogueEvent
}

function namedEvent(text: string, events: readonly CatalogueEvent[]): NamedEvent {
  const { venue, eventId, marketId } = findRef(text, events)
  const event = events.find(({ sourceExchange, id }) => sourceExchange === venue && id === eventId)
  if (!event) throw new Error(`${text} was found in the store but its events do not have it`)
  return { event, ...(marketId !== undefined && { marketId }) }
}

/**
 * Returns the explanation of two markets, or for each market of two events that of its likeliest counterpart, related
 * ones first.
 */
function explanationsOf(a: NamedEvent, b: NamedEvent, options: Catalogue): Explanation[] {
  if (a.marketId !== undefined && b.marketId !== undefined) return [explainPair(a, b, options)]
  if (b.marketId !== undefined) return explanationsOf(b, a, options)
  const all = explain(a.event, b.event, options)
  if (a.marketId !== undefined) return all.filter((each) => each.a.marketId === a.marketId)
  const unrelated = all.filter(({ relation }) => relation === undefined).slice(0, UNRELATED)
  return [...all.filter(({ relation }) => relation !== undefined), ...unrelated]
}

function describeNamed({ event, marketId }: NamedEvent, width: number): string {
  const { sourceExchange, id, title, markets } = event
  const name =
    marketId === undefined ? serviceId(sourceExchange, id) : writeRef({ venue: sourceExchange, eventId: id, marketId })
  const market = markets.find((one) => one.marketId === marketId)
  return [
    name,
    ...wrap(market?.title ?? `${title} (${markets.length} markets)`, width - 2).map((line) => `  ${line}`),
  ].join('\n')
}
