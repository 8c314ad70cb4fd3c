import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { type Comparison, veto } from './comparison.ts'
import { sameToken } from './same-token.ts'

/** What one does to another: who does it and to whom is not to be swapped. */
const DEEDS = new Set([
  'acquire',
  'appoint',
  'endorse',
  'indict',
  'invade',
  'pardon',
  'recognize',
  'replace',
  'strike',
  'sue',
])
const PASSIVE = /\b(?:acquired|appointed|bought|endorsed|invaded|pardoned|recogni[sz]ed|replaced|struck|sued) by\b/

/** "Israel strikes Iran" is not "Iran strikes Israel". */
export function compareRoles(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [rolesOf(a), rolesOf(b)]
  if (!x || !y || x.deed !== y.deed) return []
  const swapped = meet(x.before, y.after) && meet(x.after, y.before) && !meet(x.before, y.before)
  return swapped ? [veto('roles', 'unrelated', [show(x), show(y)])] : []
}

interface Roles {
  deed: string
  before: readonly Token[]
  after: readonly Token[]
}

function rolesOf({ core, title }: Proposition): Roles | undefined {
  const at = core.findIndex(({ key }) => DEEDS.has(key))
  const deed = core[at]?.key
  if (deed === undefined || PASSIVE.test(title.toLowerCase())) return undefined
  return { deed, before: core.slice(0, at).filter(isNamed), after: core.slice(at + 1).filter(isNamed) }
}

/** The venues' own country is light, and yet it acts. */
const isNamed = ({ ids, weight }: Token) => ids !== undefined || weight >= 1

const meet = (some: readonly Token[], others: readonly Token[]) =>
  some.some((token) => others.some((other) => sameToken(token, other)))

const show = ({ before, deed, after }: Roles) =>
  [...before.map(({ key }) => key), deed, ...after.map(({ key }) => key)].join(' ')
