import type { MarketOutcome, UnifiedMarket } from '@crossvenue/venues'

/** A market of a question as far as its title is concerned. */
interface Titled {
  event: { title: string; markets: readonly Pick<UnifiedMarket, 'title'>[] }
  market: Pick<UnifiedMarket, 'title' | 'subtitle'>
  /** Its outcomes with their sides; the first one is what its title asks about. */
  outcomes: readonly (Pick<MarketOutcome, 'label'> & { side?: 'yes' | 'no' | undefined })[]
}

/**
 * Returns a title that says by itself what a question asks: that of its first market, with the option or the game that
 * it leaves out. Where the venue states neither, the next market that asks the same way names the question.
 */
export function questionTitle(markets: readonly Titled[]): string {
  const [first, ...others] = markets.map((market) => ({ ...wholeTitle(market), isOpposite: isOpposite(market) }))
  const named = first?.isWhole ? first : others.find(({ isWhole, isOpposite }) => isWhole && !isOpposite)
  return (named ?? first)?.title ?? ''
}

/** Names two sides that play each other. */
const GAME = /\s(vs?\.?|at|@)\s/i
const YES_OR_NO = /^(yes|no)$/i

/** Completes the title of one market, and says whether it is the only one of its event with that title. */
function wholeTitle({ event, market: { title, subtitle = '' }, outcomes }: Titled): {
  title: string
  isWhole: boolean
} {
  const isShared = event.markets.filter((other) => other.title === title).length > 1
  const ofEvent = event.markets.length > 1 && event.title === title ? subtitle : ''
  const option = (isShared && subtitle) || paidLabel(title, outcomes) || ofEvent
  const isNamed = option !== '' && !/[-–:]\s*$/.test(title.endsWith(option) ? title.slice(0, -option.length) : '')
  const whole = isNamed ? `${title} - ${option}` : title
  return { title: needsEvent(title, event) ? `${event.title} - ${whole}` : whole, isWhole: !isShared || isNamed }
}

/** Returns the label of YES where the title does not say it: "Heat vs. Pacers" pays on one of them, "O/U 241.5" on Over. */
function paidLabel(title: string, outcomes: Titled['outcomes']): string {
  const label = outcomes.find(({ side }) => side === 'yes')?.label ?? ''
  if (YES_OR_NO.test(label)) return ''
  return GAME.test(title) || !title.toLowerCase().includes(label.toLowerCase()) ? label : ''
}

/** "Will over 2.5 goals be scored?" asks about the game that only the event names, and "Giannis" is an option. */
function needsEvent(title: string, event: Titled['event']): boolean {
  const isGame = GAME.test(event.title)
  const words = new Set(wordsOf(title))
  if (wordsOf(event.title).some((word) => words.has(word)) || GAME.test(title)) return false
  return isGame || (event.markets.length > 1 && !title.endsWith('?'))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

const isOpposite = ({ outcomes: [first] }: Titled): boolean => first?.side === 'no'
