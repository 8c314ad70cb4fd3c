/**
 * A thing that has a proper name: a country, a team, an award. `names` has all its names; the first is shown to people.
 */
export interface Entity {
  id: string
  names: readonly string[]
  /** Short codes ("LAL"). They count only in tickers and slugs, and where their league or kind is known. */
  codes?: readonly string[]
}
