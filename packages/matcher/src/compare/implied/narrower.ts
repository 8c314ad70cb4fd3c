import type { EntityId } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import type { Token } from '../../extract/tokens.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import type { ForgivenessTests } from './forgiveness-tests.ts'
import { isStatedOtherwise } from './stated-otherwise.ts'

/** The United States usually need not be named, but a meeting in them is narrower than any meeting. */
const isPlaceOfMeeting = ({ ids }: Token, { questionTokens, title }: Proposition) =>
  ids?.includes(USA) === true && questionTokens.some(({ key }) => key === 'meet') && IN_USA.test(title)

const IN_USA = /\bin (?:the )?(?:US|USA|U\.S\.|United States)(?:\W|$)/

/** "Jr." beside a name without it. */
const isOtherPerson = (token: Token, one: Proposition, other: Proposition) =>
  token.weight >= 0.3 && ruleWords.otherPerson.has(token.key) && !isStatedOtherwise(token, one, other)

const USA: EntityId = 'country:usa'

/** Words that weigh more than by themselves, as they make a question a narrower one: "Jr.", a meeting "in the US". */
export const narrowingWords: ForgivenessTests = [
  ['meeting-in-usa', isPlaceOfMeeting],
  ['other-person', isOtherPerson],
]
