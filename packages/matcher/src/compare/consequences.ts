import { includesKind, isOfKind } from '../extract/entities.ts'
import { matchesAny } from '../extract/matches-any.ts'
import type { Proposition } from '../extract/proposition.ts'
import { readQuantities } from '../extract/quantities.ts'
import { readText } from '../extract/read.ts'
import { retitled } from '../extract/retitle.ts'
import { normalise } from '../extract/text.ts'
import { consequences as rows, SUBJECT } from '../knowledge/consequences.ts'
import { ofQuestion } from './facts.ts'
import { hasAlternatives } from './joins.ts'
import { casesIn } from './joint-names.ts'
import { nomineePairOf } from './nominee-pairs.ts'

/** Questions that follow from a question, or from which it follows. */
export interface Consequences {
  /** Questions that come true whenever this one does. */
  implied: readonly Proposition[]
  /** Questions that make this one come true. */
  premises: readonly Proposition[]
  /** Questions that cannot come true together with this one. */
  excluded: readonly Proposition[]
  /** Questions about each of the names that it joins by "and", which all come true. */
  each: readonly Proposition[]
  /** Questions of which one comes true whenever this one does, and each makes it come true: "Ann or Bob wins". */
  cases: readonly Proposition[]
  /** For each of several persons, the questions of which one comes true whenever this one does, and excludes the others. */
  either: readonly (readonly Proposition[])[]
}

/** The consequences of a question from which nothing follows. */
export const NOTHING: Consequences = { implied: [], premises: [], excluded: [], each: [], cases: [], either: [] }

/** Whether a title has a phrase of the table, whatever its subject, or names that are joined. */
const mayHave = matchesAny([...rows.map(({ said }) => withoutSubject(said)), / (?:and|or) /])

function withoutSubject(said: RegExp): RegExp {
  const behind = said.source.split(`${SUBJECT} `)[1]
  return behind === undefined ? said : new RegExp(` ${behind}`)
}

/**
 * Returns the questions that follow from a question by the phrases of its title and by the names that it joins. Empty
 * lists for a question that denies something, and for the event as a whole.
 */
export const consequencesOf = ofQuestion((proposition: Proposition): Consequences => {
  const { title, negated, ref, asks, named, terms } = proposition
  // "another candidate" of one list may be another person than that of the other list
  if ((negated && !OF_TWO.test(title)) || ref.marketId === undefined || asks !== undefined || named) return NOTHING
  const pair = nomineePairOf(proposition)
  const may = mayHave(title)
  const ruled = (terms?.allOf ?? []).map((condition) => retitled(proposition, `Will ${condition}`))
  if (!may && !pair && ruled.length === 0) return NOTHING
  const isPersonal = !includesKind(proposition.questionTokens, 'country') && namesAnybody(proposition)
  const found = may
    ? rows.filter(
        ({ said, personal, american, amount }) =>
          said.test(title) &&
          !(personal && !isPersonal) &&
          !(american && !proposition.politician?.party.startsWith('party:us-')) &&
          (!amount || amount === compareAmounts(said.exec(title) ?? [])),
      )
    : []
  const joined = pair ? undefined : casesIn(proposition)
  if (found.length === 0 && !joined && !pair && ruled.length === 0) return NOTHING
  // what follows from one of two alternatives does not follow from both
  const certain = hasAlternatives(title) ? [] : found
  const stated = (key: 'implies' | 'follows' | 'excludes') =>
    (key === 'follows' ? found : certain).flatMap(({ said, [key]: texts = [] }) =>
      texts.map((text) => inClause(retitled(proposition, replaced(title, said, text)), proposition)),
    )
  const nominated = pair?.titles.map((titles) => titles.map((one) => retitled(proposition, one))) ?? []
  const each = joined?.titles.map((one) => retitled(proposition, one)) ?? []
  return {
    implied: [...stated('implies'), ...ruled, ...nominated.filter(({ length }) => length === 1).flat()],
    premises: stated('follows'),
    excluded: stated('excludes'),
    each: joined?.all ? each : [],
    cases: joined?.all === false ? each : [],
    either: nominated.filter(({ length }) => length > 1),
  }
})

/** Matches two questions in one, of which only one may deny something. */
const OF_TWO = / and will /

/** Returns one of two questions in one without the dates of the other; other questions that follow unchanged. */
function inClause(clause: Proposition, { title }: Proposition): Proposition {
  if (!OF_TWO.test(title)) return clause
  const [part, whole] = [readText(clause.title), readText(title)]
  if (part.dates.length === whole.dates.length) return clause
  const { window: _, years, ...time } = clause.time
  return { ...clause, time: { ...time, years: part.dates.length > 0 ? years : [] } }
}

/** Whether a question names somebody or a team, and not only a contest: "2031 Lima Party nominee" asks who it is. */
const namesAnybody = ({ answer, questionTokens }: Proposition) =>
  answer !== undefined || questionTokens.some((token) => token.weight >= 0.75 && !isOfKind(token, ...CONTESTS))
const CONTESTS = ['award', 'ceremony', 'league', 'office', 'party', 'trophy'] as const

/** Returns how the amount of the first group of a match compares with that of the second; undefined for equal ones. */
function compareAmounts([, ...groups]: readonly string[]): 'lower' | 'higher' | undefined {
  const [one = 0, other = 0] = groups.map((text) => readQuantities(normalise(text)).quantities[0]?.interval.low)
  return one < other ? 'lower' : one > other ? 'higher' : undefined
}

const replaced = (title: string, said: RegExp, text: string) => title.replace(said, text).replace(/ {2,}/g, ' ')
