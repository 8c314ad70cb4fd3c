import { type Asked, type Explanation, explain, explainPair, type Override } from '@crossvenue/matcher'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { effectiveOverrides } from '../overrides/effective-overrides.ts'
import { loadOverrideFile } from '../overrides/load-override-file.ts'
import { eventsNamedBy, findRef, writeRef } from '../overrides/ref-text.ts'
import { printable } from '../printable.ts'
import { openStore } from '../store/open-store.ts'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent } from '../store/store.ts'
import { describeExplanation } from './describe-explanation.ts'
import { readSettings, type Settings } from './settings.ts'
import { wrap } from './side-by-side.ts'

/** So many markets are told of that have no counterpart in the other event. */
const UNRELATED = 3
const [NARROWEST, WIDEST] = [80, 120]

/** Prints how two events or markets relate: what was read of both, and every comparison that counted. */
export async function explainTwo(
  a: string,
  b: string,
  { catalogue, ...settings }: Settings & { catalogue?: string[] },
): Promise<void> {
  const { events, overrides } = catalogue
    ? await readFiles(catalogue, settings.overrides)
    : await readStore(settings, [a, b])
  const [one, other] = [askedOf(a, events), askedOf(b, events)]
  const width = Math.min(Math.max(process.stdout.columns ?? 100, NARROWEST), WIDEST)
  const found = explanationsOf(one, other, overrides)
  console.log(
    printable(
      [
        ...[one, other].map((asked) => describeAsked(asked, width)),
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

async function readStore(settings: Settings, named: readonly string[]): Promise<Material> {
  const store = await openStore(readSettings(settings).dataDir)
  try {
    return await store.read(async (view) => ({
      events: await view.events([...new Set(named.flatMap(eventsNamedBy))]),
      overrides: effectiveOverrides(await view.overrides()).overrides,
    }))
  } finally {
    await store.close()
  }
}

interface AskedEvent extends Asked {
  event: CatalogueEvent
}

function askedOf(text: string, events: readonly CatalogueEvent[]): AskedEvent {
  const { venue, eventId, marketId } = findRef(text, events)
  const event = events.find(({ sourceExchange, id }) => sourceExchange === venue && id === eventId)
  if (!event) throw new Error(`${text} was found and is not there`)
  return { event, ...(marketId !== undefined && { marketId }) }
}

/** Two markets are compared as they are; of events every market with its likeliest counterpart, the related ones first. */
function explanationsOf(a: AskedEvent, b: AskedEvent, overrides: readonly Override[]): Explanation[] {
  if (a.marketId !== undefined && b.marketId !== undefined) return [explainPair(a, b, { overrides })]
  if (b.marketId !== undefined) return explanationsOf(b, a, overrides)
  const all = explain(a.event, b.event, { overrides })
  if (a.marketId !== undefined) return all.filter((each) => each.a.marketId === a.marketId)
  const unrelated = all.filter(({ relation }) => relation === undefined).slice(0, UNRELATED)
  return [...all.filter(({ relation }) => relation !== undefined), ...unrelated]
}

function describeAsked({ event, marketId }: AskedEvent, width: number): string {
  const { sourceExchange, id, title, markets } = event
  const name =
    marketId === undefined ? serviceId(sourceExchange, id) : writeRef({ venue: sourceExchange, eventId: id, marketId })
  const market = markets.find((one) => one.marketId === marketId)
  return [
    name,
    ...wrap(market?.title ?? `${title} (${markets.length} markets)`, width - 2).map((line) => `  ${line}`),
  ].join('\n')
}
