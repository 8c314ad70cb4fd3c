import { type Explanation, explain, explainPair, type MarketOrEvent, type Override } from '@crossvenue/matcher'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
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

/**
 * Prints the relation of two events or markets, the values read of both, and every comparison with its weight
 * (log-odds).
 */
export async function explainTwo(
  a: string,
  b: string,
  { catalogue, ...settings }: Settings & { catalogue?: string[] },
): Promise<void> {
  const { events, overrides } = catalogue
    ? await readFiles(catalogue, settings.overrides)
    : await readStore(settings, [a, b])
  const [one, other] = [namedEvent(a, events), namedEvent(b, events)]
  const width = Math.min(Math.max(process.stdout.columns ?? 100, NARROWEST), WIDEST)
  const found = explanationsOf(one, other, overrides)
  console.log(
    printable(
      [
        ...[one, other].map((named) => describeNamed(named, width)),
        ...found.map((each) => describeExplanation(each, width)),
      ].join('\n\n'),
    ),
  )
}

interface Material {
  events: CatalogueEvent[]
  overrides: readonly Override[]
}

const readFiles = async (paths: readonly string[], overrides: string | undefined): Promise<Material> => ({
  events: await readCatalogueFiles(paths),
  overrides: overrides === undefined ? [] : await loadOverrideFile(overrides),
})

const readStore = (settings: Settings, named: readonly string[]): Promise<Material> =>
  withStore(settings, (store) =>
    store.read(async (view) => ({
      events: await view.events([...new Set(named.flatMap(eventsNamedBy))]),
      overrides: effectiveOverrides(await view.overrides()).overrides,
    })),
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
function explanationsOf(a: NamedEvent, b: NamedEvent, overrides: readonly Override[]): Explanation[] {
  if (a.marketId !== undefined && b.marketId !== undefined) return [explainPair(a, b, { overrides })]
  if (b.marketId !== undefined) return explanationsOf(b, a, overrides)
  const all = explain(a.event, b.event, { overrides })
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
