const NUMBER = String.raw`\d[\d,.]*(?: ?(?:k|%))?`
const COMPARED = '(?:(?:between|more than|over|under|less than|fewer than|at least|at most|up to|[<>≤≥]) ?)?'
const AMOUNT = `${COMPARED}${NUMBER}\\+?(?: ?(?:-|–|to|and) ?${NUMBER})?\\+?`
const UNIT =
  '(?: ?(?:%|(?:pct|percent|pp|pts?|(?:percentage )?points?|(?:[Ee]lectoral (?:[Cc]ollege )?|popular )?votes|evs|EVs)\\b))'
const OR_MORE = '\\+?(?: or (?:fewer|greater|higher|less|lower|more))?'

/** The source of an expression for a margin of votes: "3-6%", "more than 10 points", "7+ pts". */
export const MARGIN: string = `${AMOUNT}${UNIT}${OR_MORE}`
/** The source of the same where the question says what is counted: "under 500". */
const MARGIN_OF_ANSWER: string = `${AMOUNT}${UNIT}?${OR_MORE}`

const WORDS = '(?:margin of (?:victory|win)|(?:victory|win|winning) margin)'
/** Matches the words by which a title asks by how much a contest is won; what is left of the title is the contest. */
export const ASKS_FOR_MARGIN: RegExp = new RegExp(
  String.raw`(?:\bwhat (?:will|is) (?:be )?)?(?:\bthe )?\b(?:${WORDS}|(?<=\bwhat will be the )margin(?= (?:for|in|of)\b))\b(?: be)?(?: (?:for|in|of|on))?(?: the\b)?`,
  'i',
)

const NAME = String.raw`(?!the\b|(?:election )?winner\b)(?:the )?(\p{L}[\p{L}'’. -]*?)`
const BAND = `(${MARGIN_OF_ANSWER})`
const titled = (source: string) => new RegExp(`${source}[ ?]*$`, 'iu')
/** Titles that name the winner, so that the answers are the margins alone; the second group is the contest. */
export const OF_WINNER: readonly RegExp[] = [
  `^(?:by )?how (?:much|many (?:percentage )?(?:points|votes)) will ${NAME} win (?:the )?(.+?)(?: by)?`,
  `^(?:what will (?:be )?)?(?:the )?${WORDS} (?:for|of) ${NAME}(?: be)? in (?:the )?(.+?)`,
  `^(?:what will (?:be )?)?${NAME}['’]s? ${WORDS}(?: be)? in (?:the )?(.+?)`,
].map(titled)
/** Matches a question with winner, contest and margin. */
export const WHOLE_QUESTION: RegExp = titled(
  `^Will the ${WORDS} (?:for|of) ${NAME} in (?:the )?(.+?) be ((?:above|at least|at most|below|between|greater|less|more|over|under|\\d).*?)`,
)
export const BAND_ALONE: RegExp = titled(`^(?:by )?${BAND}`)
/** Matches an answer with the winner and the margin: "Ann Roe, 3-6%", "Democrats win by less than 5 points". */
export const WINNER_AND_BAND: RegExp = titled(
  `^(?!(?:at|between|fewer|less|more|over|under|up|will)\\b)${NAME}(?:(?:,|:| -)? (?:to )?(?:wins? )?by|[,:]| -|(?= [\\d<>≤≥])) ?${BAND}`,
)

/** Matches the answer of a list of margins that leaves the margin open: "Roe win". */
export const WINNER_ALONE: RegExp = titled(`^${NAME} wins?`)
/** Matches an answer with a share of the votes, which shows by itself that the list is one of margins: "Yes by 5% - 10%". */
export const LEADS: RegExp = new RegExp(`^\\p{Lu}[^,:%]* by ${MARGIN_OF_ANSWER}$`, 'u')
