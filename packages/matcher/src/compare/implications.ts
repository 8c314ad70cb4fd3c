/**
 * Predicates that imply another one, at the same moment or before it. Read "to resign is to leave". Only implications
 * that hold in every realistic world stand here; all other predicates of a topic overlap.
 *
 *     win  ->  qualify  ->  participate          convict  ->  charge
 *      |                                         confirm  ->  appoint
 *      +--->  run  ->  announce
 */
const AT_ONCE: readonly (readonly [said: string, implied: string])[] = [
  ['airdrop', 'launch'],
  ['commute', 'clemency'],
  ['die', 'leave'],
  ['fire', 'leave'],
  ['headline', 'perform'],
  ['perform', 'attend'],
  ['pardon', 'clemency'],
  ['plead-guilty', 'convict'],
  ['resign', 'leave'],
  ['retire', 'leave'],
  ['sign', 'join'],
]
const BEFORE: readonly (readonly [said: string, implied: string])[] = [
  ['acquire', 'announce'],
  ['become-law', 'pass'],
  ['confirm', 'appoint'],
  ['convict', 'charge'],
  ['convict', 'indict'],
  ['launch', 'announce'],
  ['marry', 'engaged'],
  ['qualify', 'participate'],
  ['qualify', 'run'],
  ['release', 'announce'],
  ['run', 'announce'],
  ['sign', 'agree'],
  ['sign', 'announce'],
  ['sentence', 'convict'],
  ['win', 'participate'],
  ['win', 'qualify'],
  ['win', 'run'],
]

const closed = (rows: typeof AT_ONCE): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = (cause: string): string[] =>
    rows.filter(([said]) => said === cause).flatMap(([, implied]) => [implied, ...all(implied)])
  return new Map(rows.map(([said]) => [said, new Set(all(said))]))
}

const implied = closed([...AT_ONCE, ...BEFORE])
const earlier = closed(BEFORE)

/**
 * Whether a predicate of the first list implies one of the second: "convict" implies "charge". False where no
 * implication is known.
 */
export const implies = (one: readonly string[], other: readonly string[]): boolean => meets(implied, one, other)

/**
 * Whether a predicate of the first list can come true only after one of the second: "convict" after "charge". False
 * where that is not known.
 */
export const presupposes = (one: readonly string[], other: readonly string[]): boolean => meets(earlier, one, other)

const meets = (table: typeof implied, one: readonly string[], other: readonly string[]) =>
  one.some((said) => other.some((key) => table.get(said)?.has(key)))
