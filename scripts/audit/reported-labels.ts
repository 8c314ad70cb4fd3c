import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCatalogueFiles } from '../../packages/gateway/src/catalogue/catalogue-files.ts'
import type { CatalogueEvent } from '../../packages/gateway/src/store/store.ts'
import { type Audited, auditWinners } from './audit-winners.ts'
import { differences } from './compare.ts'
import { recordedWinners } from './recorded-results.ts'
import { recount } from './recount.ts'

/** A recorded set whose matches were compared with recorded results, and the counts in which a second count differs. */
export interface SettledSet extends Audited {
  name: string
  differences: string[]
}

/** Audits the recorded sets that have results on several venues; none where the recordings are not present. */
export async function auditRecordedSets(folders: readonly string[]): Promise<SettledSet[]> {
  const sets: SettledSet[] = []
  for (const folder of folders) {
    const shared = join(folder, '..', '..', '..')
    const winners = existsSync(join(shared, 'recorded')) ? recordedWinners(shared) : new Map<string, number>()
    const events = await readCatalogueFiles([join(folder, 'catalogue.jsonl')])
    if (venuesWithResults(events, winners).size < 2) continue
    const audited = await auditWinners(events, winners)
    const again = recount(audited.edges, audited.results)
    sets.push({ name: basename(folder), ...audited, differences: differences(audited.audit, again) })
  }
  return sets
}

const venuesWithResults = (events: readonly CatalogueEvent[], winners: ReadonlyMap<string, number>): Set<string> =>
  new Set(
    events
      .filter(({ sourceExchange, markets }) =>
        markets.some(({ marketId }) => winners.has(`${sourceExchange} ${marketId}`)),
      )
      .map(({ sourceExchange }) => sourceExchange),
  )

/** Writes what reality said of the matches: the shares that held, and each divergence with the rules of both markets. */
export const reportedLabels = (sets: readonly SettledSet[]): string =>
  sets
    .map(({ name, audit, results, differences: wrong }) =>
      [
        `settled as stated, ${name} (${results.length} markets with recorded results): ${tallyText(audit.total)}; ${Object.entries(
          audit.byRelation,
        )
          .map(([relation, tally]) => `${relation} ${tally.held}/${tally.pairs}`)
          .join(', ')}`,
        wrong.length === 0
          ? 'counted again by scripts/audit/recount.ts: the same'
          : `counted again: ${wrong.join('; ')}`,
        ...audit.divergences.map(
          ({ relation, confidence, a, b }) =>
            `reported label: not ${relation} (${confidence.toFixed(3)})\n${[a, b]
              .map(
                ({ venue, marketId, title, winner, rules = 'no rules' }) =>
                  `  ${venue} ${marketId}: ${title} -> ${winner}\n    ${rules.replace(/\s+/g, ' ')}`,
              )
              .join('\n')}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')

const tallyText = ({ pairs, held, low, high }: Audited['audit']['total']): string =>
  `${held} of ${pairs} pairs (95 per cent interval of the share ${low.toFixed(3)} to ${high.toFixed(3)})`
