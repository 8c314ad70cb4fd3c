import { readDates } from '../extract/dates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { remembered } from '../extract/remembered.ts'
import { normalise } from '../extract/text.ts'
import { type Token, tokenise } from '../extract/tokens.ts'
import { type Comparison, veto } from './comparison.ts'
import { ruleWords } from './rule-words.ts'
import { sameToken } from './same-token.ts'

/** "Israel strikes Iran" is not "Iran strikes Israel"; what comes before another, or is more, is not less. */
export function compareRoles(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [rolesOf(a), rolesOf(b)]
  if (x.order && y.order && areSwapped(x.order, y.order))
    return [veto('order', 'disjoint', [show(x.order), show(y.order)])]
  if (x.deed && y.deed && x.deed.name === y.deed.name && areSwapped(x.deed, y.deed))
    return [veto('roles', 'unrelated', [show(x.deed), show(y.deed)])]
  const [one, other] = [x.subject, y.subject]
  if (!one || !other || x.passive !== y.passive || !doOther(a, one, b, other)) return []
  return [veto('roles', 'unrelated', [one.key, other.key])]
}

interface Roles {
  /** Who does something, and to whom. */
  deed?: Sides
  /** What is to be first, or more, and before whom. */
  order?: Sides
  /** Of whom it is asked whether he will. */
  subject?: Token
  /** Whether somebody is told behind "by" or "from". */
  passive: boolean
}

interface Sides {
  name: string
  before: readonly Token[]
  after: readonly Token[]
}

const rolesOf = remembered((proposition: Proposition): Roles => {
  const [deed, order, subject] = [deedOf(proposition), orderOf(proposition), subjectOf(proposition)]
  const passive = AGENT.test(proposition.title)
  return { passive, ...(deed && { deed }), ...(order && { order }), ...(subject && { subject }) }
})

const AGENT = / (?:by|from) (?:the )?\p{Lu}/u

/** What one does to another: who does it and to whom is not to be swapped. */
const DEEDS = ruleWords('acquire appoint endorse indict invade pardon recognize replace strike sue')
const PASSIVE = /\b(?:acquired|appointed|bought|endorsed|invaded|pardoned|recogni[sz]ed|replaced|struck|sued) by\b/

function deedOf({ core, title }: Proposition): Sides | undefined {
  const at = core.findIndex(({ key }) => DEEDS.has(key))
  const name = core[at]?.key
  if (name === undefined || PASSIVE.test(title.toLowerCase())) return undefined
  return { name, before: core.slice(0, at).filter(isNamed), after: core.slice(at + 1).filter(isNamed) }
}

const SECOND = / (?:before|than) (?![$\d])(.+)$/

/** "Will Ann marry before Bob?", "Will Ann earn more than Bob?", but not "before May". */
function orderOf({ core, title }: Proposition): Sides | undefined {
  const second = SECOND.exec(title)?.[1]
  const [first = '', next = ''] = second?.split(' ') ?? []
  if (second === undefined || readDates(normalise(`in ${first} ${next}`)).mentions.length > 0) return undefined
  const later = new Set(tokenise(normalise(second), new Map()).map(({ key }) => key))
  return {
    name: 'before',
    before: core.filter(({ key }) => !later.has(key)),
    after: core.filter(({ key }) => later.has(key)),
  }
}

const areSwapped = (x: Sides, y: Sides) =>
  meet(x.before, y.after) && meet(x.after, y.before) && !(x.name !== 'before' && meet(x.before, y.before))

const SUBJECT = /^(?:Will|Does|Did|Can|Has|Is) (?:the )?["“]?(\p{Lu}[\p{L}\d'’-]*)/u

/** "Will China ...": the name behind the verb that asks. */
function subjectOf({ core, title }: Proposition): Token | undefined {
  const [, name] = SUBJECT.exec(title) ?? []
  const [first] = name === undefined ? [] : tokenise(normalise(name), new Map())
  return (
    first && core.find(({ key, ids }) => key.split(' ')[0] === first.key || ids?.some((id) => first.ids?.includes(id)))
  )
}

/** Each of the two does to the other what both questions say between them: sanction, insult, overtake. */
function doOther({ core: a }: Proposition, x: Token, { core: b }: Proposition, y: Token): boolean {
  if (sameToken(x, y)) return false
  const [from, to] = [a.indexOf(x), a.findIndex((token) => sameToken(token, y))]
  const [back, forth] = [b.indexOf(y), b.findIndex((token) => sameToken(token, x))]
  if (to < from + 2 || forth < back + 2) return false
  const between = b.slice(back + 1, forth)
  return a.slice(from + 1, to).some(({ key }) => !MUTUAL.has(key) && between.some((token) => token.key === key))
}

/** What two do together. */
const MUTUAL =
  ruleWords(`ceasefire clash collaborat date deal debate divorce draw engaged face fight ipo marry match meet merge normalize peac play share sign talk
  tie trade war`)

/** The venues' own country is light, and yet it acts. */
const isNamed = ({ ids, weight }: Token) => ids !== undefined || weight >= 1

const meet = (some: readonly Token[], others: readonly Token[]) =>
  some.some((token) => others.some((other) => sameToken(token, other)))

const show = ({ before, name, after }: Sides) =>
  [...before.map(({ key }) => key), name, ...after.map(({ key }) => key)].join(' ')
