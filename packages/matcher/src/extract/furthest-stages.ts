import type { UnifiedEvent } from '@crossvenue/venues'
import type { Market } from './market-selection.ts'

/** Matches the question how far a team gets in a cup, or where it is eliminated, with the team and the cup. */
const QUESTIONS = [
  /^How far will (?<team>.{2,60}?) (?:advance|get|go|make it|progress) in (?<cup>.{3,80}?)\??$/i,
  /^(?<team>[^:]{2,60}): (?<cup>.{3,80}?) stage of elimination$/i,
  /^(?<cup>.{3,80}?) - (?<team>.{2,60}?) stage of elimination$/i,
]

const RUNNER_UP =
  /\brunners?[- ]?up\b|\b(?:championship game|final)s?\b.*\b(?:loss|lose|loses|lost)\b|\blos\w* .*\bfinal$/i
const WON = /\b(?:win|wins|winners?|won|champions?)\b/i
const FINAL = /^(?:the )?(?:championship game|final)s?$/i
const STAGE =
  /^(?:the )?(group stage|round of \d+|quarter-?finals?|semi-?finals?|sweet (?:16|sixteen)|elite (?:8|eight)|final (?:4|four))$/i

/**
 * Returns the event with the stages that a team reaches at most as questions: "How far will Norway go in the Lima Cup?"
 * with the label "Semifinals" asks "Will Norway be eliminated in the Semifinals of the Lima Cup?". Returns the same object
 * where nothing changes.
 */
export function withFurthestStages(event: UnifiedEvent): UnifiedEvent {
  const { team, cup } = QUESTIONS.map((question) => question.exec(event.title)?.groups).find(Boolean) ?? {}
  if (team === undefined || cup === undefined) return event
  // beside a winner, who reaches the final at most has lost it
  const hasWinner = event.markets.some((market) => WON.test(labelOf(market, event.title)))
  const markets = event.markets.map((market) => {
    const title = titleOf(labelOf(market, event.title), team, cup, hasWinner)
    const { subtitle: _, ...rest } = market
    return title === undefined ? market : { ...rest, title }
  })
  return { ...event, markets }
}

/** Returns the label of a market, which may only be in its title behind that of the event. */
const labelOf = ({ subtitle, title }: Market, eventTitle: string): string =>
  subtitle ?? (title.startsWith(`${eventTitle} - `) ? title.slice(eventTitle.length + 3) : '')

function titleOf(label: string, team: string, cup: string, hasWinner: boolean): string | undefined {
  if (RUNNER_UP.test(label) || (hasWinner && FINAL.test(label))) return `Will ${team} be runner-up in ${cup}?`
  if (WON.test(label)) return `Will ${team} win ${cup}?`
  const [, stage] = STAGE.exec(label) ?? []
  return stage && `Will ${team} be eliminated in the ${stage} of ${cup}?`
}
