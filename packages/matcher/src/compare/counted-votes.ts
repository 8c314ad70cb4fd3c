import { type Interval, withBounds } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { usChambers } from '../knowledge/us-chambers.ts'
import { ofQuestion } from './facts.ts'

/** Electoral votes that make a president, and all of them. Source: general knowledge. */
const [OF_ELECTORS, ELECTORS] = [270, 538]

/** Whether the question is about the number of electoral votes of somebody. */
export const isOfElectors: (proposition: Proposition) => boolean = ofQuestion(
  ({ interval, title, build }: Proposition) =>
    interval !== undefined &&
    !interval.bare &&
    interval.unit === undefined &&
    build !== 'margin' &&
    ELECTORAL.test(title),
)

/**
 * Returns the electoral votes of a question about their number, or about a lead in them, where two candidates receive all
 * of them; undefined for others.
 */
export const electorsOf = (question: Proposition): Interval | undefined => {
  const { build, interval, title } = question
  if (isOfElectors(question)) return interval
  if (build !== 'margin' || !interval || !/\belectoral votes\b/i.test(title)) return undefined
  const { low = 0, high = ELECTORS, ...rest } = interval
  return withBounds({ ...rest, whole: false, low, high }, (lead) => (ELECTORS + lead) / 2)
}

/** Whether the questions are about margins of wins. */
export const areOfMargins = (...questions: readonly Proposition[]): boolean =>
  questions.every(({ build, questionTokens }) => build === 'margin' || says(questionTokens, 'margin'))

/** Whether the question is about a share of the votes. */
export const isShareOfVotes: (proposition: Proposition) => boolean = ofQuestion(
  ({ interval, title, build }: Proposition) => interval?.unit === 'percent' && build !== 'margin' && SHARE.test(title),
)

const SHARE =
  /\bmajority of (?:the )?(?:\w+ )?votes?\b|\bvotes? (?:percent(?:age)?|share)\b|\b(?:share|percent(?:age)?) of (?:the )?(?:\w+ )?votes?\b|%(?: or (?:above|fewer|higher|less|more))? of (?:the )?(?:\w+ )?votes?\b|\breceives? [^?]*\d%[^?]* in the [^?]*\b(?:election|primary|referendum|run-?off)\b/i

/** Whether the question is about so many votes or seats that another one may still win. */
export const mayLose: (proposition: Proposition) => boolean = ofQuestion((proposition: Proposition) => {
  const { interval, title, build, questionTokens } = proposition
  if (!interval || interval.bare || build === 'margin') return false
  const { low = 0 } = interval
  if (isShareOfVotes(proposition)) return low < 50
  if (!COUNTS.test(title)) return false
  if (ELECTORAL.test(title)) return low < OF_ELECTORS
  const [sure = Number.POSITIVE_INFINITY] = questionTokens
    .flatMap(({ ids = [] }) => ids)
    .flatMap((id) => usChambers.get(id)?.sure ?? [])
  return low < sure
})

/** Matches a number of votes or seats, which may be an answer: "Ann Roe electoral votes - 270-299". */
const COUNTS =
  /\d\+?(?: or (?:fewer|less|more))? (?:[\w-]+ ){0,3}(?:delegates|electors|seats|votes)\b|\b(?:delegates|electors|seats|votes)\b[^?]*[?:-] (?:- )?(?:[a-z]+ ){0,2}[<>≤≥]?\d/i
const ELECTORAL = /\belectoral (?:college )?votes?\b|\belectors\b/i
