import { criterionOf } from './criterion.ts'
import type { GameQuestion, Market } from './market-selection.ts'
import { memoize } from './memoize.ts'
import { type Game, isAbbreviation, readDuel } from './sides.ts'
import { normalise } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/** Returns the first outcome of a market where it states a line: "Over 8.5", "Lakers -1.5". Empty for other outcomes. */
export function lineOf({ outcomes }: Market): string {
  const first = normalise(outcomes[0]?.label ?? '')
  return LINED.test(first) ? first : ''
}

/** Matches half lines only: the stakes of a whole line may be returned. */
const LINED = /^(?:over|under) \d+\.5$|\S \(?[-+]\d+\.5\)?$/

/** Returns the side a market is for, by its title, label, first outcome or ticker. */
export function sideOf(game: Game, { market, title, name, ticker }: GameQuestion): 0 | 1 | undefined {
  const duel = readDuel(title.text, new Map())
  const found = duel && bySimilarity(game, duel.sides[duel.winner].label)
  if (found !== undefined) return found
  const first = market.outcomes[0]?.label
  const spoken = [
    lineOf(market),
    name.text,
    first && !/^(?:yes|no)$/i.test(first) ? normalise(first) : '',
    questionSubject(title.text),
  ]
  for (const text of spoken) {
    const found = text ? bySimilarity(game, text) : undefined
    if (found !== undefined) return found
  }
  if (ticker?.option !== undefined) return byCode(game, ticker.option, ticker.teams)
  return sideInRules(game, market)
}

/**
 * Returns the side that has to win for YES by the rules of a market whose title names both: "Lakers vs. Kings" with
 * "Resolves YES if the Kings win".
 */
function sideInRules(game: Game, { description, outcomes }: Market): 0 | 1 | undefined {
  if (description === undefined || !/^yes$/i.test(outcomes[0]?.label ?? '')) return undefined
  const winner = WINNER_IN_RULES.exec(criterionOf(description)?.text ?? '')?.[1]
  return winner === undefined ? undefined : bySimilarity(game, normalise(winner))
}

/** Matches who wins by the condition for YES; a win by some points is another bet. */
const WINNER_IN_RULES = /^(?:the )?(.+?) (?:wins?|beats?|defeats?|advances?)\b(?! by\b)/i

/**
 * Returns the part of a title that names its subject: X in "Will X win ...", "X leading at halftime", "Spread: X
 * (-1.5)".
 */
export function questionSubject(text: string): string {
  const plain = /(?:.*[:?-] |^)(?:will )?(?:the )?([^:?]+?) (?:wins?|leading|beat|to win|advance)\b/.exec(text)?.[1]
  return plain ?? /^(?:spread|\w+ handicap): (.+?) \(/.exec(text)?.[1] ?? /[:-] ([^:]+)$/.exec(text)?.[1] ?? ''
}

/**
 * Returns the side that the text names, by words that only its name has: in "Alpha Gaming" beside "Beta Gaming" these are
 * "alpha" and "beta". Undefined where the text does not distinguish them. `tokens` are those of the text, if it was read
 * before.
 */
export function bySimilarity({ sides }: Game, text: string, tokens?: readonly Token[]): 0 | 1 | undefined {
  if (/\bvs?\b/.test(text)) return undefined
  const parts = new Set(text.split(NO_WORD))
  const [left, right] = [wordsOfLabel(sides[0].label), wordsOfLabel(sides[1].label)]
  const isNamed = (own: readonly string[], other: readonly string[]) =>
    own.some((word) => parts.has(word) && !other.includes(word))
  const share = (own: readonly string[]) => own.filter((word) => parts.has(word)).length / Math.max(own.length, 1)
  // "Inter Milan" shares a word with AC Milan and is Internazionale
  const isCut = share(left) < 1 && share(right) < 1
  const team = isCut ? byTeam(sides, tokens ?? tokenise(text)) : undefined
  if (team !== undefined) return team
  const named = [isNamed(left, right), isNamed(right, left)]
  if (named[0] !== named[1]) return named[0] ? 0 : 1
  const shares = named[0] ? [share(left), share(right)] : [left, right].map((own) => Math.floor(share(own)))
  const [ofLeft = 0, ofRight = 0] = shares
  if (ofLeft !== ofRight) return ofLeft > ofRight ? 0 : 1
  return named[0] ? undefined : byTeam(sides, tokens ?? tokenise(text))
}

const NO_WORD = /[^a-z0-9]+/
const wordsOfLabel = memoize((label: string): readonly string[] => label.split(NO_WORD).filter(Boolean))

/** Returns the side whose team the words name: "New York" is the side that the title calls the Knicks. */
function byTeam(sides: Game['sides'], words: readonly Token[]): 0 | 1 | undefined {
  const named = new Set(words.flatMap(({ ids = [] }) => ids))
  if (named.size === 0) return undefined
  const [left, right] = sides.map(({ tokens }) => tokens.some(({ ids }) => ids?.some((id) => named.has(id))))
  return left === right ? undefined : left ? 0 : 1
}

function byCode({ sides }: Game, code: string, teams: string | undefined): 0 | 1 | undefined {
  const letters = code.toLowerCase().replace(/[^a-z]/g, '')
  const fits = sides.map(({ label }) => isAbbreviation(letters, label))
  if (fits[0] !== fits[1]) return fits[0] ? 0 : 1
  if (!teams?.includes(code)) return undefined
  return teams.startsWith(code) ? 0 : 1
}
