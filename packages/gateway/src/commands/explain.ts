import { type Edge, match } from '@crossvenue/matcher'
import { CrossvenueError } from '@crossvenue/venues'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { openStore } from '../store/open-store.ts'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent } from '../store/store.ts'
import { readSettings, type Settings } from './settings.ts'

/** Prints how the markets of two events relate, with every comparison that counted. */
export async function explainPair(
  a: string,
  b: string,
  { catalogue, ...settings }: Settings & { catalogue?: string[] },
): Promise<void> {
  const events = catalogue ? await readCatalogueFiles(catalogue) : await readStore(settings, [a, b])
  const pair = [a, b].map((id) => eventOf(id, events))
  const edges = match(pair)
  const parts = [...pair.map(describeEvent), ...edges.map(describeEdge)]
  console.log([...parts, ...(edges.length === 0 ? ['No market of one is a market of the other.'] : [])].join('\n\n'))
}

async function readStore(settings: Settings, ids: readonly string[]): Promise<CatalogueEvent[]> {
  const store = await openStore(readSettings(settings).dataDir)
  try {
    return await store.read((view) => view.events(ids))
  } finally {
    await store.close()
  }
}

function eventOf(id: string, events: readonly CatalogueEvent[]): CatalogueEvent {
  const event = events.find((candidate) => serviceId(candidate.sourceExchange, candidate.id) === id)
  if (event) return event
  throw new CrossvenueError('EVENT_NOT_FOUND', `No event ${id}; name it <venue>:<event id>`)
}

const describeEvent = ({ sourceExchange, id, title, markets }: CatalogueEvent): string =>
  `${serviceId(sourceExchange, id)}  ${title} (${markets.length} markets)`

const describeEdge = ({ a, b, relation, confidence, evidence }: Edge): string =>
  [
    `${relation} ${confidence.toFixed(3)}  ${a.marketId ?? 'event'} ~ ${b.marketId ?? 'event'}`,
    ...evidence.map(
      ({ comparison, verdict, weight, a: ofA, b: ofB }) =>
        `  ${comparison.padEnd(14)} ${verdict.padEnd(8)} ${weight.toFixed(2).padStart(6)}  ${[ofA, ofB].filter(Boolean).join(' ~ ')}`,
    ),
  ].join('\n')
