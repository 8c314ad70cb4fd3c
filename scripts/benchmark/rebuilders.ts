import type { ListedEvent } from './catalogue.ts'
import { rebuild as election } from './rebuild/election-2025.ts'
import { rebuild as forecastbench } from './rebuild/forecastbench.ts'
import { rebuild as iran } from './rebuild/iran-2026-03.ts'
import { rebuild as nba } from './rebuild/nba-2026-01.ts'
import { rebuild as nearMiss } from './rebuild/near-miss-2026-06.ts'
import { rebuild as opinion } from './rebuild/opinion-2026-03.ts'
import { rebuild as predict } from './rebuild/predict-2026-01.ts'
import type { Source } from './source.ts'

/** Rebuilds the catalogue of a set from its source. */
type Rebuild = (source: Source) => Promise<ListedEvent[]>

/** The sets that can be rebuilt. */
export const rebuilders: ReadonlyMap<string, Rebuild> = new Map([
  ['election-2025', election],
  ['forecastbench', forecastbench],
  ['iran-2026-03', iran],
  ['nba-2026-01', nba],
  ['near-miss-2026-06', nearMiss],
  ['opinion-2026-03', opinion],
  ['predict-2026-01', predict],
])
