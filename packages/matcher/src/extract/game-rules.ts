/** Rules begin with the game they are about; what follows says how it is settled. */
const BEGINNING = 600
const DATE = /\bscheduled (?:for|on) (?:[a-z]+day,? )?([a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?)\b/i
const SIDES =
  /\b(?:the|in|if) ([^,.;:"“”\n]{2,60}? (?:vs\.?|v\.?|at|@) [^,;:"“”\n]{2,60}?) (?:professional|men['’]?s|women['’]?s|college|amateur)\b[^,;\n]{0,60}?\b(?:game|match|fight|bout)\b/i
/** "in the Jazz vs. Nuggets game" */
const NAMED_SIDES =
  /\bin the ((?:\p{Lu}[\p{L}\d.'’&-]* ?){1,4} ?(?:vs\.?|at|@) (?:\p{Lu}[\p{L}\d.'’&-]* ?){1,4}?) ?(?:[A-Z]{3,4} )?(?:game|match|matchup)\b/u

/**
 * Returns the date for which a market's rules say that its game is scheduled, as written there: "May 5, 2031".
 * Undefined where they name none.
 */
export const dateInRules = (rules: string): string | undefined => DATE.exec(rules.slice(0, BEGINNING))?.[1]

/**
 * Returns the two sides of a game as a market's rules name them: "... the Lima at Quito professional soccer match" ->
 * "Lima at Quito". Undefined where they name none.
 */
export function sidesInRules(rules: string): string | undefined {
  const beginning = rules.slice(0, BEGINNING)
  const [, sides] = SIDES.exec(beginning) ?? NAMED_SIDES.exec(beginning) ?? []
  // "If Lima wins the Lima at Quito ... game": what stands before the last article is no side
  return sides?.replace(/^.*\b(?:wins?|of|in|during) the /i, '').replace(/^(?:the |upcoming )+/i, '')
}
