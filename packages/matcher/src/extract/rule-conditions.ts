import { ruleContrasts } from '../knowledge/rule-contrasts.ts'
import { sentencesOf } from '../settlement/sentences.ts'
import { allConditionsIn } from './all-conditions.ts'
import { criterionOf } from './criterion.ts'
import { memoize } from './memoize.ts'
import { type Token, tokensOf } from './tokens.ts'

/**
 * The conditions for YES that the resolution rules of a market add to its title. A condition that they do not mention
 * is absent.
 */
export interface RuleConditions {
  /** Whether an announcement of the act settles YES; absent where the rules do not say. */
  announcement?: 'enough' | 'not enough'
  /** Whether an agreement has to be signed for YES, or only announced. */
  agreement?: 'signed' | 'announced'
  /** Whether only a pardon settles YES, or any act of clemency. */
  clemency?: 'any' | 'pardon'
  /** Whether a bill (and no article of impeachment) has to become law for YES, or only to pass a vote. */
  bill?: 'law' | 'passed'
  /** Whether something similar to the subject settles YES too: "or a bill with substantially the same provisions". */
  similar?: true
  /** Being so at any time within the window settles YES. */
  anyTime?: true
  /** The number that settles the market is published as a whole number. */
  whole?: true
  /** A treaty or a law has to be in force for YES. */
  inForce?: true
  /** The contests of which winning one settles YES. */
  anyOf?: readonly (readonly Token[])[]
  /** The conditions that all have to hold for YES, each as a statement. */
  allOf?: readonly string[]
  /** The conditions of which one settles YES. */
  conditions?: readonly (readonly Token[])[]
  /** The condition for YES, in the words of the rules. */
  criterion?: string
  /** Whether an end of holding a post by death settles YES; absent where the rules do not say. */
  death?: 'counts' | 'excluded'
  /** For each row of definitions that rules choose between, the only one that these rules name, or EITHER. */
  definitions?: readonly (string | undefined)[]
  /** Drafts do not settle YES: a framework, a non-binding or partial agreement. */
  final?: true
  /** Each of several winners settles YES. */
  jointly?: true
  /** How long the state has to last: "30 consecutive days". */
  lasting?: string
  /** The post that has to be held, if the title only asks who leads. */
  post?: readonly Token[]
}

const ENOUGH =
  /\bannounce\w*\b[^.]*\b(?:alone (?:will|would|is)\b|(?:is|are|will be|would be) (?:sufficient|enough)|suffices?\b|(?:will|would|shall) (?:(?:also|still) )?(?:qualify|count|suffice)\b(?! only)|(?:will|would|shall) immediately resolve|even if the)|(?:,|\b(?:or|either)) (?:has |have )?(?:officially |publicly |formally )?announce[sd]? (?:that|he|she|they|his|her|their|its|an? intent)\b|\bor (?:(?:an?|her|his|its|the|their) )?(?:departure|exit|removal|resignation|retirement) (?:is|has been|was) (?:(?:formally|officially|publicly) )?announced\b/i
const NOT_ENOUGH =
  /\bannounce\w*\b[^.]*\b(?:(?:(?:are|is|do|does|wo|would)n[’']t|not) (?:be )?(?:sufficient|enough|count|qualify|suffice)|insufficient|alone (?:does|will|would) not|(?:counts?|qualif(?:y|ies)) only if|only (?:counts?|qualif(?:y|ies)) if)|\b(?:mere|sole)\w* announc|\bmust have an actual (?:departure|exit)\b|\bnot (?:just|merely|only|simply) announc|\bbased on the effective date of (?:the |his |her |their )?(?:departure|exit|resignation|retirement)\b/i
const BY_DEATH =
  /\b(?:includ\w+|counting) (?:by |her |his |their )?death\b|\bdeath (?:also )?(?:counts|included|qualifies)\b|\bdies(?:,| or) |\bfor (?:any|whatever) reason\b/i
const NOT_BY_DEATH =
  /\b(?:except|excluding|other than) (?:by |for )?death\b|\b(?:death|dies)\b[^.]*\b(?:not|last (?:fair|trad\w+) price)\b/i
const JOINTLY = /\b(?:individually|alone) or jointly\b|\b(?:among|one of) the winners\b/i
export const AGREEMENT = /\b(?:accord|agreement|deal|memorandum|pact|treaty)\b/i
const SIGNED = /\bsign(?:s|ed|ing)?\b/i
const UNSIGNED =
  /\b(?:whether or not|need not be|not (?:yet|have to be|necessarily)|even if (?:it is |they are )?(?:not|un)) ?signed\b/i
const ANNOUNCED = /\bannounc(?:e|es|ed)\b/i
const BECOMES_LAW = /\b(?:becomes? (?:a )?law|(?:is |be )?signed into law|enacted)\b/i
const PASSES =
  /^(?!.*impeach).*\b(?:(?:chambers?|congress|house|parliament|senate)\b[^.]* (?:pass(?:es)?|votes? (?:for|to))|pass(?:es|ed) (?:both|by|in|the (?:house|senate)))\b/i
const SIMILAR =
  /\bor (?:an?|another|any|other) (?:(?:[\w-]+ ){0,5}(?:effectively|materially|substantially) (?:equivalent|identical|similar|the same)|(?:comparable|equivalent|similar))\b/i
const PARDON = /\bpardon/i
const OTHER_CLEMENCY = /\b(?:clemency|commut(?:ation|ed|es?)|reprieve)/i
const DENIED = /\b(?:no|nor|not|never|only|without|excluding|excluded|rather than|other than|short of)\b|n[’']t\b/i
const COUNTED = /\b(?:count|includ|qualif|satisf|suffic|enough)/i
const ANY_TIME =
  /\bat any (?:time|point|moment)\b|\bon any day\b|\bbetween (?:issuance|market creation|the (?:creation|opening) of (?:this|the) market)\b/i
const DRAFT_EXCLUDED =
  /\b(?:frameworks?|non-?binding|partial|preliminary|interim|in principle|memorand\w+)\b[^.]*\b(?:do|does|will|would|shall)? ?not (?:be )?(?:sufficient|enough|count|qualify|suffice)|\b(?:definitive|(?:legally )?binding) (?:accord|agreement|deal|treaty)\b/i
const WHOLE =
  /\bwhole (?:integers?|numbers?|percent(?:age)?(?: points?)?s?|points?)\b|\b(?:published|reported|rounded|shown) (?:as|in|to) (?:an |the nearest )?(?:integers?|whole)\b/i
const IN_FORCE =
  /\b(?:must (?:also )?be|has to be|have to be|is|are|been|and) (?:signed and |approved and )?ratified\b|\bratification\b[^.]*\brequired\b/i
const NOT_IN_FORCE = /\b(?:not|without|regardless|need not|before)\b[^.]*\bratif/i
/** Matches a list of contests: "At least one of the following competitions: the ... or the ..." */
const ANY_OF =
  /\b(?:at least one|any|one|either) of (?:the following|these)(?: [a-z]+){0,3}: ?([^.]{5,400})|\b(?:major|slam|title|trophy|award|race)s? \(([^()]{8,300})\)/i
const CONDITIONS =
  /\b(?:either|any|one|at least one) of the following (?:conditions|criteria|occurs?|events?|happens?|things)?[^:]{0,40}:(.{20,1500})/is
const NUMBERED = /(?:^|[\s,;])(?:\(?\d\)|\d\.|\([a-c]\)|[-•])\s+/
/** Matches a word that each sentence has of which the meaning counts; most rules have none. */
const MAY_SAY =
  /announc|\bany\b|\bactual\b|binding|clemency|commut|creation|death|dies|effective date|framework|integer|interim|issuance|memorand|opening|partial|preliminary|principle|ratif|reason|reprieve|whole/i
const LASTING =
  /\b(?:hold|last|remain|stay|continue|maintain)\w*\b[^.]{0,60}?\b(?:for|at least|more than|a minimum of) (\w+ (?:[a-z]+ )?(?:days?|hours?|weeks?|months?))\b/i
const POST =
  /\bholds? (?:the )?(?:position|post|office|role|title) of (?:the )?([A-Za-z][A-Za-z ]{2,40}?) of (?:the )?(?=[A-Z])/

/** Returns the conditions for YES that the resolution rules of a market state; an empty object where none is found. */
export const ruleConditionsOf = memoize((rules: string): RuleConditions => {
  const sentences = MAY_SAY.test(rules) ? sentencesOf(rules) : []
  const says = (yes: RegExp, no?: RegExp) => sentences.some((sentence) => yes.test(sentence) && !no?.test(sentence))
  const list = ANY_OF.exec(rules)?.slice(1).find(Boolean)
  const allOf = allConditionsIn(rules)
  const conditions = CONDITIONS.exec(rules)?.[1]?.split(NUMBERED).slice(1)
  const post = POST.exec(rules)?.[1]
  const criterion = criterionOf(rules)?.text
  const definitions = definitionsIn(rules, criterion)
  const bill = !criterion ? undefined : BECOMES_LAW.test(criterion) ? 'law' : PASSES.test(criterion) && 'passed'
  const lasting = LASTING.exec(criterion ?? '')?.[1]
  const agreement = criterion && agreementIn(criterion)
  const isOther = (text: string) => OTHER_CLEMENCY.test(text) && !DENIED.test(text)
  const any = (criterion && isOther(criterion)) || sentences.some((one) => COUNTED.test(one) && isOther(one))
  const isDenied = sentences.some((one) => OTHER_CLEMENCY.test(one) && /\bresolves? (?:to )?["“]?no\b/i.test(one))
  const clemency = any ? 'any' : isDenied || (criterion && PARDON.test(criterion)) ? 'pardon' : undefined
  return {
    ...(agreement && { agreement }),
    ...(clemency && { clemency }),
    ...(bill && { bill }),
    ...(criterion && SIMILAR.test(criterion) && { similar: true as const }),
    ...(says(ANY_TIME) && { anyTime: true as const }),
    ...(says(WHOLE) && { whole: true as const }),
    ...(says(NOT_ENOUGH)
      ? { announcement: 'not enough' as const }
      : says(ENOUGH) && { announcement: 'enough' as const }),
    ...(says(NOT_BY_DEATH) ? { death: 'excluded' as const } : says(BY_DEATH) && { death: 'counts' as const }),
    ...(JOINTLY.test(rules) && { jointly: true as const }),
    ...(says(IN_FORCE, NOT_IN_FORCE) && { inForce: true as const }),
    ...(list && { anyOf: itemsOf(list) }),
    ...(allOf.length > 0 && { allOf }),
    ...(conditions && conditions.length > 1 && { conditions: conditions.map((condition) => tokensOf(condition)) }),
    ...(criterion && { criterion }),
    ...(definitions.some(Boolean) && { definitions }),
    ...(says(DRAFT_EXCLUDED) && { final: true as const }),
    ...(lasting && { lasting }),
    ...(post && { post: tokensOf(post) }),
  }
})

/**
 * Returns the conditions for YES of a market with a title and rules. An announcement that the title asks for is enough
 * where the rules do not say: "announce her retirement". Undefined where neither states any.
 */
export function conditionsOf(title: string, rules: string | undefined): RuleConditions | undefined {
  const stated = rules === undefined ? undefined : ruleConditionsOf(rules)
  if (stated?.announcement || !ASKS_ANNOUNCEMENT.test(title)) return stated
  return { ...stated, announcement: 'enough' }
}

const ASKS_ANNOUNCEMENT =
  /\bannounces? (?:(?:a|her|his|the|their) (?:departure|exit|resignation|retirement)\b|(?:(?:her|his|their|plans?|an? intent(?:ion)?) )*(?:to|that (?:he|she|they) will) (?:leave|resign|retire|step down)\b)/i

/**
 * Returns for each row of definitions the one that the rules name, or that the condition for YES lets either settle;
 * undefined where they name none or both.
 */
const definitionsIn = (rules: string, criterion = '') =>
  ruleContrasts.map((row) => {
    const [named, ...others] = row.filter(([, pattern]) => pattern.test(rules))
    if (others.length === 0) return named?.[0]
    return /\bor\b/i.test(criterion) && row.every(([, pattern]) => pattern.test(criterion)) ? EITHER : undefined
  })

/** The name of a row of which each definition may settle YES. */
export const EITHER = 'either'

/** Returns what has to be done to an agreement by the condition for YES; undefined where it is about none. */
function agreementIn(criterion: string): RuleConditions['agreement'] {
  if (!AGREEMENT.test(criterion)) return undefined
  if (SIGNED.test(criterion) && !UNSIGNED.test(criterion)) return 'signed'
  return ANNOUNCED.test(criterion) || UNSIGNED.test(criterion) ? 'announced' : undefined
}

const itemsOf = (list: string): (readonly Token[])[] =>
  list
    .split(/,(?: (?:and|or))?|\b(?:and|or)\b|;/)
    .map((item) => tokensOf(item.replace(/\b20\d\d(?:[-–]\d\d(?:\d\d)?)?\b/g, '')))
    .filter(({ length }) => length > 0)
