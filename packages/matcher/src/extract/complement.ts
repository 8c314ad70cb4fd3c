import type { UnifiedEvent } from '@crossvenue/venues'
import { readingWords } from '../knowledge/reading-words.ts'
import { answerOf } from './answer.ts'
import { sportOf } from './entities.ts'
import type { Market } from './market-selection.ts'
import type { Proposition } from './proposition.ts'
import { readText } from './read.ts'
import { titleOfSide } from './title-of-side.ts'
import type { Token } from './tokens.ts'
import { union } from './union.ts'

/**
 * Returns the proposition of the second outcome of a market whose two outcomes are opponents ("Lakers" / "Celtics"), of
 * which one loses when the other wins. Undefined for all other markets. `sharedTokens` are the question tokens without
 * the names of the two outcomes.
 */
export function complementOf(
  proposition: Proposition,
  event: UnifiedEvent,
  { title, outcomes }: Market,
  sharedTokens: readonly Token[],
): Proposition | undefined {
  const [first, second] = outcomes
  if (outcomes.length !== 2 || !first || !second) return undefined
  const namesNobody = isYesNo(second.label) || isDenial(first.label, second.label)
  const { selection, yes, no } = proposition
  const swapped = { ...(no && { yes: no }), ...(yes && { no: yes }) }
  if (selection) {
    if (selection.marketType !== 'winner' || selection.side === undefined) return undefined
    // NO on a Yes/No market means that the other team wins only in sports without draws
    if (namesNobody && (!hasNoDraws(proposition) || event.markets.some(isDraw))) return undefined
    return { ...proposition, ...swapped, selection: { ...selection, side: selection.side === 0 ? 1 : 0 } }
  }
  if (namesNobody) return undefined
  const name = readText(second.label)
  const answer = answerOf(second.label, name)
  return {
    ...proposition,
    ...swapped,
    title: titleOfSide(title, second.label, first.label),
    questionTokens: union(sharedTokens, name.tokens),
    ...(answer && { answer }),
  }
}

/**
 * Whether the game, or the part of it that the question is about, cannot end in a draw. A half may end in a draw where
 * the game cannot.
 */
function hasNoDraws({ game, qualifiers }: Proposition): boolean {
  const { league = '' } = game ?? {}
  return (
    readingWords.noDraws.has(sportOf(league) ?? league) &&
    qualifiers.half === undefined &&
    qualifiers.inning === undefined
  )
}

const isDraw = ({ title, subtitle = '' }: Market) => /\b(?:draw|tie)\b/i.test(`${title} ${subtitle}`)

/**
 * Whether the label of an outcome is "Yes", "No" or a similar pair (up/down, over/under, true/false), so that it names
 * no side.
 */
export const isYesNo = (label: string) => /^(?:yes|no|up|down|over|under|true|false)$/i.test(label)

/** Whether the second label denies the first ("Arsenal" / "Not Arsenal"), so that it names no opponent. */
export const isDenial = (first: string, second: string) => second.toLowerCase() === `not ${first.toLowerCase()}`
