/** A row of knowledge that recorded catalogues suggest, for a person to accept. */
export interface CandidateRow {
  /** The kind of row: a phrase, a name, a code of a team, a nickname. */
  kind: string
  row: string
  /** Different pairs of titles that suggest it; titles that differ only in numbers count once. */
  witnesses: number
  /** The pairs among them whose prices agree, and those whose prices contradict it. */
  priced: { agree: number; contradict: number }
  sets: number
  example: string
}

/** A row that one title, or a pair of titles, suggests. */
export interface Witness {
  kind: string
  row: string
  titles: readonly string[]
  /** Whether the prices of the two are alike; undefined if they are not quoted. */
  alike?: boolean | undefined
}

/** Counts witnesses for rows; a pair of titles counts once. */
export function createCandidates() {
  const found = new Map<string, CandidateRow & { seen: Set<string>; inSets: Set<string> }>()
  return {
    add(set: string, { kind, row, titles, alike }: Witness): void {
      const key = `${kind}\n${row}`
      const known = found.get(key) ?? {
        ...{ kind, row, witnesses: 0, priced: { agree: 0, contradict: 0 }, sets: 0, example: titles.join(' | ') },
        ...{ seen: new Set<string>(), inSets: new Set<string>() },
      }
      found.set(key, known)
      const pattern = titles.join('\n').replaceAll(/\d+/g, '#')
      if (known.seen.has(pattern)) return
      known.seen.add(pattern)
      known.witnesses++
      known.sets = known.inSets.add(set).size
      if (alike !== undefined) known.priced[alike ? 'agree' : 'contradict']++
    },
    /** Rows that prices do not contradict more often than support, most witnesses first. */
    rows(least: number): CandidateRow[] {
      return [...found.values()]
        .filter(({ witnesses, priced }) => witnesses >= least && priced.contradict <= priced.agree)
        .map(({ seen: _, inSets: __, ...row }) => row)
        .sort((x, y) => order(x.kind, y.kind) || y.witnesses - x.witnesses || order(x.row, y.row))
    },
  }
}

const order = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0)
