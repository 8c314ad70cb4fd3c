import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'

/** Whether the token names a post or an office: "president", "CEO". */
export const isPost = (token: Token): boolean => ruleWords.post.has(token.key) || isOffice(token)

/** Whether the token names an office of the table of offices: "president", but not "CEO". */
export const isOffice = (token: Token): boolean => isOfKind(token, 'office')

/** Whether the token names the presidency of a country. */
export const isPresident = ({ ids }: Token): boolean => ids?.includes('office:president') ?? false

/** Whether a title asks who is president at some time, and not who wins, runs or comes next. */
export const isOfPresident = (title: string): boolean => HOLDS.test(title)
const HOLDS = /\b(?:be|becomes?|is) (?:the )?(?:u\.?s\.? )?president\b(?!ial|[ -]elect)/i

/** Whether one of some tokens is a place that somebody leaves ("leave Russia"), and not the place of a post. */
export const includesPlaceLeft = (tokens: readonly Token[], { questionTokens }: Proposition): boolean =>
  tokens.some(
    (token) =>
      isOfKind(token, 'country', 'state') && questionTokens[questionTokens.indexOf(token) - 1]?.key === 'leave',
  )

/** Whether the token names the post of the head of a government who is no president. */
export const isHeadship = ({ ids }: Token): boolean => ids?.some((id) => HEADSHIPS.has(id)) ?? false
const HEADSHIPS: ReadonlySet<string> = new Set(['office:prime-minister', 'office:chancellor'])

/** Whether a question is about leaving a place ("leave Russia") and therefore not about leaving a post. */
export const leavesPlace = (question: Proposition): boolean =>
  includesPlaceLeft(question.questionTokens, question) && LEAVES_PLACE.test(question.title)

/** Matches a verb of leaving before what is left, unless this is a post: "leave Peru", not "leave office in Peru". */
const LEAVES_PLACE =
  /\b(?:leav(?:e|es|ing)|left|exit(?:s|ed|ing)?|depart(?:s|ed|ing)?|out of) (?:the )?(?!office\b|power\b|post\b|his\b|her\b|their\b|as\b|in\b|by\b|before\b|on\b|from (?:office|power)\b)\S/i
