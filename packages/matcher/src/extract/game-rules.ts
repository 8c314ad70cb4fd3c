/** The rules name the game within this many characters at their beginning; later they say how it is settled. */
const BEGINNING = 600
const DATE = /\bscheduled (?:for|on) (?:[a-z]+day,? )?([a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?)\b/i
const SIDES =
  /\b(?:the|in|if) ([^,.;:"“”\n]{2,60}? (?:vs\.?|v\.?|at|@) [^,;:"“”\n]{2,60}?) (?:professional|men['’]?s|women['’]?s|college|amateur)\b[^,;\n]{0,60}?\b(?:game|match|fight|bout)\b/i
/** Matches the two sides of a game: "in the Jazz vs. Nuggets game". */
const NAMED_SIDES =
  /\bin the ((?:\p{Lu}[\p{L}\d.'’&-]* ?){1,4} ?(?:vs\.?|at|@) (?:\p{Lu}[\p{L}\d.'’&-]* ?){1,4}?) ?(?:[A-Z]{3,4} )?(?:game|match|matchup)\b/u

/**
 * Returns the date for which the resolution rules of a market schedule its game, as written there: "May 5, 2031".
 * Undefined where the rules state no such date.
 */
export const dateInRules = (rules: string): string | undefined => DATE.exec(rules.slice(0, BEGINNING))?.[1]

/**
 * Returns the two teams or players of a game as the resolution rules of a market name them: "... the Lima at Quito
 * professional soccer match" -> "Lima at Quito". Undefined where the rules name no two opponents.
 */
export function sidesInRules(rules: string): string | undefined {
  const beginning = rules.slice(0, BEGINNING)
  const [, sides] = SIDES.exec(beginning) ?? NAMED_SIDES.exec(beginning) ?? []
  // "If Lima wins the Lima at Quito ... game": the words up to the last article are not part of a name
  return sides?.replace(/^.*\b(?:wins?|of|in|during) the /i, '').replace(/^(?:the |upcoming )+/i, '')
}
