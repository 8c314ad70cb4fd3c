import { awards } from './awards.ts'
import { centralBanks } from './central-banks.ts'
import { ceremonies } from './ceremonies.ts'
import { colleges } from './colleges.ts'
import { companies } from './companies.ts'
import { countries } from './countries.ts'
import { cricketTeams } from './cricket-teams.ts'
import { cryptocurrencies } from './cryptocurrencies.ts'
import { economicSeries } from './economic-series.ts'
import { esportsTeams } from './esports.ts'
import { leagues } from './leagues.ts'
import { motorsportTeams } from './motorsport-teams.ts'
import { offices } from './offices.ts'
import { parties } from './parties.ts'
import { persons } from './persons.ts'
import { northAmericanTeams } from './teams-north-america.ts'
import { soccerClubs } from './teams-soccer.ts'
import { trophies } from './trophies.ts'
import { usStates } from './us-states.ts'

/** The kind of an entity: "country", "team", "award" ... It is the first part of an `EntityId`. */
export type EntityKind =
  | 'award'
  | 'bank'
  | 'ceremony'
  | 'coin'
  | 'company'
  | 'country'
  | 'league'
  | 'office'
  | 'party'
  | 'person'
  | 'series'
  | 'state'
  | 'team'
  | 'trophy'

/** The fields that entities of all tables have. */
interface Named {
  id: string
  names: readonly string[]
  codes?: readonly string[]
}

/** All tables of entities (countries, teams, awards ...), each with the kind of its entities. */
export const entityTables: readonly [EntityKind, readonly Named[]][] = [
  ['award', awards],
  ['bank', centralBanks],
  ['ceremony', ceremonies],
  ['coin', cryptocurrencies],
  ['company', companies],
  ['country', countries.map(({ id, names, demonyms = [] }) => ({ id, names: [...names, ...demonyms] }))],
  ['league', leagues],
  ['office', offices],
  ['party', parties],
  ['person', persons],
  ['series', economicSeries],
  ['state', usStates],
  [
    'team',
    [
      ...colleges,
      ...cricketTeams,
      ...northAmericanTeams,
      ...soccerClubs,
      ...esportsTeams,
      ...motorsportTeams.map((team) => ({ ...team, id: `f1:${team.id}` })),
    ],
  ],
  ['trophy', trophies],
]
