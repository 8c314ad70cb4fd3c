/**
 * Holders of offices with their countries and the days from which and to which they hold them, for questions that name
 * only the office or only the person. Source: general knowledge.
 */
export const officeHolders: readonly {
  office: string
  /** Absent for an office of the whole world. */
  country?: string
  person: string
  from: string
  to: string
}[] = [
  {
    office: 'office:president',
    country: 'country:usa',
    person: 'person:donald-trump',
    from: '2017-01-20',
    to: '2021-01-20',
  },
  {
    office: 'office:president',
    country: 'country:usa',
    person: 'person:joe-biden',
    from: '2021-01-20',
    to: '2025-01-20',
  },
  {
    office: 'office:president',
    country: 'country:usa',
    person: 'person:donald-trump',
    from: '2025-01-20',
    to: '2029-01-20',
  },
  { office: 'office:pope', person: 'person:francis', from: '2013-03-13', to: '2025-04-21' },
  // an office without a term: as far ahead as venues ask
  { office: 'office:pope', person: 'person:leo-xiv', from: '2025-05-08', to: '2030-01-01' },
]

/** Heads of governments whom a parliament may vote out, by the ids of the persons, with the ids of their countries. */
export const headsOfGovernments: ReadonlyMap<string, string> = new Map([
  ['person:anthony-albanese', 'country:aus'],
  ['person:benjamin-netanyahu', 'country:isr'],
  ['person:donald-tusk', 'country:pol'],
  ['person:friedrich-merz', 'country:deu'],
  ['person:giorgia-meloni', 'country:ita'],
  ['person:justin-trudeau', 'country:can'],
  ['person:keir-starmer', 'country:gbr'],
  ['person:mark-carney', 'country:can'],
  ['person:narendra-modi', 'country:ind'],
  ['person:olaf-scholz', 'country:deu'],
  ['person:rishi-sunak', 'country:gbr'],
  ['person:sanae-takaichi', 'country:jpn'],
  ['person:shigeru-ishiba', 'country:jpn'],
  ['person:viktor-orban', 'country:hun'],
])
