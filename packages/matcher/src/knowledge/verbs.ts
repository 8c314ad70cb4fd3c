/** A verb with two parties, one of which acts on the other, with its irregular forms. */
export interface Verb {
  lemma: string
  /** Past and participle if they are irregular: "buy", "bought", "bought". */
  past?: string
  participle?: string
  /** Both parties do it to each other (meet, marry, trade), so their order makes no difference. */
  mutual?: true
  /** The party that does it to the other cannot also suffer it from the other: outperform. */
  comparative?: true
  /** Without a second party, active and passive mean the same: "the film releases" is "the film is released". */
  alone?: true
}

const verb = (row: string, more: Omit<Verb, 'lemma' | 'past' | 'participle'> = {}): Verb => {
  const [lemma = '', past, participle = past] = row.split(' ')
  return { lemma, ...(past && { past }), ...(participle && { participle }), ...more }
}

const rows = (text: string, more: Omit<Verb, 'lemma' | 'past' | 'participle'> = {}): Verb[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((row) => verb(row, more))

/** Verbs with two parties: "invade", "acquire". Source: general knowledge. */
export const verbs: readonly Verb[] = [
  ...rows(`
    abandon, absorb, accuse, acquire, ambush, annex, appoint, approve, arrest, assassinate, attack, audit, avoid, back,
    ban banned, beat beat beaten, besiege, betray, blackmail, blame, block, blockade, bomb, boycott, bribe, buy bought,
    capture, challenge, charge, choose chose chosen, condemn, confirm, conquer, convict, criticise, criticize, defeat,
    defend, deport, depose, destroy, detain, dismiss, drop dropped, eliminate, endorse, evacuate, evict, execute,
    expel expelled, expropriate, extradite, feature, fire, hire, hit hit, impeach, indict, insult, interview, invade, investigate,
    invite, jail, kidnap kidnapped, kill, leave left, mention, name, nominate, occupy, oust, outbid outbid, outlaw,
    override overrode overridden, overtake overtook overtaken, overthrow overthrew overthrown, pardon, pass, penalize,
    pick, poach, praise, prosecute, purchase, raid, ratify, rebuke, recall, recapture, recognise, recognize, reject,
    replace, reprimand, rescue, sabotage, sack, sanction, say said, seize, shoot shot, snub, sponsor, strike struck, subpoena,
    succeed, sue, summon, suspend, target, thank, threaten, topple, trust, undercut undercut, unseat, veto, visit, warn,
    whitelist
  `),
  ...rows('launch, ship shipped', { alone: true }),
  ...rows('outearn, outperform, outpoll, outscore, outsell outsold, outspend outspent', { comparative: true }),
  ...rows('meet met, marry, divorce, join, fight fought, debate, date', { mutual: true }),
]

/**
 * The nouns of acts with the verb: "annexation" -> "annex". An act that has a title of its own, such as an election, is
 * not among them. Source: general knowledge.
 */
export const nounsOfActs: ReadonlyMap<string, string> = new Map(
  `accusation accuse, acquisition acquire, annexation annex, assassination assassinate, condemnation condemn,
    deportation deport, destruction destroy, detention detain, devaluation devalue, disqualification disqualify,
    evacuation evacuate, eviction evict, expulsion expel, extradition extradite, imprisonment imprison, invasion invade,
    investigation investigate, liquidation liquidate, nationalization nationalize, ouster oust, prosecution prosecute,
    ratification ratify, recognition recognize, seizure seize, suspension suspend`
    .split(/\s*,\s*/)
    .map((row) => row.split(' ') as [string, string]),
)

/**
 * Returns the forms of a verb: base, third person, past, participle and "-ing": invade, invades, invaded, invaded,
 * invading.
 */
export function formsOf({ lemma, past, participle }: Verb) {
  const bare = lemma.replace(/e$/, '')
  const soft = /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}i` : undefined
  const regular = soft ? `${soft}ed` : lemma.endsWith('e') ? `${lemma}d` : `${lemma}ed`
  const third = soft ? `${soft}es` : /(?:s|x|z|ch|sh)$/.test(lemma) ? `${lemma}es` : `${lemma}s`
  return {
    base: lemma,
    third,
    past: past ?? regular,
    participle: participle ?? past ?? regular,
    ing: lemma.endsWith('ee') ? `${lemma}ing` : isDoubled(past, lemma) ? `${lemma}${lemma.at(-1)}ing` : `${bare}ing`,
  }
}

/** Whether a past form doubles the last letter: "banned", and so "banning", of "ban". */
const isDoubled = (past: string | undefined, lemma: string) => past === `${lemma}${lemma.at(-1)}ed`
