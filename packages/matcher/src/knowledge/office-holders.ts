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

/**
 * Heads of governments whom a parliament may vote out, with the days from which and to which they are known to hold the
 * post. Source: general knowledge; the later of the days is the last one that it covers where they still held it then.
 */
export const headsOfGovernments: readonly { person: string; country: string; from: string; to: string }[] = [
  { person: 'person:anthony-albanese', country: 'country:aus', from: '2022-05-23', to: '2026-01-01' },
  { person: 'person:benjamin-netanyahu', country: 'country:isr', from: '2022-12-29', to: '2026-01-01' },
  { person: 'person:donald-tusk', country: 'country:pol', from: '2023-12-13', to: '2026-01-01' },
  { person: 'person:friedrich-merz', country: 'country:deu', from: '2025-05-06', to: '2026-01-01' },
  { person: 'person:giorgia-meloni', country: 'country:ita', from: '2022-10-22', to: '2026-01-01' },
  { person: 'person:justin-trudeau', country: 'country:can', from: '2015-11-04', to: '2025-03-14' },
  { person: 'person:keir-starmer', country: 'country:gbr', from: '2024-07-05', to: '2026-01-01' },
  { person: 'person:mark-carney', country: 'country:can', from: '2025-03-14', to: '2026-01-01' },
  { person: 'person:narendra-modi', country: 'country:ind', from: '2014-05-26', to: '2026-01-01' },
  { person: 'person:olaf-scholz', country: 'country:deu', from: '2021-12-08', to: '2025-05-06' },
  { person: 'person:rishi-sunak', country: 'country:gbr', from: '2022-10-25', to: '2024-07-05' },
  { person: 'person:sanae-takaichi', country: 'country:jpn', from: '2025-10-21', to: '2026-01-01' },
  { person: 'person:shigeru-ishiba', country: 'country:jpn', from: '2024-10-01', to: '2025-10-21' },
  { person: 'person:viktor-orban', country: 'country:hun', from: '2010-05-29', to: '2026-01-01' },
]

/** The countries of the heads of governments, by the ids of the persons. */
export const countryOfHead: ReadonlyMap<string, string> = new Map(
  headsOfGovernments.map(({ person, country }) => [person, country]),
)
