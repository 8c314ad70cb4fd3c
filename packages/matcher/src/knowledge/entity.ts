/**
 * A thing that has a proper name: a country, a team, an award. `names` has all its names; the first is shown to people.
 */
export interface Entity {
  id: string
  names: readonly string[]
  /** Short codes ("LAL"). They count only in tickers and slugs, and where their league or kind is known. */
  codes?: readonly string[]
}

/**
 * Returns the entities of a table, one row each: "id|Name;Other name|CODE CODE"; the codes may be absent. A row continues
 * on an indented line.
 */
export const readEntities = (table: string): Entity[] =>
  table
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => {
      const [id = '', names = '', codes] = row.split('|')
      return { id, names: names.split(/;\s*/), ...(codes && { codes: codes.split(' ') }) }
    })
