/** A thing with a name of its own. `names` are all ways to write it; the first is shown to people. */
export interface Entity {
  id: string
  names: readonly string[]
  /** Short codes; they count only inside tickers, slugs and their own league or kind. */
  codes?: readonly string[]
}
