import type { Scenario } from '../scenario.ts'
import { assemble } from './assemble.ts'
import { prizes } from './topics/awards.ts'
import { basketball } from './topics/basketball.ts'
import { centralBanks } from './topics/central-banks.ts'
import { crypto } from './topics/crypto.ts'
import { cryptoWindows } from './topics/crypto-windows.ts'
import { economics } from './topics/economy.ts'
import { esports } from './topics/esports.ts'
import { footballMatches } from './topics/football-matches.ts'
import { footballSeasons } from './topics/football-seasons.ts'
import { foreignElections } from './topics/foreign-elections.ts'
import { geopolitics } from './topics/geopolitics.ts'
import { hockeyAndBaseball } from './topics/hockey-and-baseball.ts'
import { individualSports } from './topics/individual-sports.ts'
import { leaders } from './topics/leaders.ts'
import { nfl } from './topics/nfl.ts'
import { presidency } from './topics/presidency.ts'
import { screenAndMusic } from './topics/screen-and-music.ts'
import { models } from './topics/technology.ts'
import { usStates } from './topics/us-states.ts'
import { weatherForecasts } from './topics/weather.ts'

/** A few days of five venues, written for tests and the demo; what is true of it stands beside it. */
export const scenario: Scenario = assemble({
  begins: '2026-11-21T00:00:00Z',
  topics: [
    nfl,
    basketball,
    hockeyAndBaseball,
    footballMatches,
    footballSeasons,
    esports,
    individualSports,
    presidency,
    usStates,
    foreignElections,
    leaders,
    geopolitics,
    centralBanks,
    economics,
    crypto,
    cryptoWindows,
    weatherForecasts,
    prizes,
    screenAndMusic,
    models,
  ],
})
