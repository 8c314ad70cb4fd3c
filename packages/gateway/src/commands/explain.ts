import { type Explanation, explain } from '@crossvenue/matcher'
import { CrossvenueError } from '@crossvenue/venues'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { openStore } from '../store/open-store.ts'
import { serviceId } from '../store/service-id.ts'
import type { CatalogueEvent } from '../store/store.ts'
import { readSettings, type Settings } from './settings.ts'

/** So many markets are told of that have no counterpart in the other event. */
const UNRELATED = 3

/** Prints how the markets of two events relate: what was read of both, and every comparison that counted. */
export async function explainPair(
  a: string,
  b: string,
  { catalogue, ...settings }: Settings & { catalogue?: string[] },
): Promise<void> {
  const events = catalogue ? await readCatalogueFiles(catalogue) : await readStore(settings, [a, b])
  const [one, other] = [eventOf(a, events), eventOf(b, events)]
  const explanations = explain(one, other)
  const related = explanations.filter(({ relation }) => relation !== undefined)
  const unrelated = explanations.filter(({ relation }) => relation === undefined).slice(0, UNRELATED)
  console.log([...[one, other].map(describeEvent), ...[...related, ...unrelated].map(describe)].join('\n\n'))
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

const describe = ({ a, b, relation, confidence, reason, read, evidence }: Explanation): string =>
  [
    `${relation ? `${relation} ${confidence.toFixed(3)}` : 'none'}  ${a.marketId ?? 'event'} ~ ${b.marketId ?? 'event'}`,
    `  ${reason}`,
    ...read.map(({ part, a: ofA = '-', b: ofB = '-' }) => `  ${part.padEnd(14)} ${ofA} ~ ${ofB}`),
    ...evidence.map(
      ({ comparison, verdict, weight, a: ofA, b: ofB }) =>
        `  ${comparison.padEnd(14)} ${verdict.padEnd(8)} ${weight.toFixed(2).padStart(6)}  ${[ofA, ofB].filter(Boolean).join(' ~ ')}`,
    ),
  ].join('\n')
