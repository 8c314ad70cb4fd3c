import { memoize } from './memoize.ts'
import { type ReadText, readText } from './read.ts'

/** Matches rules that are a question, as venues with short titles have them: "Which party will win Lima North?" */
const QUESTION = /^(?:Who|What|When|Which|Will)\b[^?]{10,250}\?/

/** Returns the question with which the resolution rules of a market begin; empty where they do not begin with one. */
export const questionOfRules = memoize(
  (rules: string | undefined): ReadText => readText(rules === undefined ? undefined : QUESTION.exec(rules)?.[0]),
)
