import { venues as registry } from '../registry.generated.ts'
import type { Scenario } from '../scenario.ts'
import { assemble } from './assemble.ts'
import { academyAwards } from './topics/academy-awards.ts'
import { aiModels } from './topics/ai-models.ts'
import { centralBanks } from './topics/central-banks.ts'
import { charts } from './topics/charts.ts'
import { climate } from './topics/climate.ts'
import { companies } from './topics/companies.ts'
import { companyResults } from './topics/company-results.ts'
import { consumerPrices } from './topics/consumer-prices.ts'
import { cryptoNews } from './topics/crypto-news.ts'
import { cryptoPrices } from './topics/crypto-prices.ts'
import { cryptoWindows } from './topics/crypto-windows.ts'
import { diplomacy } from './topics/diplomacy.ts'
import { esports } from './topics/esports.ts'
import { footballCups } from './topics/football-cups.ts'
import { footballLeagues } from './topics/football-leagues.ts'
import { footballMatches } from './topics/football-matches.ts'
import { foreignElections } from './topics/foreign-elections.ts'
import { frenchElection } from './topics/french-election.ts'
import { golfAndTennis } from './topics/golf-and-tennis.ts'
import { hockeyAndBaseball } from './topics/hockey-and-baseball.ts'
import { honours } from './topics/honours.ts'
import { jobsAndGrowth } from './topics/jobs-and-growth.ts'
import { mayors } from './topics/mayors.ts'
import { nbaGames } from './topics/nba-games.ts'
import { nbaSeason } from './topics/nba-season.ts'
import { nflGames } from './topics/nfl-games.ts'
import { nflSeason } from './topics/nfl-season.ts'
import { nominations } from './topics/nominations.ts'
import { pastimes } from './topics/pastimes.ts'
import { presidency } from './topics/presidency.ts'
import { products } from './topics/products.ts'
import { racingAndFights } from './topics/racing-and-fights.ts'
import { screen } from './topics/screen.ts'
import { settled } from './topics/settled.ts'
import { spaceAndHealth } from './topics/space-and-health.ts'
import { temperatures } from './topics/temperatures.ts'
import { usOfficials } from './topics/us-officials.ts'
import { usStates } from './topics/us-states.ts'
import { warAndPeace } from './topics/war-and-peace.ts'
import { worldLeaders } from './topics/world-leaders.ts'

/** A few days of the venues, written for tests and the demo; what is true of it stands beside it. */
export const scenario: Scenario = assemble({
  begins: '2026-11-21T00:00:00Z',
  further: Object.fromEntries(Object.entries(registry).map(([venue, { style }]) => [venue, style.listings ?? []])),
  topics: [
    nflGames,
    nflSeason,
    nbaGames,
    nbaSeason,
    hockeyAndBaseball,
    footballMatches,
    footballLeagues,
    footballCups,
    esports,
    golfAndTennis,
    racingAndFights,
    nominations,
    presidency,
    usStates,
    mayors,
    frenchElection,
    foreignElections,
    usOfficials,
    worldLeaders,
    warAndPeace,
    diplomacy,
    centralBanks,
    consumerPrices,
    jobsAndGrowth,
    cryptoPrices,
    cryptoNews,
    cryptoWindows,
    temperatures,
    climate,
    academyAwards,
    honours,
    screen,
    charts,
    aiModels,
    products,
    companies,
    companyResults,
    spaceAndHealth,
    pastimes,
    settled,
  ],
})
