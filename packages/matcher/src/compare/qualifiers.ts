import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { QualifierKey } from '../extract/qualifiers.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { type Feature, settings } from '../settings.ts'
import { isExclusive } from './answers.ts'
import { agree, type Comparison, missing, veto } from './comparison.ts'
import { areEventsAlike } from './event-tokens.ts'
import { compareRanks } from './ranks.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns one comparison for each kind of qualifier (stage, office, chamber, share ...) that at least one of two questions
 * states. With `only`, other kinds are ignored.
 */
export function compareQualifiers(a: Proposition, b: Proposition, only?: ReadonlySet<QualifierKey>): Comparison[] {
  const keys = [...new Set([...Object.keys(a.qualifiers), ...Object.keys(b.qualifiers)])].sort() as QualifierKey[]
  const ranked = only ? undefined : compareRanks(a.qualifiers, b.qualifiers)
  const rest = keys
    .filter((key) => only?.has(key) ?? !(ranked && (key === 'place' || key === 'top' || key === 'reach')))
    .filter((key) => key !== 'order' || (a.qualifiers.order && b.qualifiers.order && !areEventsAlike(a, b)))
    .flatMap((key) => {
      const [x, y] = [a.qualifiers[key], b.qualifiers[key]]
      if (key === 'group' && (winsGroup(a, b) || winsGroup(b, a)))
        return [veto('group-winner-advances', x === undefined ? 'contains' : 'inside', [x, y], key)]
      // who runs for a nomination may lose it
      if (key === 'stage' && x === 'nomination' && y === x && isCandidacy(a) !== isCandidacy(b))
        return [veto('candidate-beside-nominee', isCandidacy(a) ? 'contains' : 'inside', [x, y], key)]
      if (x === y) return [agree(key, 'scope agrees', [x, y])]
      if (x !== undefined && y !== undefined)
        return [veto('other-qualifier', qualifierRelation(key, x, y), [x, y], key)]
      // seats in all are not one of them
      if (key === 'district' && (x === undefined ? a : b).build === 'count')
        return [veto('other-qualifier', 'unrelated', [x, y], key)]
      // "Survivor 51" and "Survivor Season 51"
      if (key === 'season' && saysNumber(x === undefined ? a : b, x ?? y)) return [agree(key, 'scope agrees', [x, y])]
      if (key === 'season' && isOtherNumber(x === undefined ? a : b, x ?? y))
        return [veto('other-season', 'unrelated', [x, y], key)]
      // who is among the first of a final is in it
      if (key === 'reach' && (x === undefined ? a : b).qualifiers.top !== undefined) return []
      if (key === 'top' && (x === undefined ? a : b).qualifiers.reach !== undefined)
        return [veto('one-sided-qualifier', x === undefined ? 'contains' : 'inside', [x, y], key)]
      // who leads after a round is not who leads in the end
      if (key === 'round' && a.qualifiers.top && b.qualifiers.top)
        return [veto('ranking-after-round', 'overlap', [x, y], key)]
      // who ends a fight in the first round ends it
      if (key === 'round' && IN_ROUND.test((x === undefined ? b : a).title))
        return [veto('in-round', x === undefined ? 'contains' : 'inside', [x, y])]
      const feature = `${key} missing`
      if (isFeature(feature)) return [missing(key, feature, [x, y])]
      // who reaches the final has entered the tournament, and who wins it has reached the final
      if (key === 'stage' && winsAtOnce(x === undefined ? b : a))
        return [veto('in-round', x === undefined ? 'contains' : 'inside', [x, y], key)]
      const open = x === undefined ? a : b
      const enters =
        ((key === 'reach' || key === 'top') && (isEntry(open) || isCandidacy(open))) ||
        (key === 'top' && isListed(open)) ||
        (key === 'stage' && isCandidacy(open))
      // only who wins has reached the final, or was nominated
      if ((key === 'reach' || key === 'stage') && !enters && assertsOther(open))
        return [veto('one-sided-qualifier', 'overlap', [x, y], key)]
      return [veto('one-sided-qualifier', oneSided(key, x ?? y ?? '', (x !== undefined) !== enters), [x, y], key)]
    })
  return ranked ? [ranked, ...rest] : rest
}

const isEntry = (proposition: Proposition) => {
  const { predicates } = vocabularyOf(proposition)
  return !predicates.includes('win') && predicates.some((key) => key === 'qualify' || key === 'participate')
}

/** A chart or a list has more places than its first ones. */
const isListed = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ key }) => ruleWords.entering.has(key)) && !questionTokens.some(({ key }) => key === 'win')

/** Who is nominated has run. */
const isCandidacy = (proposition: Proposition) => {
  const { predicates } = vocabularyOf(proposition)
  return predicates.includes('run') && !predicates.includes('win')
}

/** Returns whether something is asserted other than that somebody wins or is confirmed. */
const assertsOther = (proposition: Proposition) => {
  const { predicates } = vocabularyOf(proposition)
  return predicates.length > 0 ? !predicates.some((key) => CHOSEN.has(key)) : !isExclusive(proposition)
}

/** Who is elected or confirmed was nominated. */
const CHOSEN: ReadonlySet<string> = new Set(['confirm', 'win'])

/** Who wins an election in its first round wins it; who wins the first round may not. */
const WINS_AT_ONCE = /\b(?:outright|in (?:the )?(?:first|1st) round)\b/i

const winsAtOnce = ({ qualifiers, title }: Proposition) => qualifiers.place === undefined && WINS_AT_ONCE.test(title)

const IN_ROUND = /\bin (?:the )?(?:round \d|(?:first|second|third|fourth|fifth) round)/i

/** The winner of a group advances. */
const winsGroup = ({ qualifiers: one }: Proposition, { qualifiers: other }: Proposition) =>
  one.group !== undefined && other.group === undefined && PLAYS_ON.has(other.reach ?? '')

const PLAYS_ON = new Set(['knockout', 'round of 32', 'round of 16'])

const saysNumber = ({ questionTokens }: Proposition, number: string | undefined) =>
  questionTokens.some(({ key }) => key === number)

/** "Survivor 52" beside "Survivor Season 51". */
const isOtherNumber = ({ interval }: Proposition, number: string | undefined) =>
  interval?.bare === true && interval.low === interval.high && interval.low !== Number(number)

const isFeature = (name: string): name is Feature => name in settings.weights

function qualifierRelation(key: QualifierKey, x: string, y: string): SetRelation | 'unrelated' {
  if (key === 'place') return 'disjoint'
  if (key === 'top') {
    const [m, n] = [Number(x), Number(y)]
    if (x === 'cut' || y === 'cut') return x === 'cut' ? 'contains' : 'inside'
    return m < n ? 'inside' : 'contains'
  }
  if (key === 'reach') return (REACHED.get(x) ?? 0) > (REACHED.get(y) ?? 0) ? 'inside' : 'contains'
  if (key === 'stage') return STAGES.get(`${x} ${y}`) ?? 'overlap'
  return MAY_BOTH_HOLD.has(key) || key === 'source' || key === 'order' ? 'overlap' : 'unrelated'
}

/** Ranks the stages that a team can reach. */
const REACHED: ReadonlyMap<string, number> = new Map(
  Object.entries({
    knockout: 1,
    runoff: 1,
    'round of 32': 1,
    'round of 16': 2,
    quarterfinal: 3,
    semifinal: 4,
    final: 5,
  }),
)

/** Qualifiers of which two values, or one and none, leave two questions that may both come true. */
const MAY_BOTH_HOLD: ReadonlySet<QualifierKey> = new Set([
  'clause',
  'condition',
  'half',
  'inning',
  'map',
  'tenure',
  'without',
])

/** A running mate is not the nominee; the head of a ticket is. */
const STAGES: ReadonlyMap<string, SetRelation> = new Map(
  Object.entries({
    'running-mate nomination': 'disjoint',
    'nomination running-mate': 'disjoint',
    'ticket nomination': 'equal',
    'nomination ticket': 'equal',
  }),
)

/** Returns the relation that a qualifier on one side leaves: the winner was nominated, a half is not the whole game. */
function oneSided(key: QualifierKey, value: string, onA: boolean): SetRelation | 'unrelated' {
  if (key === 'top' || key === 'reach') return onA ? 'contains' : 'inside'
  if (key === 'first') return onA ? 'inside' : 'contains'
  if (key === 'stage') return value !== 'nomination' && value !== 'shortlist' ? 'overlap' : onA ? 'contains' : 'inside'
  if (key === 'place') return 'disjoint'
  return MAY_BOTH_HOLD.has(key) || key === 'series' || key === 'group' || key === 'split' ? 'overlap' : 'unrelated'
}
