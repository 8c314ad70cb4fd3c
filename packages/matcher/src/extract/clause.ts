import { formsOf, nounsOfActs, type Verb, verbs } from '../knowledge/verbs.ts'
import { rewritten } from '../rules/rewrite.ts'
import { rewriteOf } from '../rules/rewrites.ts'
import { readDates } from './dates.ts'
import { entityAt } from './entities.ts'
import { memoize } from './memoize.ts'
import { normalise } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/**
 * The verb of a title with the parties before and behind it. A passive is read as its active: "Taiwan is invaded by
 * China" has the agent China and the patient Taiwan.
 */
export interface VerbClause {
  /** Key of the verb's token. */
  verb: string
  /** Both parties do it to each other: "meet", "marry". */
  mutual: boolean
  /** One of the two does it to the other, and never both: "outperform". */
  comparative: boolean
  /**
   * Without a party behind it, the active means the same as the passive: "the film releases", "the film is released".
   */
  alone: boolean
  /** Empty in a passive without an agent. */
  agents: readonly Token[]
  patients: readonly Token[]
}

type Form = 'active' | 'participle'

const knownForms = new Map<string, { verb: Verb; forms: ReadonlySet<Form> }>()
for (const verb of verbs) {
  const { base, third, past, participle } = formsOf(verb)
  for (const [text, form] of [
    [base, 'active'],
    [third, 'active'],
    [past, 'participle'],
    [participle, 'participle'],
  ] as const) {
    const forms = knownForms.get(text)?.forms ?? []
    knownForms.set(text, { verb, forms: new Set([...forms, form]) })
  }
}

/**
 * Whether the word is a form of a verb in `knowledge/verbs.ts` ("invades", "invaded") or "out", which stands for one.
 */
export const isVerbForm = (word: string): boolean => knownForms.has(word) || word === 'out'

const ASKS = /^(?:will|does|do|did|can|could|has|have|is|are)$/i
const BE = /^(?:be|been|being|is|are|was|were|get|gets|got)$/
const BETWEEN =
  /^(?:not|never|ever|also|again|officially|formally|publicly|successfully|first|still|fully|legally|really)$/
const OF_NAMES = /^(?:of|the|de|da|di|del|der|la|le|al|bin|van|von|and|or|y|&|a|an)$/
const ARTICLE = /^(?:the|an?|his|her|its|their)$/i
const PARTICIPLE = /(?:ed|en|wn|ought|elt|uck)$/
const SUBJECT_AT_MOST = 8

/**
 * Finds the verb of a title and who does it to whom. Returns a clause with an empty `verb` and no parties where there
 * is none.
 */
export const verbClauseOf = memoize((title: string): VerbClause => readClause(title) ?? NONE)
const NONE: VerbClause = { verb: '', mutual: false, comparative: false, alone: false, agents: [], patients: [] }

/** Acts that somebody receives, with the participle of the verb: "receives a pardon from" is "is pardoned by". */
const RECEIVED: ReadonlyMap<string, string> = new Map(
  Object.entries({ endorsement: 'endorsed', invitation: 'invited', nomination: 'nominated', pardon: 'pardoned' }),
)
const RECEIVES = new RegExp(
  `\\b(?:receives?|gets?|be (?:given|granted|offered)) (?:an? )?(?:[a-z]+ )?(${[...RECEIVED.keys()].join('|')}) (?:(from|by) )?`,
)

/** A bill that passes a chamber is passed by it. */
const PASSES_CHAMBER =
  /(?<= (?:Act|Amendment|Bill|Resolution|act|bill|resolution)) pass(?:es)? (?=(?:the )?(?:US )?(?:Congress|House|Parliament|Senate)\b)/g

/** Matches the roles that persons have meanwhile, who are named again: "beat Bob Doe, with Ann Roe as the nominee". */
const AS_ROLES = /,? with \p{Lu}.* as .*$/u

const ACTS = ['launches-attack', 'imposes-sanctions', 'files-lawsuit', 'sells-more-than'].map(rewriteOf)

/** Matches a question who does something, with its answer: "Who will visit Lima? - Ann Roe". */
const ANSWERED = /^Who will (?!the\b)(\p{Ll}[^?]*)\? - (\p{Lu}.*)$/u

const NOUNS = [...nounsOfActs.keys()].join('|')
/** Matches an act that is named by its noun: "Chile's annexation of Peru" is read as "Chile annex Peru". */
const NAMED_ACT = new RegExp(
  `^(?:Will )?(\\p{Lu}[\\p{L}.-]*(?: \\p{Lu}[\\p{L}.-]*){0,3})(?:['’]s?)? (${NOUNS}) of (?=\\p{Lu}|the \\p{Lu})`,
  'u',
)
/** The same of a passive: "annexation of Peru by Chile". */
const SUFFERED_ACT = new RegExp(`^(?:Will )?(?:[Tt]he )?(${NOUNS}) of (.{2,40}?) by (?=\\p{Lu})`, 'iu')

const participleOf = (noun: string) => formsOf({ lemma: nounsOfActs.get(noun.toLowerCase()) ?? noun }).participle

function readClause(title: string): VerbClause | undefined {
  const plain = title
    .slice(0, 300)
    .replace(ANSWERED, 'Will $2 $1')
    .replace(/[?!"“”]/g, '')
    .replace(AS_ROLES, '')
    .replace(PASSES_CHAMBER, ' be passed by ')
  const words = ACTS.reduce(rewritten, plain)
    .replace(RECEIVES, (_, act: string, by?: string) => `be ${RECEIVED.get(act)} ${by ? 'by ' : ''}`)
    .replace(NAMED_ACT, (_, agent: string, noun: string) => `Will ${agent} ${nounsOfActs.get(noun)} `)
    .replace(SUFFERED_ACT, (_, noun: string, patient: string) => `${patient} be ${participleOf(noun)} by `)
    .trim()
    .split(/\s+/)
  const start = ASKS.test(words[0] ?? '') ? 1 : 0
  const at = verbAt(words, start)
  if (at === undefined) return undefined
  const main = words[at.verb]?.toLowerCase() ?? ''
  const particle = particleAt(words, at.verb)
  const known = particle === '' ? knownForms.get(main)?.verb : undefined
  const key = keyOf(`${known?.lemma ?? main}${particle && ` ${particle}`}`)
  const before = words.slice(start, at.from)
  const after = words.slice(at.verb + (particle === '' ? 1 : 2))
  const by = at.passive ? after.findIndex((word, place) => word === 'by' && isParty(after, place + 1)) : -1
  const [ofAgents, ofPatients] = at.passive ? [by < 0 ? [] : after.slice(by + 1), before] : [before, after]
  let [agents, patients]: (readonly Token[])[] = []
  return {
    verb: key,
    mutual: known?.mutual === true,
    comparative: known?.comparative === true,
    // for a verb that is not in the table it is not known whether active and passive mean the same
    alone: known === undefined || known.alone === true,
    // few titles are compared with another one of the same verb
    get agents() {
      agents ??= partiesIn(ofAgents)
      return agents
    },
    get patients() {
      patients ??= partiesIn(ofPatients)
      return patients
    },
  }
}

/** Returns the particle that belongs to the verb at an index: "over" in "take over Acme". Empty where there is none. */
function particleAt(words: readonly string[], verb: number): string {
  const particle = words[verb + 1] ?? ''
  return TAKES.test(words[verb] ?? '') && particle === 'over' ? particle : ''
}
const TAKES = /^(?:takes?|took|taken)$/

interface VerbAt {
  /** Index of the word behind the subject, and index of the main verb. */
  from: number
  verb: number
  passive: boolean
}

/**
 * Returns the first verb behind the subject: a verb of the table, or else the word that follows the names at the
 * beginning of the question.
 */
function verbAt(words: readonly string[], start: number): VerbAt | undefined {
  for (let from = start + 1; from < Math.min(words.length, start + SUBJECT_AT_MOST); from++) {
    let verb = from
    while (BETWEEN.test(words[verb] ?? '')) verb++
    const word = words[verb] ?? ''
    // behind an article, it is a noun: "the name", "a visit"
    if (ARTICLE.test(words[verb - 1] ?? '')) continue
    if (BE.test(word)) {
      verb++
      while (BETWEEN.test(words[verb] ?? '')) verb++
      const participle = words[verb] ?? ''
      const known = knownForms.get(participle)
      const by = verb + (particleAt(words, verb) === '' ? 1 : 2)
      const stated = words[by] === 'by' && isParty(words, by + 1)
      const passive = known ? known.forms.has('participle') : stated && PARTICIPLE.test(participle)
      return passive ? { from, verb, passive } : undefined
    }
    const known = knownForms.get(word)
    if (known) {
      // a comparative verb is read whatever stands on its sides: gold, wages
      if (known.verb.comparative && /^[\p{L}$]/u.test(words[verb + 1] ?? '')) return { from, verb, passive: false }
      if (known.forms.has('active') && isParty(words, verb + 1)) return { from, verb, passive: false }
      // headlines leave out "be": "ETF approved by May" has no parties, but "Roe pardoned by Doe" and "Doe pardoned
      // Roe" have
      const passive = words[verb + 1] === 'by' && isParty(words, verb + 2)
      if (passive || isParty(words, verb + 1)) return { from, verb, passive }
      continue
    }
    // "unbeaten" in "the winner be unbeaten" is no verb
    if (BE.test(words[verb + 1] ?? '')) continue
    const isVerb = start === 1 && /^\p{Ll}{3,}$/u.test(word) && !OF_NAMES.test(word) && !TITLE.test(word)
    const behind = verb + (particleAt(words, verb) === '' ? 1 : 2)
    if (isVerb && isParty(words, behind) && isNamed(words.slice(start, from))) return { from, verb, passive: false }
  }
  return undefined
}

/** Whether the words before a word are all names, so that the word is the verb. */
const isNamed = (subject: readonly string[]) =>
  subject.some((word) => /^[\p{Lu}\d]/u.test(word)) &&
  subject.every((word) => /^[\p{Lu}\d]/u.test(word) || OF_NAMES.test(word) || TITLE.test(word))

/**
 * Whether a party stands at this index (a person or a thing with a name) and not a date: "by Iran", "by gold", not "by
 * June".
 */
function isParty(words: readonly string[], at: number): boolean {
  let first = words[at]?.toLowerCase() === 'the' ? at + 1 : at
  while (TITLE.test(words[first] ?? '') && first < at + 3) first++
  const word = words[first] ?? ''
  if (!/^\p{Lu}/u.test(word) && !(word.length > 2 && entityAt([word], 0))) return false
  return readDates(normalise(`in ${words.slice(first, first + 3).join(' ')}`)).rest.startsWith('in ')
}

/** A title before a name: "sack coach Ann Roe". */
const TITLE =
  /^(?:captain|ceo|chair(?:man|woman)?|chancellor|chief|coach|director|general|governor|head|justice|king|manager|mayor|minister|president|prime|queen|secretary|senator)$/

const keyOf = memoize((word: string): string => tokenise(word)[0]?.key ?? word)

const partiesIn = (words: readonly string[]): Token[] =>
  tokenise(readDates(normalise(words.join(' '))).rest).filter(
    ({ key, ids, weight }) => (ids !== undefined || weight >= 1) && !/^\d/.test(key),
  )
