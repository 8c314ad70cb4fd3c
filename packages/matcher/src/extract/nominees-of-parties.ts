import { answerOf } from './answer.ts'
import { kindOf } from './entities.ts'
import type { Proposition } from './proposition.ts'
import { readText } from './read.ts'
import { retitled } from './retitle.ts'

/**
 * Writes into each market that names one of the two large American parties and its nominee the question in which the
 * other of the two stands: "Will the Republican Party win?" with the label "Ann Roe", and "Ann Roe (R)" in a list
 * with no other candidate of that party.
 */
export function nameNominees(markets: readonly Proposition[]): void {
  const listed = markets.map(({ answer, qualifiers: { stage } }) =>
    answer?.kind === 'name' && stage === undefined ? BRACKETED.exec(answer.label) : null,
  )
  const parties = listed.flatMap((found) => (found ? [partyOf(found)] : []))
  for (const [index, market] of markets.entries()) {
    const found = listed[index]
    const alone = found && new Set(parties).size > 1 && parties.filter((one) => one === partyOf(found)).length === 1
    const text = found ? (alone ? partyOf(found) : undefined) : nomineeOf(market)
    const title = text && (found ? byParty(market, found, text) : market.title.replace(OF_PARTY, `Will ${text}`))
    if (title) market.alias = { ...inOtherWords(market, title, text), ...(found && { onlyCandidate: true }) }
  }
}

/** Matches a candidate with one of the two parties: "Ann Roe (D)", "Bob Doe (Republican)", "Eve Poe (R-OH)". */
const BRACKETED = /^(\p{Lu}[^()]+?) \((?:(D|Dem|Democrat|Democratic)|R|Rep|GOP|Republican)(?:[-,] ?[A-Z]{2})?\) ?$/u
const partyOf = ([, , democratic]: RegExpExecArray) => (democratic ? 'Democratic' : 'Republican')

const OF_PARTY =
  /^Will (?:(?:a|the) (?:candidate|nominee|representative) (?:from|of) )?the (?:Democratic|Republican) [Pp]arty(?= wins? )/
/** Matches the win of a post, which a person has: seats and chambers are won by parties alone. */
const POST = /\b(?:governor|gubernatorial|governorship|mayor|mayoral|presidency|presidential|senate (?:race|seat))\b/i
const NAME = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u

/** Returns the label of a market about the win of a party, if it is the name of a person. */
function nomineeOf({ title, answer, qualifiers }: Proposition): string | undefined {
  if (answer?.kind !== 'name' || qualifiers.stage !== undefined || title.includes(answer.label)) return undefined
  if (!NAME.test(answer.label) || !OF_PARTY.test(title) || !POST.test(title)) return undefined
  const isOfPerson = answer.tokens.every(({ ids, weight }) =>
    ids ? ids.every((id) => kindOf(id) === 'person') : weight >= 1,
  )
  return isOfPerson ? answer.label : undefined
}

/** Returns the title of the market of a nominee with the party in place of the name, if it has the name. */
const byParty = ({ title }: Proposition, [label, name = '']: RegExpExecArray, party: string): string | undefined =>
  title.includes(label)
    ? title.replace(label, party)
    : title.startsWith(`Will ${name} `)
      ? title.replace(name, `the ${party} Party`)
      : undefined

const inOtherWords = (market: Proposition, title: string, text: string): Proposition => ({
  ...retitled(market, title),
  // the event may ask for a party
  eventTokens: market.eventTokens.filter(({ key }) => key !== 'party'),
  answer: answerOf(text, readText(text)),
  yes: market.yes,
  no: market.no,
})
