import { arbitrageCandidates } from '../arbitrage/candidates.ts'
import { setCandidates } from '../arbitrage/set-candidates.ts'
import { settlementAudit } from '../audit/settlement-audit.ts'
import { type ClustersOptions, createClusters } from '../clusters/clusters.ts'
import { writePage } from '../clusters/write-page.ts'
import { priceHistory } from '../history/price-history.ts'
import { writeHistory } from '../history/write-history.ts'
import { browsing } from '../matches/browse.ts'
import { explainTwo } from '../matches/explain-pair.ts'
import type { Found } from '../matches/found.ts'
import { createMatches } from '../matches/matches.ts'
import { createQuestions } from '../questions/questions.ts'
import { type OutcomeQuery, sameOutcomes } from '../router/same-outcomes.ts'
import { type WatchedQuery, watchedQuestions } from '../router/watched-questions.ts'
import { createSearch } from '../search/search.ts'
import type { View } from '../store/store.ts'
import type { Lookups } from './job.ts'
import { writeAnswer } from './write-answer.ts'

/** Creates all lookups over a store. */
export function createLookups(options: ClustersOptions): Lookups {
  const { store, resolveUrl } = options
  const clusters = createClusters(options)
  const questions = createQuestions(options)
  const search = createSearch(store)
  const matches = { ...createMatches(resolveUrl), ...browsing }
  const answered =
    <Q extends { pretty?: boolean | undefined }>(find: (view: View, query: Q) => Promise<Found>) =>
    async (query: Q) =>
      writeAnswer(await store.read((view) => find(view, query)), query)
  return {
    eventClusters: async (query) => writePage(await clusters.find(query), query),
    marketClusters: async (query) => writePage(await questions.find(query), query),
    events: async (query) => writePage(await search.events(query), query),
    markets: async (query) => writePage(await search.markets(query), query),
    event: answered(matches.event),
    market: answered(matches.market),
    eventMatches: answered(matches.eventMatches),
    marketMatches: answered(matches.marketMatches),
    matchesOf: answered(matches.matchesOf),
    eventMatchesOf: answered(matches.eventMatchesOf),
    marketsNamed: answered(matches.marketsNamed),
    eventsNamed: answered(matches.eventsNamed),
    browseMatches: answered(matches.browseMatches),
    browseEventMatches: answered(matches.browseEventMatches),
    pairs: answered(matches.pairs),
    explain: answered(explainTwo),
    arbitrageCandidates: answered(arbitrageCandidates),
    setCandidates: answered(setCandidates),
    settlementAudit: answered(settlementAudit),
    priceHistory: async (query) =>
      writeHistory(await store.read((view) => priceHistory(view, query, resolveUrl)), query),
    watchedQuestions: answered((view, query: WatchedQuery & { pretty?: boolean }) =>
      watchedQuestions(view, query, resolveUrl),
    ),
    sameOutcomes: answered<OutcomeQuery & { pretty?: boolean }>(sameOutcomes),
  }
}
