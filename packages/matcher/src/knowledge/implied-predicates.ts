const rows = (table: string): readonly (readonly [said: string, implied: string])[] =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [said = '', implied = ''] = row.trim().split(': ')
      return implied.split(' ').map((one) => [said, one] as const)
    })

/**
 * Predicates with those that they imply at the same moment: to resign is to leave. Only implications that hold in every
 * realistic world stand here; all other predicates of a topic overlap. Source: general knowledge.
 */
export const impliedAtOnce = rows(`
  airdrop: launch
  commute: clemency
  die: leave
  fire: leave
  headline: perform
  perform: attend
  pardon: clemency
  plead-guilty: convict
  resign: leave
  retire: leave
  sign: join
`)

/**
 * Predicates with those that have to come true before them.
 *
 *     win  ->  qualify  ->  participate          convict  ->  charge
 *      |                                         confirm  ->  appoint
 *      +--->  run  ->  announce
 */
export const impliedBefore = rows(`
  acquire: announce
  become-law: pass
  confirm: appoint
  convict: charge indict
  launch: announce
  marry: engaged
  qualify: participate run
  release: announce
  run: announce
  sign: agree announce
  sentence: convict
  win: participate qualify run
`)
