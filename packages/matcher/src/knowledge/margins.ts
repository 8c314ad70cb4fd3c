const NUMBER = String.raw`\d[\d,.]*(?: ?(?:k|%))?`
const COMPARED = '(?:(?:between|more than|over|under|less than|fewer than|at least|at most|up to|[<>≤≥]) ?)?'
const AMOUNT = `${COMPARED}${NUMBER}\\+?(?: ?(?:-|–|to|and) ?${NUMBER})?\\+?`
const UNIT =
  '(?: ?(?:%|(?:pct|percent|pp|pts?|(?:percentage )?points?|(?:[Ee]lectoral (?:[Cc]ollege )?|popular )?votes|evs|EVs)\\b))'
const OR_MORE = '\\+?(?: or (?:fewer|greater|higher|less|lower|more))?'

/** The source of an expression for a margin of votes: "3-6%", "more than 10 points", "7+ pts". */
export const MARGIN: string = `${AMOUNT}${UNIT}${OR_MORE}`
/** The source of the same where the question says what is counted: "under 500". */
export const MARGIN_OF_ANSWER: string = `${AMOUNT}${UNIT}?${OR_MORE}`
