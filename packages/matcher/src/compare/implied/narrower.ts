import type { EntityId } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import type { Token } from '../../extract/tokens.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import type { ForgivenessTests } from './forgiveness-tests.ts'
import { isNamesake } from './namesakes.ts'
import { isStatedOtherwise } from './stated-otherwise.ts'
import { isGameOfSeveral } from './tournaments.ts'

/** A meeting "in the US", which is narrower than a meeting anywhere, although the US usually need not be named. */
const isPlaceOfMeeting = ({ ids }: Token, { questionTokens, title }: Proposition) =>
  ids?.includes(USA) === true && questionTokens.some(({ key }) => key === 'meet') && IN_USA.test(title)

const IN_USA = /\bin (?:the )?(?:US|USA|U\.S\.|United States)(?:\W|$)/

/** "Jr." beside the name without it. */
const isOtherPerson = (token: Token, one: Proposition, other: Proposition) =>
  token.weight >= 0.3 && ruleWords.otherPerson.has(token.key) && !isStatedOtherwise(token, one, other)

const USA: EntityId = 'country:usa'

/**
 * Tests for words whose absence in the other question counts more than usual, because they make a question narrower:
 * "Jr.", a meeting "in the US".
 */
export const narrowingWords: ForgivenessTests = [
  ['meeting-in-usa', isPlaceOfMeeting],
  ['other-person', isOtherPerson],
  ['namesake', isNamesake],
  ['game-of-several', isGameOfSeveral],
]
