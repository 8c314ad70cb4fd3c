import { type EntityId, includesKind } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { says } from '../../extract/says.ts'
import type { Token } from '../../extract/tokens.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import { isOtherInitial } from '../initials.ts'
import { isOffice } from '../posts.ts'
import { isStatedOtherwise } from './contexts.ts'
import { type ForgivenessTests, isIn, isNoEntity, isWord, names } from './forgiveness-tests.ts'
import { isGeneration } from './names.ts'
import { isNamesake } from './namesakes.ts'
import { isGameOfSeveral, isSport } from './tournaments.ts'

/** A meeting "in the US", which is narrower than a meeting anywhere, although the US usually need not be named. */
const isPlaceOfMeeting = (_: Token, { questionTokens, title }: Proposition) =>
  says(questionTokens, 'meet') && IN_USA.test(title)

const IN_USA = /\bin (?:the )?(?:US|USA|U\.S\.|United States)(?:\W|$)/

/** "US deaths" in a war that other countries fight too, where the other question counts those of all. */
const isOwnOfWar = (_: Token, { title }: Proposition, other: Proposition) =>
  OWN.test(title) && includesKind(other.questionTokens, 'country')

const OWN =
  /\b(?:US|USA|U\.S\.|American) (?:\w+ )?(?:casualties|citizens|deaths|fatalities|forces|hostages|personnel|service ?members|soldiers|troops)\b/i
/** "next" beside a deadline: who takes the post until then may come after the next one, and the next one after it. */
const isNextBesideDeadline = (_: Token, { time, questionTokens }: Proposition, other: Proposition) =>
  time.window === undefined &&
  other.time.window?.kind === 'deadline' &&
  questionTokens.some(isOffice) &&
  !other.questionTokens.some((token) => token.key === 'election' || token.key === 'win')

/** "Jr." beside the name without it. */
const isOtherPerson = (token: Token, one: Proposition, other: Proposition) =>
  token.weight >= 0.3 && !isStatedOtherwise(token, one, other) && !isGeneration(token, one, other)

const USA: EntityId = 'country:usa'

/**
 * Tests for words whose absence in the other question counts more than usual, because they make a question narrower:
 * "Jr.", a meeting "in the US".
 */
export const narrowingWords: ForgivenessTests = [
  ['meeting-in-usa', isPlaceOfMeeting, names(USA)],
  ['own-of-war', isOwnOfWar, names(USA)],
  ['next-beside-deadline', isNextBesideDeadline, isWord('next')],
  ['other-person', isOtherPerson, isIn(ruleWords.otherPerson)],
  ['other-initial', isOtherInitial, isNoEntity],
  ['namesake', isNamesake, isNoEntity],
  ['game-of-several', isGameOfSeveral, isSport],
]
